import { brotliCompressSync } from 'node:zlib';
import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { type Locale, pathIn, text, textWith } from './texts.ts';
import { byTurns } from './visitor.ts';

const locales: readonly Locale[] = ['en', 'de'];

test.beforeEach(() => byTurns(1));

/** What the server sends, before any script runs. */
async function fetchPage(
  request: APIRequestContext,
  address: string,
): Promise<{ response: APIResponse; html: string; visible: string }> {
  const response = await request.get(address, { maxRedirects: 0 });
  const html = await response.text();
  const visible = html
    .replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
  return { response, html, visible };
}

const attributes = (html: string, tag: RegExp) =>
  [...html.matchAll(tag)].map(([found]) => found.replace(/&amp;/g, '&'));

for (const locale of locales) {
  test(`the lobby is rendered on the server in ${locale} [2.1-01] [2.1-02] [2.1-04]`, async ({
    request,
    baseURL,
  }) => {
    const { response, html, visible } = await fetchPage(request, pathIn(locale, '/'));
    expect(response.status()).toBe(200);
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
    for (const key of [
      'pages.home.hero.first',
      'pages.home.hero.second',
      'pages.home.hero.join',
      'layout.header.signIn',
      'layout.header.search',
      'layout.nav.providers',
      'categories.names.slots',
      'categories.collections.lit-tonight.title',
      'categories.collections.all-slots.title',
      'layout.footer.calm.title',
    ])
      expect(visible, key).toContain(text(locale, key));
    const games = attributes(
      html,
      new RegExp(`<a[^>]*href="${pathIn(locale, '/games/')}[^>]*>`, 'g'),
    );
    expect(games.length).toBeGreaterThanOrEqual(10);
    expect(html).toContain(`href="${baseURL}${pathIn(locale, '/')}"`);
    expect(Buffer.byteLength(html), 'bytes of the page').toBeLessThan(150_000);
    expect(brotliCompressSync(html).length, 'bytes of it by brotli').toBeLessThan(25_000);
  });

  test(`the head names the page's language and addresses in ${locale} [2.1-41]`, async ({
    request,
    baseURL,
  }) => {
    const path = '/categories/slots';
    const { html } = await fetchPage(request, `${pathIn(locale, path)}?sort=rtp`);
    const address = (code: Locale) => `${baseURL}${pathIn(code, path)}`;
    const head = html.slice(0, html.indexOf('</head>'));
    expect(attributes(head, /<link[^>]*rel="canonical"[^>]*>/g)).toEqual([
      expect.stringContaining(`href="${address(locale)}"`),
    ]);
    for (const code of locales)
      expect(head).toMatch(
        new RegExp(`<link[^>]*hrefLang="${code}"[^>]*href="${address(code)}"`, 'i'),
      );
    expect(head).toMatch(new RegExp(`hrefLang="x-default"[^>]*href="${address('en')}"`, 'i'));
    expect(head).toMatch(new RegExp(`property="og:url"[^>]*content="${address(locale)}"`));
    const category = text(locale, 'categories.names.slots');
    expect(head).toContain(`<title>${textWith(locale, 'pages.category.title', { category })}`);
  });

  test(`a category says what it is, below its heading and in its head, in ${locale} [2.1-10] [2.1-41]`, async ({
    request,
  }) => {
    const description = text(locale, 'categories.descriptions.slots');
    const { html, visible } = await fetchPage(request, pathIn(locale, '/categories/slots'));
    expect(visible).toContain(description);
    for (const name of ['name="description"', 'property="og:description"'])
      expect(attributes(html, new RegExp(`<meta ${name}[^>]*>`, 'g'))).toEqual([
        expect.stringContaining(`content="${description}"`),
      ]);
  });

  test(`a game is previewed by a picture of its own, any other page by the site's, in ${locale} [2.1-41]`, async ({
    request,
    baseURL,
  }) => {
    const pictureOf = async (path: string) => {
      const { html } = await fetchPage(request, pathIn(locale, path));
      return [...html.matchAll(/<meta property="og:image(:?\w*)" content="([^"]*)"/g)].map(
        ([, property, content]) => [property, content],
      );
    };
    const size = [
      [':width', '1200'],
      [':height', '630'],
    ];
    const address = `${baseURL}/media/games/koi-lantern.png`;
    expect(await pictureOf('/games/koi-lantern')).toEqual([
      ['', address],
      ...size,
      [':alt', 'Koi Lantern'],
    ]);
    expect(await pictureOf('/providers')).toEqual([['', `${baseURL}/og-default.png`], ...size]);
    for (const picture of [address, '/og-default.png']) {
      const response = await request.get(picture, { maxRedirects: 0 });
      expect(response.headers()['content-type']).toBe('image/png');
      const png = await response.body();
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });

  test(`no category leads to that of the first collection, with the query, in ${locale} [2.1-10]`, async ({
    request,
  }) => {
    const { data } = await (await request.get('/api/game/collections')).json();
    const first = pathIn(locale, `/categories/${data[0].category}`);
    const { response } = await fetchPage(
      request,
      `${pathIn(locale, '/categories')}?volatility=high&sort=rtp`,
    );
    expect(response.status()).toBe(307);
    expect(response.headers().location).toBe(`${first}?volatility=high&sort=rtp`);
  });

  test(`what names nothing is a 404 page in ${locale} [2.1-03] [2.1-36] [2.1-38] [2.1-39] [8-14]`, async ({
    request,
  }) => {
    for (const path of [
      '/no-such-page',
      '/no/such/page',
      '/main/none',
      '/categories/none',
      '/games/none',
      '/games/no%20such%2Fgame',
      '/providers?provider=none',
    ]) {
      const { response, html, visible } = await fetchPage(request, pathIn(locale, path));
      expect(response.status(), path).toBe(404);
      expect(visible, path).toContain(text(locale, 'pages.error.notFound.title'));
      expect(visible, path).toContain(text(locale, 'pages.error.notFound.description'));
      expect(html, path).toContain('/art/pier-404.svg');
      const home = `<a[^>]*href="${pathIn(locale, '/')}"[^>]*>${text(locale, 'pages.error.homepage')}`;
      expect(html, path).toMatch(new RegExp(home));
    }
  });
}

test('what is written about bonuses, questions and terms has pages, as the way to write has [2.1-09] [2.1-11] [2.1-17] [2.1-19]', async ({
  request,
}) => {
  for (const [address, heading] of [
    ['/bonus/how-bonuses-work', 'How bonuses work'],
    ['/contact', text('en', 'pages.contact.title')],
    ['/questions', text('en', 'pages.questions.title')],
    ['/questions/account', 'Account and sign-in'],
    ['/static/terms', 'Terms of use'],
  ] as const) {
    const { response, html } = await fetchPage(request, address);
    expect(response.status(), address).toBe(200);
    expect(html, address).toMatch(new RegExp(`<h1[^>]*>(?:<[^>]+>)*${heading}`));
  }
  for (const folder of ['bonus', 'questions', 'static'])
    expect((await fetchPage(request, `/${folder}/none`)).response.status(), folder).toBe(404);
});

test('the main page shows the lobby [2.1-05]', async ({ request }) => {
  const { response, visible } = await fetchPage(request, '/main');
  expect(response.status()).toBe(200);
  expect(visible).toContain(text('en', 'pages.home.hero.first'));
});

test('the default language has no prefix, and others must be known [2.1-01] [2.1-02]', async ({
  request,
}) => {
  for (const [prefixed, plain] of [
    ['/en', '/'],
    ['/en/categories/slots?sort=rtp', '/categories/slots?sort=rtp'],
  ] as const) {
    const { response } = await fetchPage(request, prefixed);
    expect(response.status(), prefixed).toBe(301);
    expect(response.headers().location).toBe(plain);
  }
  for (const path of ['/xx', '/DE', '/de-at', '/deu'])
    expect((await fetchPage(request, path)).response.status(), path).toBe(404);
});

test('the chosen language decides where an address has none [9-03]', async ({ request }) => {
  const response = await request.get('/categories/slots?sort=rtp', {
    headers: { cookie: 'user-language=de' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe('/de/categories/slots?sort=rtp');
});

test('pages of a player lead a guest to the sign-in at home [6-02] [2.1-12] [2.1-15] [2.1-18]', async ({
  request,
}) => {
  for (const path of ['/favorites', '/recently-played', '/profile', '/profile/history'])
    for (const locale of locales) {
      const { response } = await fetchPage(request, pathIn(locale, path));
      expect(response.status(), path).toBe(307);
      expect(response.headers().location).toBe(`${pathIn(locale, '/')}?sign-in=true`);
    }
});

test('every page carries a policy that lets nothing in but what it needs [P-31]', async ({
  request,
}) => {
  const { response, html } = await fetchPage(request, '/');
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  const [, nonce] = /script-src[^;]*'nonce-([^']+)'/.exec(policy) ?? [];
  // What machines read of the page is data, which no browser runs.
  const scripts = attributes(html, /<script\b[^>]*>/g).filter(
    (script) => !script.includes('application/ld+json'),
  );
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  const again = (await fetchPage(request, '/')).response.headers()['content-security-policy'];
  expect(again).not.toContain(nonce);
});

test('no spelling of an address leads off the site [P-33]', async ({ request, baseURL }) => {
  for (const path of [
    '//evil.example',
    '/%2f%2fevil.example',
    '/\\evil.example',
    '/de//evil.example',
    '/en//evil.example',
    '/en/%2fevil.example',
    '//user@evil.example/%2e%2e',
  ]) {
    const response = await request.fetch(`${baseURL}${path}`, { maxRedirects: 0 });
    const { location } = response.headers();
    if (location === undefined) continue;
    expect(new URL(location, baseURL).origin, `${path} to ${location}`).toBe(baseURL);
  }
});

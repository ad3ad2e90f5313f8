import { ask, signedIn } from './player.ts';
import { pathIn, text } from './texts.ts';
import { byTurns, expect, inLanguages, look, newcomer, settled, test, visit } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

const keeper = (page: import('@playwright/test').Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

inLanguages(['en', 'de'], (locale) => {
  test(`without a connection the offline page speaks ${locale}`, async ({
    page,
    context,
    complaints,
  }) => {
    await visit(page, pathIn(locale, '/'));
    await expect.poll(() => keeper(page)).toBe('activated');
    await context.setOffline(true);
    await page.goto(pathIn(locale, '/categories/slots'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text(locale, 'layout.offline.title'),
    );
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await look(page, `offline-${locale}`);
    await context.setOffline(false);
    await page.getByRole('link', { name: text(locale, 'layout.offline.retry') }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      text(locale, 'categories.names.slots'),
    );
    // The socket and what was under way say so when they lose their connection, and nothing else complains.
    for (const complaint of complaints.splice(0))
      expect(complaint).toMatch(/WebSocket connection|ERR_INTERNET_DISCONNECTED/);
  });
});

test('nothing personal is kept for use offline [P-35]', async ({ page, context, baseURL }) => {
  byTurns(0);
  await signedIn(context, baseURL ?? '', newcomer());
  await visit(page, '/');
  await expect.poll(() => keeper(page)).toBe('activated');
  await visit(page, '/profile/info');
  const kept = await page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname);
    return paths;
  });
  expect(kept.length).toBeGreaterThan(5);
  for (const path of kept)
    expect(path).toMatch(
      /^\/(assets\/[\w-]+\.js|offline\.css|art\/.*|favicon\.svg|(.+\/)?offline)$/,
    );
});

test('the app opened from a home screen is noted in the profile [4-35] [2.1-34]', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(1);
  const player = await signedIn(context, baseURL ?? '', newcomer());
  await visit(page, '/?source=pwa');
  const profile = () => ask<{ pwaInstalled: boolean }>(context.request, player, '/player/profile');
  await expect.poll(async () => (await profile()).pwaInstalled).toBe(true);
});

test('a device learns the name and the shortcuts in the language of the page', async ({
  request,
}) => {
  byTurns(1);
  for (const locale of ['en', 'de'] as const) {
    const html = await (await request.get(pathIn(locale, '/'))).text();
    const href = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const response = await request.get(href);
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await response.json();
    expect(manifest).toMatchObject({
      name: text(locale, 'layout.install.name'),
      lang: locale,
      start_url: `${pathIn(locale, '/')}?source=pwa`,
    });
    for (const { src } of manifest.icons as { src: string }[])
      expect((await request.get(src)).status(), src).toBe(200);
    for (const { url } of manifest.shortcuts as { url: string }[])
      expect(url).toContain('source=pwa');
  }
});

test('each build names its files, and the latest can be requested [7h-05] [4-42]', async ({
  request,
}) => {
  byTurns(1);
  const latest = await request.get('/builds/latest.json');
  expect(latest.headers()['cache-control']).toBe('no-cache');
  const { id } = await latest.json();
  const { files } = await (await request.get(`/builds/${id}.json`)).json();
  expect(files).toContain(`assets/${id}.js`);
});

test('a newer build is loaded on the next change of page, and never in a game [4-42]', async ({
  page,
}) => {
  byTurns(0);
  await page.route('/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }));
  await visit(page, '/games/koi-lantern');
  // The router gives up a part that React is still taking over, and React says that it recovered.
  await settled(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const asked = page.waitForResponse('/builds/latest.json');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
  const isSame = () => page.evaluate(() => 'sameDocument' in window);
  const nav = (key: string) =>
    page.getByRole('link', { name: text('en', `layout.nav.${key}`), exact: true }).first();
  await nav('providers').click();
  await expect(page).toHaveURL('/providers');
  // Until the next page stands, the way on still leads from the game.
  await expect(page.locator('main h1')).not.toHaveText('Koi Lantern');
  expect(await isSame()).toBe(true);
  await nav('lobby').click();
  await expect(page).toHaveURL('/');
  await expect.poll(isSame).toBe(false);
});

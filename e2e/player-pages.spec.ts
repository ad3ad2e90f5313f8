import type { Page } from '@playwright/test';
import { balancePill, signedIn } from './player.ts';
import { stops } from './stops.ts';
import { type Locale, locales, pathIn, text } from './texts.ts';
import { byTurns, expect, inLanguages, look, newcomer, settled, test, visit } from './visitor.ts';

/** What each page of the profile says to a player who has only just come, and no other page does. */
const profilePages = {
  info: 'account.info.shownAs',
  wallet: 'pages.profileWallet.accounts',
  bonuses: 'account.bonuses.heading',
  history: 'account.spins.empty.title',
  limits: 'account.limits.heading',
  verification: 'account.verification.heading',
  documents: 'account.documents.heading',
  security: 'account.security.sessions.title',
  notifications: 'account.notifications.preferences.title',
} as const;

/** The same of the tabs of the history. */
const historyTabs = {
  spins: 'account.spins.empty.title',
  bets: 'account.history.bets.none.open.heading',
  bonuses: 'account.history.bonuses.heading',
  transactions: 'global-components.statement.empty.title',
  sessions: 'account.security.sessions.current',
} as const;

/** Expects what one of several pages says, and nothing of what the others say. */
async function expectOnly<Name extends string>(
  page: Page,
  locale: Locale,
  says: Readonly<Record<Name, string>>,
  name: Name,
): Promise<void> {
  const main = page.getByRole('main');
  // A table is there as a list too, for phones.
  const own = main.getByText(text(locale, says[name]), { exact: true }).filter({ visible: true });
  await expect(own, name).toBeVisible();
  for (const other of Object.keys(says) as Name[])
    if (other !== name)
      await expect(main.getByText(text(locale, says[other]), { exact: true }), other).toHaveCount(
        0,
      );
}

// Those whose language tag is another than their code.
inLanguages(['pt-br', 'ar'], (locale) => {
  test(`every page of the profile says what there is in ${locale} [2.1-15] [2.1-28] [2.1-29]`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    await signedIn(context, baseURL ?? '', newcomer());
    await visit(page, pathIn(locale, '/profile'));
    const names = Object.keys(profilePages) as (keyof typeof profilePages)[];
    const title = (name: string) => text(locale, `layout.profile.${name}`);
    const strip = page.getByRole('navigation', { name: title('title') });
    await expect(strip.getByRole('link')).toHaveText(names.map(title));
    for (const name of names) {
      await strip.getByRole('link', { name: title(name), exact: true }).click();
      await expect(page).toHaveURL(pathIn(locale, `/profile/${name}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title(name));
      await expect(strip.locator('[aria-current="page"]')).toHaveText(title(name));
      await expectOnly(page, locale, profilePages, name);
      await look(page, `profile-${name}-${locale}`);
    }
    for (const tab of Object.keys(historyTabs) as (keyof typeof historyTabs)[]) {
      await visit(page, pathIn(locale, `/profile/history?tab=${tab}`));
      await expect(
        page.getByRole('heading', {
          level: 2,
          name: text(locale, `account.history.tabs.${tab}`),
          exact: true,
        }),
      ).toBeAttached();
      await expectOnly(page, locale, historyTabs, tab);
      await look(page, `history-${tab}-${locale}`);
    }
  });

  test(`a sign-in link without a token says so, and how to sign in, in ${locale} [2.1-06]`, async ({
    page,
  }) => {
    await visit(page, pathIn(locale, '/auth/autologin?state=x'));
    const main = page.getByRole('main');
    const says = (key: string) => text(locale, `account.links.${key}`);
    await expect(main.getByRole('heading', { name: says('autologin.heading') })).toBeVisible();
    await expect(main.getByText(says('autologin.text'))).toBeVisible();
    await expect(main.getByRole('button', { name: says('ready.action') })).toHaveCount(0);
    await look(page, `auth-autologin-${locale}`);
    await main.getByRole('link', { name: says('signIn') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('the token of a sign-in link leaves the address, the history and everything that is sent [P-28]', async ({
  page,
}) => {
  byTurns(0);
  const secret = 'a-token-of-a-link';
  const sent: { url: string; headers: Readonly<Record<string, string>> }[] = [];
  page.on('request', (request) => sent.push({ url: request.url(), headers: request.headers() }));
  for (const start of ['', '/de']) {
    await page.goto('about:blank');
    sent.splice(0);
    await visit(page, `${start}/auth/autologin?token=${secret}&state=x`);
    await expect(page).toHaveURL(`${start}/auth/autologin?state=x`);
    await settled(page);
    // The page itself was asked for by it; its own files may be before a script of it runs.
    const [asked, ...others] = sent;
    expect(asked?.url).toContain(secret);
    for (const { url, headers } of others) {
      expect(url).not.toContain(secret);
      if (!new URL(url).pathname.startsWith('/assets/'))
        expect(JSON.stringify(headers), url).not.toContain(secret);
    }
    expect(await page.content()).not.toContain(secret);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
    await page.goForward();
    await expect(page).toHaveURL(`${start}/auth/autologin?state=x`);
  }
});

test('a page that nothing is behind is not there [2.1-20] [2.1-36]', async ({ request }) => {
  byTurns(1);
  for (const address of [
    '/tournaments/moonlit-regatta',
    '/categories/moonlit',
    '/games/moonlit-regatta',
    '/bonus/moonlit',
    '/static/moonlit',
    '/questions/moonlit',
    '/profile/moonlit',
    '/moonlit',
  ])
    for (const locale of ['en', 'ar'] as const) {
      const response = await request.get(pathIn(locale, address));
      const html = await response.text();
      expect(response.status(), address).toBe(404);
      expect(response.headers()['content-type'], address).toContain('text/html');
      expect(html, address).toContain(`${text(locale, 'pages.error.notFound.title')}</h1>`);
    }
});

test('every address says that Pierlight is not offered, and nothing else, where it is not [2.1-30]', async ({
  request,
  context,
  baseURL,
}) => {
  byTurns(1);
  test.setTimeout(180_000);
  const { accessToken } = await signedIn(context, baseURL ?? '', newcomer());
  const player = { cookie: `access_token=${accessToken}` };
  const from = async (address: string, country: string, headers = {}) => {
    const response = await request.get(address, { headers: { 'ip-country': country, ...headers } });
    return response.text();
  };
  const heading = (locale: Locale) => `${text(locale, 'layout.restricted.title')}</h1>`;
  const addresses = [
    ...stops.map(({ address }) => address),
    '/auth/autologin',
    '/?sign-up=true',
    '/tournaments/moonlit-regatta',
  ];
  for (const address of addresses)
    for (const [locale, headers] of [
      ['en', {}],
      ['ar', {}],
      ['en', player],
    ] as const) {
      const what = `${pathIn(locale, address)} ${JSON.stringify(headers).slice(0, 9)}`;
      const html = await from(pathIn(locale, address), 'US', headers);
      const body = html.slice(html.indexOf('<body')).replaceAll(/<script\b.*?<\/script>/gs, '');
      expect(body, what).toContain(heading(locale));
      // No more headings, no form, no way to anywhere but to the same in the other languages.
      expect(body.match(/<h[1-6]/g), what).toHaveLength(1);
      expect(body, what).not.toMatch(/<form|<input|<header|<footer/);
      expect(body.match(/<a /g), what).toHaveLength(locales.length);
    }
  expect(await from('/', 'AT')).not.toContain(heading('en'));
});

test('a player sees another device and signs it out, and a new password signs out the rest [7a-06] [7a-09] [P-27]', async ({
  page,
  context,
  request,
  baseURL,
  complaints,
}) => {
  byTurns(1);
  const person = newcomer();
  await signedIn(context, baseURL ?? '', person);
  const signInElsewhere = async () => {
    const answer = await request.post('/api/player/sessions', {
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Firefox/143.0' },
      data: {
        email: person.email,
        password: person.password,
        fingerprint: { visitorId: 'elsewhere', confidence: 0.5 },
      },
    });
    return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken;
  };
  const isAlive = async (token: string) =>
    (
      await request.get('/api/player/profile', { headers: { authorization: `Bearer ${token}` } })
    ).ok();

  const first = await signInElsewhere();
  await visit(page, '/profile/security');
  await page.getByRole('button', { name: 'Sign out Firefox on Linux' }).click();
  await expect(
    page.getByRole('status').getByText('Firefox on Linux has been signed out.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out Firefox on Linux' })).toHaveCount(0);
  expect(await isAlive(first)).toBe(false);

  const second = await signInElsewhere();
  const field = (name: string) => page.locator(`input[name="${name}"]`);
  const submit = page.getByRole('button', { name: text('en', 'account.security.password.submit') });
  const password = 'an entirely new secret';
  await field('currentPassword').fill('not my password');
  await field('newPassword').fill(password);
  await field('repeatNewPassword').fill('another one');
  await submit.click();
  await expect(
    page.getByText(text('en', 'fields-settings.fields.repeatNewPassword.messages.same')),
  ).toBeVisible();
  await field('repeatNewPassword').fill(password);
  const refused = page.waitForResponse('**/api/player/passwords');
  await submit.click();
  expect((await refused).status()).toBe(422);
  await expect(page.getByText(text('en', 'fields-settings.messages.wrong'))).toBeVisible();
  await look(page, 'security-refused');
  // The browser notes the refused call, which is what is shown here.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('422');
  await field('currentPassword').fill(person.password);
  await submit.click();
  await expect(page.getByText('One other device was signed out.')).toBeVisible();
  expect(await isAlive(second)).toBe(false);
  await expect(balancePill(page, 'en')).toBeVisible();
});

import { balancePill, signedIn } from './player.ts';
import { pathIn, text } from './texts.ts';
import { byTurns, expect, inLanguages, look, newcomer, test, visit } from './visitor.ts';

const profilePages = {
  bonuses: 'account.bonuses.heading',
  limits: 'account.limits.heading',
  verification: 'account.verification.heading',
  documents: 'account.documents.heading',
  notifications: 'layout.profile.notifications',
  security: 'account.security.sessions.title',
} as const;

// Those whose language tag is another than their code.
inLanguages(['pt-br', 'ar'], (locale) => {
  test(`every page of the profile says what there is in ${locale} [2.1-15] [2.1-28] [2.1-29]`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    await signedIn(context, baseURL ?? '', newcomer());
    for (const [name, heading] of Object.entries(profilePages)) {
      await visit(page, pathIn(locale, `/profile/${name}`));
      await expect(
        page.getByRole('heading', { name: text(locale, heading), exact: true }).first(),
      ).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .locator('[aria-current="page"]')
          .getByText(text(locale, `layout.profile.${name}`)),
      ).toBeVisible();
      await look(page, `profile-${name}-${locale}`);
    }
    for (const tab of ['spins', 'bets', 'bonuses', 'transactions', 'sessions']) {
      await visit(page, pathIn(locale, `/profile/history?tab=${tab}`));
      await expect(
        page.getByRole('heading', {
          level: 2,
          name: text(locale, `account.history.tabs.${tab}`),
        }),
      ).toBeAttached();
      if (tab === 'spins')
        await expect(
          page.getByRole('heading', {
            name: text(locale, 'account.spins.empty.title'),
          }),
        ).toBeVisible();
      await look(page, `history-${tab}-${locale}`);
    }
  });

  test(`pages for everybody say what there is in ${locale} [2.1-06]`, async ({ page }) => {
    for (const [address, heading] of [
      ['/auth/autologin?state=x', 'account.links.autologin.heading'],
    ] as const) {
      await visit(page, pathIn(locale, address));
      await expect(page.getByRole('heading', { name: text(locale, heading) })).toBeVisible();
      await look(page, `${address.split('?')[0]?.slice(1).replaceAll('/', '-')}-${locale}`);
    }
  });
});

test('a token in the address of a sign-in link leaves it [P-28]', async ({ page }) => {
  byTurns(0);
  await visit(page, '/auth/autologin?token=secret&state=x');
  await expect(page).toHaveURL('/auth/autologin?state=x');
});

test('a page that nothing is behind is not there [2.1-20] [2.1-36]', async ({ request }) => {
  byTurns(1);
  const response = await request.get('/tournaments/moonlit-regatta');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toContain('text/html');
});

test('every address shows the restricted page where Pierlight is not offered [2.1-30]', async ({
  request,
}) => {
  byTurns(1);
  const heading = `${text('en', 'layout.restricted.title')}</h1>`;
  for (const address of [
    '/',
    '/main',
    '/categories/slots',
    '/games/koi-lantern',
    '/providers',
    '/tournaments',
    '/auth/autologin',
    '/?sign-up=true',
    '/nowhere',
  ]) {
    const response = await request.get(address, { headers: { 'ip-country': 'US' } });
    const html = await response.text();
    expect(html, address).toContain(heading);
    expect(html, address).not.toContain('href="#content"');
  }
  expect(await (await request.get('/')).text()).not.toContain(heading);
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

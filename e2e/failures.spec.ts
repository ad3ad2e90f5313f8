import type { BrowserContext, Page, Route } from '@playwright/test';
import { expired } from './expired-token.ts';
import { named } from './lantern.ts';
import { funded } from './paying.ts';
import { ask, balancePill, keepToken, registered, signedIn } from './player.ts';
import { signIn } from './sign-in-and-out.ts';
import { fillPerson, pressInSignUp, signUpDialog } from './sign-up-form.ts';
import { type Locale, text } from './texts.ts';
import {
  byTurns,
  expect,
  isPhone,
  look,
  newcomer,
  settled,
  test,
  triedAgain,
  visit,
} from './visitor.ts';

const failed = (locale: Locale, key: string) => text(locale, `layout.failed.${key}`);
const gone = (route: Route) => route.fulfill({ status: 404, body: '' });
const refused = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: 'about:blank', title: 'No', status, code: 10000 }),
  });

/** The card that stands where a modal should. */
const failedModal = (page: Page, locale: Locale = 'en') =>
  page.getByRole('dialog', { name: failed(locale, 'modal.title') });
const again = (place: Page | ReturnType<Page['getByRole']>, locale: Locale = 'en') =>
  place.getByRole('button', { name: failed(locale, 'retry'), exact: true });
const signInDialog = (page: Page) =>
  page.getByRole('dialog', { name: text('en', 'global-components.signIn.title') });
const openSearch = (page: Page) =>
  page
    .getByRole('link', {
      name: text('en', isPhone() ? 'layout.bar.search' : 'layout.header.search'),
    })
    .first()
    .click();

/** What was made to fail complains in the console, and nothing else does. */
function onlyAbout(complaints: string[], expected: RegExp): void {
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(expected);
}

test('what does not come says so in its place, and comes when it is tried again [P-42] [P-47]', async ({
  page,
  request,
  complaints,
}) => {
  byTurns(1);
  const player = await registered(request, newcomer());
  await page.route(/\/sign-in\.modal-/, (route) => route.abort());
  const told = page.waitForRequest(
    (sent) =>
      sent.url().endsWith('/api/analytics/reports') && /TypeError/.test(sent.postData() ?? ''),
  );
  await visit(page, '/');
  const opener = page.getByRole('link', { name: text('en', 'layout.header.signIn') }).first();
  await opener.click();
  await expect(failedModal(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeAttached();
  await expect(page.locator('a[href*="/games/"]').first()).toBeAttached();
  // Who listens hears what happened, and the keyboard stands at the way on.
  await expect(again(failedModal(page))).toBeFocused();
  await look(page, 'modal-failed');
  // The operator hears of it, without a word of what was on the page.
  const response = await (await told).response();
  expect(response?.status()).toBe(200);
  await page.keyboard.press('Escape');
  await expect(failedModal(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await opener.click();
  await expect(failedModal(page)).toBeVisible();
  await page.unroute(/\/sign-in\.modal-/);
  await again(failedModal(page)).click();
  await expect(signInDialog(page)).toBeVisible();

  // Texts that do not come, and a balance.
  await page.route('**/api/content/*/fields-settings', refused(503));
  await page.route('**/api/wallet/accounts', refused(503));
  // A page whose address asks for the form brings its words along.
  await visit(page, '/');
  await opener.click();
  await expect(failedModal(page)).toBeVisible();
  await page.unroute('**/api/content/*/fields-settings');
  await again(failedModal(page)).click();
  await signIn(page, 'en', player);
  const noBalance = page.getByRole('banner').getByRole('button', { name: failed('en', 'balance') });
  await expect(noBalance).toBeVisible();
  await expect(signInDialog(page)).toHaveCount(0);
  await look(page, 'balance-failed');
  await page.unroute('**/api/wallet/accounts');
  await triedAgain(noBalance, balancePill(page, 'en'));

  // A sheet, and the words of an alert.
  await page.route(/\/search-sheet-/, (route) => route.abort());
  await openSearch(page);
  await expect(failedModal(page)).toBeVisible();
  await page.unroute(/\/search-sheet-/);
  const searchBox = page.getByRole('dialog').getByRole('search').getByRole('textbox');
  let isOpen = false;
  const loadedAnew = page.waitForEvent('load').then(
    () => (isOpen ? undefined : openSearch(page)),
    () => undefined,
  );
  await again(failedModal(page)).click();
  // A sheet has no address. A browser that keeps the failure of a script has the page loaded anew, where it is opened.
  await Promise.race([searchBox.waitFor(), loadedAnew]);
  await expect(searchBox).toBeVisible();
  isOpen = true;
  await page.keyboard.press('Escape');
  await page.route('**/api/content/*/alerts', refused(503));
  await page.route('**/api/game/games/*/favorite', refused(503));
  await visit(page, '/games/koi-lantern');
  await page
    .getByRole('button', { name: /Favourite: Koi Lantern/ })
    .first()
    .click();
  const alert = page.getByRole('alert').filter({ hasText: failed('en', 'alert') });
  await expect(alert).toBeVisible();
  await look(page, 'alert-failed');
  await page.unroute('**/api/content/*/alerts');
  await again(alert).click();
  await expect(page.getByText(text('en', 'alerts.favorites.failed.title'))).toBeVisible();
  onlyAbout(complaints, /ERR_FAILED|503/);
});

test('what stands over a page and does not come says so to whoever opens a modal, and comes when it is tried again [P-42]', async ({
  page,
  complaints,
}) => {
  byTurns(0);
  const second = /\/second-[\w-]{7}\.js$/;
  await page.route(second, (route) => route.abort());
  await visit(page, '/');
  const opener = page.getByRole('link', { name: text('en', 'layout.header.signIn') }).first();
  await opener.click();
  await expect(failedModal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(failedModal(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await opener.click();
  await expect(failedModal(page)).toBeVisible();
  await page.unroute(second);
  await again(failedModal(page)).click();
  await expect(signInDialog(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  onlyAbout(complaints, /ERR_FAILED/);
});

test('a profile that does not load at the start leaves a guest, who may sign in [8-05]', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  byTurns(0);
  const player = await signedIn(context, baseURL ?? '', newcomer());
  await refreshTakes(context, baseURL ?? '', player.accessToken);
  await page.route('**/api/player/profile', refused(503));
  await visit(page, '/');
  const opener = page.getByRole('link', { name: text('en', 'layout.header.signIn') }).first();
  await expect(opener).toBeVisible();
  await opener.click();
  await expect(signInDialog(page)).toBeVisible();
  await page.unroute('**/api/player/profile');
  await signIn(page, 'en', player);
  await expect(balancePill(page, 'en')).toBeVisible();
  onlyAbout(complaints, /503/);
});

/** The browser holds an expired token, which the server trades for the next all the same. */
async function refreshTakes(context: BrowserContext, baseURL: string, accessToken: string) {
  await keepToken(context, baseURL, expired(accessToken));
  await context.route('**/api/player/sessions/refresh', async (route) =>
    route.continue({
      headers: { ...(await route.request().allHeaders()), authorization: `Bearer ${accessToken}` },
    }),
  );
}

test('a script that a new release took away: one reload, at the same place, with what was typed [P-47]', async ({
  page,
  complaints,
}) => {
  byTurns(1);
  const person = newcomer();
  await visit(page, '/?sign-up=true');
  const email = page
    .getByRole('dialog')
    .getByRole('textbox', { name: text('en', 'fields-settings.fields.email.label') });
  await email.fill(person.email);
  await page.route(/\/sign-in\.modal-/, gone);
  await page.route('**/builds/latest.json', (route) =>
    route.fulfill({ json: { id: 'index-newer' } }),
  );
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page
    .getByRole('dialog')
    .getByRole('link', { name: text('en', 'global-components.signUp.signIn') })
    .click();
  // It is gone for good: the second time is told.
  await expect(failedModal(page)).toBeVisible();
  expect(loads).toBe(1);
  await expect(page).toHaveURL('/?sign-in=true');
  await page.unroute(/\/sign-in\.modal-/);
  await again(failedModal(page)).click();
  await signInDialog(page)
    .getByRole('link', { name: text('en', 'global-components.signIn.signUp') })
    .click();
  await expect(email).toHaveValue(person.email);
  onlyAbout(complaints, /404/);
});

const storageOff = {
  blocked: () => {
    const refuse = {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, refuse);
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [turn, kind] of (['blocked', 'full'] as const).entries())
  test(`the site works where storage is ${kind}, and says once what is lost [P-47]`, async ({
    page,
    request,
  }) => {
    byTurns(turn);
    const player = await registered(request, newcomer());
    await page.addInitScript(storageOff[kind]);
    await visit(page, '/contact');
    const message = page.getByRole('textbox', { name: text('en', 'contact.page.message') });
    await message.fill('A question');
    const lost = page.getByText(text('en', 'alerts.storage.lost.title'));
    await expect(lost).toBeVisible();
    await look(page, `storage-${kind}`, { animations: 'allow' });
    await page.getByRole('status').filter({ has: lost }).getByRole('button').click();
    await expect(lost).toHaveCount(0);
    await message.fill('A longer question');
    await page.getByRole('link', { name: 'Pierlight' }).first().click();
    await expect(page).toHaveURL('/');
    await openSearch(page);
    await page.getByRole('dialog').getByRole('search').getByRole('textbox').fill('koi');
    await expect(page.getByRole('link', { name: /Koi Lantern/ }).first()).toBeVisible();
    await visit(page, '/profile/limits');
    await signIn(page, 'en', player);
    await expect(balancePill(page, 'en')).toBeVisible();
    await expect(page).toHaveURL(kind === 'full' ? /./ : '/profile/limits');
    await page.reload();
    await expect(balancePill(page, 'en')).toBeVisible();
  });

/** What a provider has told of somebody who has no account yet, as the tab keeps it. */
function provenBy(email: string): void {
  const rest = {
    outcome: 'registrationNeeded',
    provider: { id: 'lantern', name: 'Lantern ID' },
    ticket: 'a-ticket-that-has-run-out',
    person: { email, isEmailVerified: true, firstName: null, lastName: null },
  };
  const pending = { provider: rest.provider, rest, until: Date.now() + 60_000 };
  sessionStorage.setItem('social-sign-in', JSON.stringify(pending));
}

test('registering with an account elsewhere shows that it works, and what refused it [4-32]', async ({
  page,
  complaints,
}) => {
  byTurns(1);
  const person = newcomer();
  await page.addInitScript(provenBy, person.email);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/player/register/social', async (route) => {
    await held.promise;
    await route.continue();
  });
  await visit(page, '/?sign-up=true');
  const dialog = signUpDialog(page, 'en');
  await fillPerson(page, 'en', person);
  await pressInSignUp(page, 'en', 'continue');
  await dialog.getByRole('checkbox').first().check();
  await pressInSignUp(page, 'en', 'submit');
  await expect(dialog.locator('button[aria-busy="true"]')).toBeVisible();
  held.resolve();
  await expect(dialog.getByText(text('en', 'fields-settings.problems.11023'))).toBeVisible();
  await look(page, 'social-ticket-over');
  await dialog
    .getByRole('button', { name: named('en', 'global-components.social.continueWith') })
    .click();
  await page.waitForURL(/\/sign-in\//);
  onlyAbout(complaints, /422/);
});

test('the success screen names the balance after the credit, and counts a payment once', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  byTurns(0);
  const player = await signedIn(context, baseURL ?? '', newcomer());
  await context.addCookies([
    { name: 'consent', value: '1.statistics', url: baseURL ?? '', sameSite: 'Lax' },
  ]);
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  // No message tells of the credit, and the page was rendered before it.
  await page.routeWebSocket(/\/api\/connection\/websocket/, (socket) => socket.close());
  await visit(page, '/');
  await expect(balancePill(page, 'en')).toContainText('0.00');
  await funded(request, baseURL ?? '', player, 4000);
  const [invoice] = await ask<{ id: string }[]>(request, player, '/payment/invoices');
  const counted = () =>
    page.evaluate(() =>
      ((window as never as { dataLayer?: object[] }).dataLayer ?? []).filter(
        (entry) => 'event' in entry && entry.event === 'depositSuccess',
      ),
    );
  await page.evaluate((id) => {
    const search = `?success=${id}`;
    history.pushState(null, '', search);
    dispatchEvent(new PopStateEvent('popstate'));
  }, invoice?.id);
  const result = page.getByRole('dialog');
  await expect(result.getByText(/€40\.00/).nth(1)).toBeVisible();
  await expect(result.getByText('€0.00')).toHaveCount(0);
  await expect
    .poll(counted)
    .toEqual([{ event: 'depositSuccess', currency: 'EUR', invoice: invoice?.id }]);
  await page.reload();
  await expect(result.getByText(/€40\.00/).nth(1)).toBeVisible();
  await settled(page);
  await expect.poll(async () => (await counted()).length).toBe(0);
});

test('a session outlives refusals by rate, lost answers and a token the server no longer takes [8-03] [8-04]', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  byTurns(0);
  const player = await signedIn(context, baseURL ?? '', newcomer());
  const heart = page.getByRole('button', { name: /Favourite: Koi Lantern/ }).first();
  const favorites = page.waitForResponse(/\/api\/game\/games\/favorites$/);
  await visit(page, '/games/koi-lantern');
  await favorites;
  await expect(balancePill(page, 'en')).toBeVisible();
  for (const status of [429, 408, 403]) {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/game/games/*/favorite', async (route) => {
      await held.promise;
      await refused(status)(route);
    });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    held.resolve();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await page.unroute('**/api/game/games/*/favorite');
    await expect(balancePill(page, 'en')).toBeVisible();
  }
  // One answer of 401 leads to a refresh; the refreshed token is used.
  let refusals = 0;
  await page.route('**/api/game/games/*/favorite', (route) => {
    refusals += 1;
    return refusals === 1 ? refused(401)(route) : route.continue();
  });
  await heart.click();
  await expect.poll(() => refusals).toBe(2);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(balancePill(page, 'en')).toBeVisible();

  // A refresh that is put off is tried again by itself.
  await refreshTakes(context, baseURL ?? '', player.accessToken);
  let refreshes = 0;
  await page.route('**/api/player/sessions/refresh', (route) => {
    refreshes += 1;
    return refreshes === 1 ? refused(429)(route) : route.fallback();
  });
  const token = (await context.cookies()).find(({ name }) => name === 'access_token')?.value ?? '';
  await keepToken(context, baseURL ?? '', expired(token));
  await page.goto('/');
  await expect.poll(() => refreshes).toBeGreaterThan(1);
  onlyAbout(complaints, /429|408|403|401/);
});

test('a page that is taken over slowly under its modal stays as the server drew it', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(0);
  await signedIn(context, baseURL ?? '', newcomer());
  const devtools = await context.newCDPSession(page);
  // What the modal asks for comes before the page below is taken over; nothing may be complained about.
  for (const rate of [2, 4, 6]) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await visit(page, '/profile/wallet?wallet=withdraw');
    await expect(page.getByRole('dialog')).toBeVisible();
    await settled(page);
  }
});

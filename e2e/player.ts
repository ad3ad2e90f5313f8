import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { TransactionKind } from '../packages/contract/src/wallet/statuses.ts';
import { type Locale, pathIn, text, textStart } from './texts.ts';
import { expect, newcomer, takenOver, test, visit } from './visitor.ts';

type Newcomer = ReturnType<typeof newcomer>;

const countries: Record<Locale, string> = {
  en: 'Austria',
  de: 'Österreich',
  es: 'Austria',
  'pt-br': 'Áustria',
  ar: 'النمسا',
};

/** The dialog of the sign-up, which is filled step by step. */
export const signUpDialog = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: text(locale, 'global-components.signUp.title') });

export const pressInSignUp = (page: Page, locale: Locale, key: 'continue' | 'submit') =>
  signUpDialog(page, locale)
    .getByRole('button', { name: text(locale, `global-components.signUp.${key}`), exact: true })
    .click();

/** Step 1: how one signs in. */
export async function fillAccess(page: Page, locale: Locale, person: Newcomer): Promise<void> {
  const dialog = signUpDialog(page, locale);
  await dialog
    .getByRole('textbox', { name: text(locale, 'fields-settings.fields.email.label') })
    .fill(person.email);
  await dialog.locator('input[type="password"]').fill(person.password);
}

/** Picks one entry of a list that is searched by typing. */
async function choose(page: Page, label: string, typed: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  if ((await box.inputValue()) === typed) return;
  await box.fill(typed);
  await page.getByRole('option', { name: typed }).first().click();
}

/** Step 2: who one is. */
export async function fillPerson(page: Page, locale: Locale, person: Newcomer): Promise<void> {
  const label = (field: string) => text(locale, `fields-settings.fields.${field}.label`);
  await choose(page, label('country'), countries[locale]);
  await expect(page.getByRole('combobox', { name: label('currency') })).toHaveValue('EUR');
  const birth = page.getByRole('group', { name: label('birthdate') });
  for (const part of ['day', 'month', 'year'] as const)
    await birth
      .getByLabel(text(locale, `global-components.ui.${part}`), { exact: true })
      .fill(person.birthdate[part]);
}

/** The card page of the payment provider, on its own origin. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await page.locator('#number').fill(number);
  await page.locator('#expiry').fill('08/39');
  await page.locator('#cvc').fill('123');
  await page.locator('#name').fill('Ada Lovelace');
  await page.locator('form .primary').click();
}

export const cards = {
  success: '4242424242424242',
  challenge: '4000002500003155',
  declined: '4000000000000002',
  slow: '5555555555554444',
} as const;

/** The wallet from its methods to the filled-in amount: a method by its id, an amount, no bonus. */
export async function startDeposit(
  page: Page,
  locale: Locale,
  amount: string,
  method = 'card',
): Promise<void> {
  const wallet = page.getByRole('dialog');
  await wallet
    .getByRole('button', { name: text(locale, `global-components.methods.names.${method}`) })
    .click();
  await wallet
    .getByRole('textbox', { name: text(locale, 'global-components.deposit.amount.label') })
    .fill(amount);
  await wallet
    .getByRole('radio', { name: text(locale, 'global-components.deposit.bonus.none') })
    .check();
}

/** Goes from the filled-in amount to the provider's page. */
export const confirmDeposit = (page: Page, locale: Locale) =>
  page
    .getByRole('dialog')
    .getByRole('button', {
      name: new RegExp(`^${text(locale, 'global-components.deposit.submit')}|einzahlen$`, 'i'),
    })
    .click();

/** Goes from the lobby to the provider's page, with a card and an amount. */
export async function goAndPay(page: Page, locale: Locale, amount: string): Promise<void> {
  await visit(page, `${pathIn(locale, '/')}?wallet=deposit`);
  await startDeposit(page, locale, amount);
  await confirmDeposit(page, locale);
  await page.waitForURL(/\/pay\//);
}

export interface Player {
  readonly email: string;
  readonly password: string;
  readonly accessToken: string;
}

/** Where a player lives and what the first account is kept in. */
export interface Home {
  readonly country: string;
  readonly currency: string;
}

/** A registered player, without going through the form. */
export async function registered(
  request: APIRequestContext,
  person: Newcomer,
  home: Home = { country: 'AT', currency: 'EUR' },
): Promise<Player> {
  const response = await request.post('/api/player/register', {
    data: {
      email: person.email,
      password: person.password,
      ...home,
      birthdate: `${person.birthdate.year}-${person.birthdate.month}-${person.birthdate.day}`,
      agreements: true,
      receiveEmailPromo: false,
      locale: 'en',
      fingerprint: { visitorId: crypto.randomUUID(), confidence: 0.5 },
    },
  });
  expect(response.status(), await response.text()).toBeLessThan(300);
  const { accessToken } = (await response.json()).data;
  return { email: person.email, password: person.password, accessToken };
}

/** A registered player whose browser is signed in. */
export async function signedIn(
  context: BrowserContext,
  baseURL: string,
  person: Newcomer,
  home?: Home,
): Promise<Player> {
  const player = await registered(context.request, person, home);
  await keepToken(context, baseURL, player.accessToken);
  return player;
}

/** The same as `test`, with a new player who is signed in from the start. */
export const playerTest = test.extend<{ player: Player }>({
  player: async ({ context, baseURL }, use) =>
    use(await signedIn(context, baseURL ?? '', newcomer())),
});

/** Puts a token where the site keeps it. */
export const keepToken = (context: BrowserContext, baseURL: string, accessToken: string) =>
  context.addCookies([{ name: 'access_token', value: accessToken, url: baseURL, sameSite: 'Lax' }]);

/** What the API answers a player; refused answers fail the test. */
export async function ask<T>(
  request: APIRequestContext,
  { accessToken }: Pick<Player, 'accessToken'>,
  path: string,
): Promise<T> {
  const response = await request.get(`/api${path}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(response.status(), path).toBe(200);
  return ((await response.json()) as { data: T }).data;
}

/** The balance in subunits of the player's only account. */
export async function balanceOf(request: APIRequestContext, player: Pick<Player, 'accessToken'>) {
  const [account] = await ask<{ balance: number }[]>(request, player, '/wallet/accounts');
  return account?.balance ?? Number.NaN;
}

export interface Movement {
  readonly id: string;
  readonly amount: number;
  readonly kind: TransactionKind;
  readonly balanceAfter: number;
}

/** The ledger's statement, newest first. */
export const statementOf = (request: APIRequestContext, player: Pick<Player, 'accessToken'>) =>
  ask<Movement[]>(request, player, '/wallet/transactions?perPage=100');

/** Money by a card that is taken at once, without the browser. In subunits. */
export async function funded(
  request: APIRequestContext,
  baseURL: string,
  player: Player,
  amount: number,
): Promise<void> {
  const response = await request.post('/api/payment/invoices/deposit', {
    headers: {
      authorization: `Bearer ${player.accessToken}`,
      'idempotency-key': crypto.randomUUID(),
    },
    data: { methodId: 'card', currency: 'EUR', amount, fields: {}, returnUrl: `${baseURL}/` },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { redirectUrl } = (await response.json()).data;
  const paid = await request.post(`${redirectUrl}/card`, {
    form: { number: cards.success, expiry: '08/39', cvc: '123', name: 'Ada Lovelace' },
  });
  expect(paid.status()).toBeLessThan(400);
  await expect.poll(() => balanceOf(request, player)).toBe(amount);
}

/** The token a page holds. */
export async function tokenOf(context: BrowserContext): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'access_token');
  if (!cookie) throw new Error('Nobody is signed in');
  return cookie.value;
}

/** The balance in the header as a person reads it. */
export const balancePill = (page: Page, locale: Locale) =>
  page.getByRole('banner').getByRole('button', { name: textStart(locale, 'layout.balance.open') });

/** Leaves through the account's menu. */
export async function signOut(page: Page, locale: Locale): Promise<void> {
  const menu = textStart(locale, 'layout.account.menu');
  await page.getByRole('banner').getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: text(locale, 'layout.account.signOut') }).click();
  // Until the server has answered, the page is still the player's.
  const offer = text(locale, 'layout.header.signIn');
  await expect(page.getByRole('banner').getByRole('button', { name: offer })).toBeVisible();
}

/** Signs in by the modal. */
export async function signIn(
  page: Page,
  locale: Locale,
  { email, password }: Pick<Player, 'email' | 'password'>,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: text(locale, 'global-components.signIn.title') });
  await dialog
    .getByRole('textbox', { name: text(locale, 'fields-settings.fields.email.label') })
    .fill(email);
  await dialog.locator('input[type="password"]').fill(password);
  await dialog
    .getByRole('button', { name: text(locale, 'global-components.signIn.submit'), exact: true })
    .click();
}

/** Back from the provider's page, which returns by itself. */
export async function backOnSite(page: Page, locale: Locale): Promise<void> {
  await page.waitForURL((url) => url.pathname === pathIn(locale, '/'));
  await takenOver(page);
}

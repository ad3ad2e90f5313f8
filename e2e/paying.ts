import type { APIRequestContext, Page } from '@playwright/test';
import { ask, balanceOf, type Player } from './player.ts';
import { type Locale, pathIn, plainPage, text } from './texts.ts';
import { expect, takenOver, visit } from './visitor.ts';

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
  late: '4000000000000341',
  lying: '4000000000000259',
  claiming: '4000000000009979',
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
  await visit(page, `${pathIn(locale, plainPage)}?wallet=deposit`);
  await startDeposit(page, locale, amount);
  await confirmDeposit(page, locale);
  await page.waitForURL(/\/pay\//);
}

/** A deposit by card, in subunits, that nobody has paid yet; with a bonus by the id of its offer. */
export async function ordered(
  request: APIRequestContext,
  baseURL: string,
  player: Player,
  amount: number,
  currency = 'EUR',
  bonusId?: string,
): Promise<{ readonly id: string; readonly redirectUrl: string }> {
  const response = await request.post('/api/payment/invoices/deposit', {
    headers: {
      authorization: `Bearer ${player.accessToken}`,
      'idempotency-key': crypto.randomUUID(),
    },
    data: {
      methodId: 'card',
      currency,
      amount,
      fields: {},
      returnUrl: `${baseURL}/`,
      ...(bonusId === undefined ? {} : { bonusId }),
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).data;
}

async function paid(request: APIRequestContext, redirectUrl: string, card: string): Promise<void> {
  const answer = await request.post(`${redirectUrl}/card`, {
    form: { number: card, expiry: '08/39', cvc: '123', name: 'Ada Lovelace' },
  });
  expect(answer.status()).toBeLessThan(400);
}

/** Money in EUR with a bonus chosen for it, without the browser; waits until the bonus is there. In subunits. */
export async function fundedWithBonus(
  request: APIRequestContext,
  baseURL: string,
  player: Player,
  amount: number,
  bonusId: string,
): Promise<void> {
  const { redirectUrl } = await ordered(request, baseURL, player, amount, 'EUR', bonusId);
  await paid(request, redirectUrl, cards.success);
  const own = () => ask<{ offerId: string }[]>(request, player, '/game/player-bonuses');
  await expect.poll(async () => (await own()).map(({ offerId }) => offerId)).toContain(bonusId);
}

/** Money by a card, the one that pays at once unless another is given, without the browser. In subunits. */
export async function funded(
  request: APIRequestContext,
  baseURL: string,
  player: Player,
  amount: number,
  { currency = 'EUR', card = cards.success }: { currency?: string; card?: string } = {},
): Promise<void> {
  const { id, redirectUrl } = await ordered(request, baseURL, player, amount, currency);
  await paid(request, redirectUrl, card);
  // A slow card's bank need not be waited for.
  await request.put(new URL('/sandbox/hurry', redirectUrl).href, { data: { reference: id } });
  await expect.poll(() => balanceOf(request, player)).toBe(amount);
}

/** Back from the provider's page, which returns by itself. */
export async function backOnSite(page: Page, locale: Locale): Promise<void> {
  const pages = ['/', plainPage].map((pathname) => pathIn(locale, pathname));
  await page.waitForURL((url) => pages.includes(url.pathname));
  await takenOver(page);
}

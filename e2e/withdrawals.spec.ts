import type { Locator, Page } from '@playwright/test';
import { codeOf, question as questionIn, withTotp } from './factors.ts';
import { fundedFrom } from './funding.ts';
import { makeDueUntil, savedDestination } from './money.ts';
import { funded } from './paying.ts';
import { ask, balanceOf, type Player, signedIn, statementOf } from './player.ts';
import { stakedSafely } from './staking.ts';
import { type Locale, pathIn, plainPage, text, textStart } from './texts.ts';
import { byTurns, expect, isPhone, look, newcomer, test, visit } from './visitor.ts';

/** Each size shows one left-to-right and one right-to-left language, or two of the former. */
const locale = (): Locale => (isPhone() ? 'ar' : 'en');
const other = (): Locale => (isPhone() ? 'en' : 'de');

const words = (key: string, of = locale()) => text(of, `global-components.wallet.withdraw.${key}`);
const tracker = (key: string, of = locale()) => text(of, `global-components.withdrawal.${key}`);

interface Withdrawal {
  readonly id: string;
  readonly status: number;
  readonly failureReason: string | null;
  readonly withdrawal: { readonly stage: string; readonly destination: string } | null;
}

const withdrawalsOf = (page: Page, player: Player) =>
  ask<Withdrawal[]>(page.context().request, player, '/payment/invoices?type[0]=2');

/** A signed-in player whose 200 euros have been staked; by a voucher, which takes none of them back. */
async function freePlayer(
  page: Page,
  baseURL: string | undefined,
  by: 'card' | 'voucher' | 'eWallet' = 'voucher',
): Promise<Player> {
  const { request } = page.context();
  const player = await signedIn(page.context(), baseURL ?? '', newcomer());
  const from = 'declined@example.com';
  if (by === 'card') await funded(request, baseURL ?? '', player, 200_00);
  else
    await fundedFrom(request, baseURL ?? '', player, 200_00, { method: by, currency: 'EUR', from });
  await stakedSafely(request, player, [100_00, 100_00]);
  return player;
}

const wallet = (page: Page) => page.getByRole('dialog');

const bookKey = 'global-components.destinations';
const book = (key: string, of = locale()) => text(of, `${bookKey}.${key}`);
const slowIban = 'DE85 5001 0517 9999 0000 01';
const toBank = { methodId: 'bank', currency: 'EUR', label: 'Savings' };

/** Saves a bank account in the open wallet, first with a wrong number, proven by the password. */
async function saveByHand(page: Page, { password }: Player): Promise<void> {
  const dialog = wallet(page);
  const field = (name: string) => dialog.locator(`[data-field="${name}"] input`);
  await dialog.getByText(book('new')).click();
  const save = dialog.getByRole('button', { name: book('save'), exact: true });
  await field('payoutHolder').fill('Ada Lovelace');
  await field('payoutLabel').fill('Savings');
  await save.click();
  // Nothing is lost by a field that was left out: it gets the focus.
  await expect(field('iban')).toBeFocused();
  await field('iban').fill('DE89 3704 0044 0532 0130 01');
  await save.click();
  await expect(
    dialog.getByText(text(locale(), 'fields-settings.messages.iban'), { exact: true }),
  ).toBeVisible();
  await field('iban').fill(slowIban);
  await look(page, `destination-new-${locale()}`);
  await save.click();
  const question = questionIn(page, locale());
  await expect(question).toBeVisible();
  await look(page, `destination-proof-${locale()}`);
  await question.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
}

/** When the cool-down of the only saved destination ends, in milliseconds since the epoch. */
async function cooldownEnd(page: Page, player: Player): Promise<number> {
  const [saved] = await ask<{ usableFrom: string }[]>(
    page.context().request,
    player,
    '/payment/destinations',
  );
  return Date.parse(saved?.usableFrom ?? '');
}

async function openWithdraw(page: Page, of = locale()): Promise<Locator> {
  await visit(page, `${pathIn(of, plainPage)}?wallet=withdraw`);
  await expect(wallet(page).getByText(words('available', of))).toBeVisible();
  return wallet(page);
}

async function choose(page: Page, method: string, of = locale()): Promise<void> {
  const name = text(of, `global-components.methods.names.${method}`);
  // Where the money came from stands above the methods.
  await wallet(page).getByRole('button', { name }).last().click();
}

const fillAmount = (page: Page, amount: string, of = locale()) =>
  wallet(page)
    .getByRole('textbox', { name: words('amount.label', of) })
    .fill(amount);

const submit = (page: Page) => wallet(page).locator('button[form="wallet"]').click();

test('before deposits are staked, what is left is shown instead [4-25] [2.2-06]', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(0);
  const player = await signedIn(context, baseURL ?? '', newcomer());
  await funded(context.request, baseURL ?? '', player, 200_00);
  await stakedSafely(context.request, player, [50_00]);
  await visit(page, `${pathIn(locale(), plainPage)}?wallet=withdraw`);
  const dialog = page.getByRole('dialog', { name: text(locale(), 'modals.wallet.turnOver.title') });
  await expect(dialog.getByText(text(locale(), 'modals.wallet.turnOver.why'))).toBeVisible();
  await expect(dialog.getByRole('meter')).toHaveAttribute('aria-valuetext', /50.*200/);
  await look(page, `turn-over-${locale()}`);
  await dialog.getByRole('link', { name: text(locale(), 'modals.wallet.turnOver.games') }).click();
  await expect(dialog).toBeHidden();
});

test('to a bank account: requested, followed, and there [7c-06] [3-06]', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(1);
  const player = await freePlayer(page, baseURL);
  const named = await context.request.put('/api/player/profile', {
    headers: { authorization: `Bearer ${player.accessToken}` },
    data: { firstName: 'Ada', lastName: 'Lovelace' },
  });
  expect(named.status()).toBe(200);
  const held = await balanceOf(context.request, player);
  const dialog = await openWithdraw(page);
  await look(page, `withdraw-${locale()}`);
  await choose(page, 'bank');
  await expect(dialog.getByText(book('none'))).toBeVisible();
  await saveByHand(page, player);
  // It has a short cool-down.
  await expect(dialog.getByText(textStart(locale(), `${bookKey}.savedRests`))).toBeVisible();
  await look(page, `destination-rests-${locale()}`);
  await expect(dialog.getByRole('radio', { name: 'Savings' })).toBeDisabled();
  await expect
    .poll(async () => Date.now() > (await cooldownEnd(page, player)), { intervals: [500] })
    .toBe(true);
  await openWithdraw(page);
  await choose(page, 'bank');
  await fillAmount(page, '50');
  await look(page, `withdraw-amount-${locale()}`);
  await submit(page);
  await expect(page).toHaveURL(/success=/);
  await expect(page.getByText(tracker('stays'))).toBeVisible();
  await look(page, `withdrawal-pending-${locale()}`);
  expect(await balanceOf(context.request, player)).toBe(held - 50_00);
  await expect(
    page.getByRole('dialog').getByRole('button', { name: /cancel|إلغاء السحب/i }),
  ).toHaveCount(0);
  const [requested] = await withdrawalsOf(page, player);
  const refused = await context.request.put(`/api/payment/invoices/${requested?.id}/decline`, {
    headers: { authorization: `Bearer ${player.accessToken}` },
  });
  expect(refused.status()).toBe(409);
  // The provider would take its time; the open page hears of it by itself.
  await makeDueUntil(context.request, player, 2);
  await expect(
    page.getByText(textStart(locale(), 'global-components.withdrawal.success.lead')).first(),
  ).toBeVisible();
  await look(page, `withdrawal-paid-${locale()}`);
  expect(await withdrawalsOf(page, player)).toMatchObject([
    { status: 2, withdrawal: { destination: '•• 0001' } },
  ]);
});

test('back to the card, all that came by it, while the page is left', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(0);
  const player = await freePlayer(page, baseURL, 'card');
  const held = await balanceOf(context.request, player);
  const dialog = await openWithdraw(page, other());
  await look(page, `withdraw-back-${other()}`);
  await dialog.getByRole('button', { name: 'Visa •• 4242' }).click();
  await wallet(page)
    .getByRole('group', { name: words('amount.quick', other()) })
    .getByRole('button')
    .click();
  await look(page, `withdraw-all-${other()}`);
  await submit(page);
  await expect(page).toHaveURL(/success=/);
  await visit(page, pathIn(other(), '/profile/wallet'));
  // What was won beside it stays.
  expect(await balanceOf(context.request, player)).toBe(held - Math.min(held, 200_00));
  await look(page, `wallet-page-withdrawal-${other()}`);
  await expect
    .poll(async () => (await withdrawalsOf(page, player))[0]?.status, { timeout: 120_000 })
    .toBe(2);
});

test('sent back by the e-wallet: the whole sum returns, and the page says why [4-11]', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(1);
  const player = await freePlayer(page, baseURL, 'eWallet');
  const held = await balanceOf(context.request, player);
  await openWithdraw(page);
  await choose(page, 'eWallet');
  await fillAmount(page, '60');
  await look(page, `withdraw-fee-${locale()}`);
  await submit(page);
  await expect(page.getByText(tracker('reasons.payoutDeclined'))).toBeVisible({
    timeout: 120_000,
  });
  await look(page, `withdrawal-returned-${locale()}`);
  expect(await balanceOf(context.request, player)).toBe(held);
  const statement = await statementOf(context.request, player);
  expect(statement.slice(0, 2).map(({ amount }) => amount)).toEqual([60_00, -60_00]);
});

test('a second factor is required first, and nothing is taken when it is cancelled', async ({
  page,
  context,
  baseURL,
}) => {
  byTurns(0);
  const player = await freePlayer(page, baseURL);
  const fields = { iban: 'DE89 3704 0044 0532 0130 00' };
  await savedDestination(context.request, player, { ...toBank, fields });
  const { secret } = await withTotp(context.request, player);
  const held = await balanceOf(context.request, player);
  await openWithdraw(page);
  await choose(page, 'bank');
  await fillAmount(page, '20');
  await submit(page);
  const question = questionIn(page, locale());
  await expect(question).toBeVisible();
  await look(page, `withdraw-second-factor-${locale()}`);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  expect(await balanceOf(context.request, player)).toBe(held);
  await submit(page);
  await question.locator('input[name="totp"]').fill(codeOf(secret, 30));
  await expect(page).toHaveURL(/success=/);
  expect(await balanceOf(context.request, player)).toBe(held - 20_00);
});

test('its answer lost, over a closed wallet, a reload and another tab it is one withdrawal [P-45]', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  byTurns(0);
  const player = await freePlayer(page, baseURL);
  await savedDestination(context.request, player, { ...toBank, fields: { iban: slowIban } });
  const held = await balanceOf(context.request, player);
  const of: Locale = 'en';
  /** Fills in the same withdrawal in the wallet that is open, and sends it. */
  const sendSame = async (tab: Page) => {
    await choose(tab, 'bank', of);
    await fillAmount(tab, '50', of);
    await submit(tab);
  };
  const press = (tab: Page) =>
    tab.getByRole('link', { name: words('submit', of), exact: true }).click();
  const open = async (tab: Page) => {
    await visit(tab, '/profile/wallet');
    await press(tab);
  };
  const lost = wallet(page).getByText(words('problems.0', of));
  // Each call reaches the server; its answer reaches nobody.
  await page.route('**/api/payment/invoices/withdrawal', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await open(page);
  await sendSame(page);
  await expect(lost).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wallet(page)).toHaveCount(0);
  await press(page);
  await sendSame(page);
  await expect(lost).toBeVisible();
  await open(page);
  await sendSame(page);
  await expect(lost).toBeVisible();
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED');
  const tab = await context.newPage();
  await open(tab);
  await sendSame(tab);
  await expect(tab).toHaveURL(/success=/);
  expect(await withdrawalsOf(page, player)).toHaveLength(1);
  expect(await balanceOf(context.request, player)).toBe(held - 50_00);

  // The server answered: the same once more is another one, which it asks about first.
  await open(tab);
  await sendSame(tab);
  const again = wallet(tab).getByRole('button', { name: /^Withdraw €50\.00 again$/ });
  await expect(again).toBeVisible();
  await expect(wallet(tab).getByText(words('repeated.title', of))).toBeVisible();
  await look(tab, 'withdrawal-repeated');
  expect(await balanceOf(context.request, player)).toBe(held - 50_00);
  const [first] = await withdrawalsOf(page, player);
  await wallet(tab)
    .getByRole('button', { name: words('repeated.see', of) })
    .click();
  await expect(tab).toHaveURL(new RegExp(`success=${first?.id}`));
  await open(tab);
  await sendSame(tab);
  await again.click();
  await expect(tab).toHaveURL(/success=/);
  expect(await withdrawalsOf(page, player)).toHaveLength(2);
  expect(await balanceOf(context.request, player)).toBe(held - 100_00);
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('409');
});

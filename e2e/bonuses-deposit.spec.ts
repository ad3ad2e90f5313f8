import type { Page } from '@playwright/test';
import {
  backOnSite,
  cards,
  confirmDeposit,
  fundedWithBonus,
  payByCard,
  startDeposit,
} from './paying.ts';
import { ask, playerTest as test } from './player.ts';
import { stakedForBonus } from './staking.ts';
import { type Locale, pathIn, plainPage, text } from './texts.ts';
import { byTurns, expect, inLanguages, look, settled, visit } from './visitor.ts';

const names = 'global-components.bonuses.names';
const offer = (page: Page, locale: Locale, id: string) =>
  page.getByRole('radio', { name: new RegExp(`^${text(locale, `${names}.${id}`)}`) });
const card = (page: Page, locale: Locale, id: string) =>
  page.locator('label').filter({ has: offer(page, locale, id) });

interface PlayerBonus {
  readonly status: number;
  readonly amount: number;
  readonly offerId: string;
}
interface Account {
  readonly balance: number;
  readonly withdrawalBalance: number;
}

inLanguages(['en', 'de'], (locale) => {
  const words = (key: string) => text(locale, `global-components.${key}`);

  test(`a deposit brings the bonus that was chosen, and a withdrawal waits for it, in ${locale} [7d-05] [4-23]`, async ({
    page,
    context,
    player,
    complaints,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(page, `${pathIn(locale, plainPage)}?wallet=deposit`);
    // Too little for any: nothing is promised, and the choice says what it takes.
    await startDeposit(page, locale, '15');
    const none = page.getByRole('radio', { name: words('deposit.bonus.none') });
    await expect(none).toBeChecked();
    await expect(page.getByText(words('deposit.bonus.noOther'))).toHaveCount(0);
    await expect(card(page, locale, 'lamplighter')).toContainText('20');
    await expect(card(page, locale, 'lamplighter')).not.toContainText('+');
    await offer(page, locale, 'lamplighter').check();
    const amount = page.getByRole('textbox', { name: words('deposit.amount.label') });
    await confirmDeposit(page, locale);
    const problem = words('deposit.bonus.problems.tooLittle').split('{')[0]?.trim() ?? '';
    await expect(page.getByText(problem)).toBeVisible();
    await look(page, `bonus-too-little-${locale}`);
    expect(await ask(context.request, player, '/payment/invoices')).toEqual([]);

    await amount.fill('60');
    await expect(page.getByText(problem)).toHaveCount(0);
    await expect(card(page, locale, 'lamplighter')).toContainText('+');
    await expect(card(page, locale, 'lamplighter')).toContainText('100');
    await expect(card(page, locale, 'second-lamp')).toContainText('12');
    await settled(page);
    await look(page, `deposit-with-bonus-${locale}`);

    // The whole terms stand above the form, which keeps what was filled in.
    await page
      .getByRole('dialog')
      .getByRole('button', {
        name: new RegExp(
          `^${words('deposit.bonus.terms')}.*${text(locale, `${names}.lamplighter`)}`,
        ),
      })
      .click();
    const terms = page.getByRole('dialog', {
      name: new RegExp(`^${text(locale, `${names}.lamplighter`)}`),
    });
    await expect(terms.getByText(text(locale, 'modals.bonusOffer.order.text'))).toBeVisible();
    await look(page, `bonus-terms-${locale}`);
    await terms
      .getByRole('button', { name: text(locale, 'modals.bonusOffer.close') })
      .last()
      .click();
    await expect(terms).toHaveCount(0);
    await expect(amount).toHaveValue('60');
    await expect(offer(page, locale, 'lamplighter')).toBeChecked();

    await confirmDeposit(page, locale);
    await page.waitForURL(/\/pay\//);
    await payByCard(page, cards.success);
    await backOnSite(page, locale);
    const success = page.getByRole('dialog');
    await expect(
      success.getByRole('link', { name: words('invoice.success.toBonuses') }),
    ).toBeVisible();
    await expect(success).toContainText('50');
    await look(page, `deposit-success-with-bonus-${locale}`);
    const [bonus] = await ask<PlayerBonus[]>(context.request, player, '/game/player-bonuses');
    expect(bonus).toMatchObject({ status: 2, amount: 50_00, offerId: 'lamplighter' });
    const [account] = await ask<Account[]>(context.request, player, '/wallet/accounts');
    expect(account).toMatchObject({ balance: 110_00, withdrawalBalance: 60_00 });

    // What was deposited is staked, the bonus is not yet wagered.
    await stakedForBonus(context.request, player, 60);
    await visit(page, pathIn(locale, '/profile/wallet'));
    const held = page
      .getByRole('listitem')
      .filter({ hasText: words('wallet.withdraw.bonus.label') });
    await expect(held).toContainText(locale === 'en' ? '1,190' : '1.190');
    await expect(
      held.getByRole('link', { name: words('wallet.withdraw.bonus.action') }),
    ).toHaveAttribute('href', pathIn(locale, '/profile/bonuses'));
    await look(page, `wallet-with-bonus-${locale}`);
    await page.getByRole('link', { name: words('wallet.withdraw.submit'), exact: true }).click();
    await expect(
      page.getByRole('dialog').getByText(words('wallet.withdraw.nothing.bonus')),
    ).toBeVisible();
    await look(page, `withdraw-with-bonus-${locale}`);

    // A page that has not heard of the bonus yet is refused, and says why.
    await page.route('**/api/game/player-bonuses?*', (route) =>
      route.fulfill({
        json: { data: [], meta: { page: 1, perPage: 100, total: 0, totalCapped: false } },
      }),
    );
    await visit(page, `${pathIn(locale, plainPage)}?wallet=withdraw`);
    const wallet = page.getByRole('dialog');
    await wallet.getByRole('button', { name: words('methods.names.card') }).click();
    await wallet.getByRole('textbox', { name: words('wallet.withdraw.amount.label') }).fill('20');
    await wallet.getByRole('button', { name: /20/ }).last().click();
    await expect(wallet.getByText(words('wallet.withdraw.problems.13023'))).toBeVisible();
    await look(page, `withdraw-refused-for-bonus-${locale}`);
    // The refusal itself.
    expect(complaints.splice(0).every((complaint) => complaint.includes('422'))).toBe(true);
  });
});

test('a bonus that comes while another is played waits, and the paid deposit says so [4-01]', async ({
  page,
  context,
  player,
  baseURL,
}) => {
  byTurns(0);
  await fundedWithBonus(context.request, baseURL ?? '', player, 20_00, 'lamplighter');
  await visit(page, `${plainPage}?wallet=deposit`);
  await startDeposit(page, 'en', '60');
  await expect(offer(page, 'en', 'lamplighter')).toHaveCount(0);
  await offer(page, 'en', 'second-lamp').check();
  await confirmDeposit(page, 'en');
  await page.waitForURL(/\/pay\//);
  await payByCard(page, cards.success);
  await backOnSite(page, 'en');
  const success = page.getByRole('dialog');
  await expect(success).toContainText('on hold while another bonus is active');
  await expect(success).toContainText('+€12.00');
  await look(page, 'deposit-success-with-waiting-bonus');
});

test('bonuses that do not load keep nobody from depositing without one [4-23]', async ({
  page,
  player: _,
  complaints,
}) => {
  byTurns(1);
  await page.route('**/api/game/bonuses?*', (route) => route.abort());
  await visit(page, `${plainPage}?wallet=deposit`);
  await startDeposit(page, 'en', '40');
  await expect(page.getByText(text('en', 'global-components.deposit.bonus.failed'))).toBeVisible();
  await expect(page.getByText(text('en', 'global-components.deposit.bonus.noOther'))).toHaveCount(
    0,
  );
  await look(page, 'bonuses-not-loaded');
  await confirmDeposit(page, 'en');
  await page.waitForURL(/\/pay\//);
  // Each call that was cut off is told of, when ever it is tried again.
  const others = complaints.filter((complaint) => !complaint.includes('/api/game/bonuses?'));
  complaints.splice(0, complaints.length, ...others);
});

test('a bonus that is not offered any more leaves the deposit without one, and says so', async ({
  page,
  context,
  player,
  complaints,
}) => {
  byTurns(0);
  await visit(page, `${plainPage}?wallet=deposit`);
  await startDeposit(page, 'en', '60');
  await offer(page, 'en', 'second-lamp').check();
  // Meanwhile it is taken with another deposit.
  const taken = await context.request.post('/api/payment/invoices/deposit', {
    headers: {
      authorization: `Bearer ${player.accessToken}`,
      'idempotency-key': crypto.randomUUID(),
    },
    data: {
      methodId: 'card',
      currency: 'EUR',
      amount: 60_00,
      bonusId: 'second-lamp',
      fields: {},
      returnUrl: new URL('/', page.url()).href,
    },
  });
  expect(taken.status(), await taken.text()).toBe(201);
  await confirmDeposit(page, 'en');
  await expect(
    page.getByText(text('en', 'global-components.deposit.problems.13005')),
  ).toBeVisible();
  await expect(
    page.getByRole('radio', { name: text('en', 'global-components.deposit.bonus.none') }),
  ).toBeChecked();
  await expect(offer(page, 'en', 'second-lamp')).toHaveCount(0);
  await expect(offer(page, 'en', 'lamplighter')).toBeVisible();
  await look(page, 'bonus-not-offered');
  expect(complaints.splice(0).every((complaint) => complaint.includes('422'))).toBe(true);
  await confirmDeposit(page, 'en');
  await page.waitForURL(/\/pay\//);
});

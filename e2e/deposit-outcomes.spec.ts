import type { Page } from '@playwright/test';
import { makeDueUntil, newest } from './money.ts';
import { backOnSite, cards, confirmDeposit, payByCard, startDeposit } from './paying.ts';
import { balanceOf, type Home, signedIn, statementOf } from './player.ts';
import { decide, signInToWallet } from './provider-pages.ts';
import { type Locale, pathIn, plainPage, text, textPattern } from './texts.ts';
import { byTurns, expect, look, newcomer, test, visit } from './visitor.ts';

/**
 * What the sandbox lets become of a payment: the bank takes its time, the provider tells late, tells
 * ten times the sum of one that is paid, or tells that one is paid which is not.
 */
type Outcome = 'slow' | 'late' | 'lie' | 'claim';

interface Way {
  readonly method: 'card' | 'bank' | 'eWallet' | 'pix';
  readonly home: Home;
  readonly locale: Locale;
  readonly outcome: Outcome;
  /** As it is typed, and in subunits. */
  readonly amount: readonly [string, number];
}

const ways: readonly Way[] = [
  {
    method: 'card',
    home: { country: 'AT', currency: 'EUR' },
    locale: 'en',
    outcome: 'slow',
    amount: ['40', 40_00],
  },
  {
    method: 'card',
    home: { country: 'DE', currency: 'USD' },
    locale: 'de',
    outcome: 'claim',
    amount: ['40', 40_00],
  },
  {
    method: 'card',
    home: { country: 'BR', currency: 'BRL' },
    locale: 'pt-br',
    outcome: 'lie',
    amount: ['100', 100_00],
  },
  {
    method: 'card',
    home: { country: 'JP', currency: 'JPY' },
    locale: 'ar',
    outcome: 'late',
    amount: ['3000', 3_000],
  },
  {
    method: 'bank',
    home: { country: 'AT', currency: 'EUR' },
    locale: 'es',
    outcome: 'slow',
    amount: ['50', 50_00],
  },
  {
    method: 'bank',
    home: { country: 'AT', currency: 'EUR' },
    locale: 'en',
    outcome: 'lie',
    amount: ['50', 50_00],
  },
  {
    method: 'eWallet',
    home: { country: 'AT', currency: 'EUR' },
    locale: 'de',
    outcome: 'claim',
    amount: ['60', 60_00],
  },
  {
    method: 'eWallet',
    home: { country: 'BR', currency: 'BRL' },
    locale: 'pt-br',
    outcome: 'late',
    amount: ['60', 60_00],
  },
  {
    method: 'pix',
    home: { country: 'BR', currency: 'BRL' },
    locale: 'pt-br',
    outcome: 'claim',
    amount: ['80', 80_00],
  },
  {
    method: 'pix',
    home: { country: 'BR', currency: 'BRL' },
    locale: 'en',
    outcome: 'slow',
    amount: ['80', 80_00],
  },
];

const cardFor = { slow: cards.slow, late: cards.late, lie: cards.lying, claim: cards.claiming };
const invoice = (key: string) => `global-components.invoice.${key}`;

/** Pays on the provider's page so that it comes to the outcome. */
async function pay(page: Page, { method, locale, outcome }: Way): Promise<void> {
  if (method === 'pix') {
    const cpf = text(locale, 'fields-settings.fields.cpf_number.label');
    await page.getByRole('textbox', { name: cpf }).fill('52998224725');
  }
  await confirmDeposit(page, locale);
  if (method === 'pix')
    await page.getByRole('link', { name: text(locale, invoice('pay.open')) }).click();
  await page.waitForURL(/\/pay\//);
  // The page goes on in the language of the one the player comes from.
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  if (method === 'card') return payByCard(page, cardFor[outcome]);
  if (method === 'bank') await page.getByRole('button', { name: 'Nordkai Bank' }).click();
  if (method === 'eWallet') await signInToWallet(page, '2468');
  await decide(page, outcome);
}

for (const [turn, way] of ways.entries()) {
  const { method, home, locale, outcome } = way;
  test(`${method} in ${home.currency}, ${outcome}, in ${locale} [4-11] [P-13] [2.2-06]`, async ({
    page,
    context,
    baseURL,
  }) => {
    byTurns(turn);
    const [typed, amount] = way.amount;
    const player = await signedIn(context, baseURL ?? '', newcomer(), home);
    await visit(page, `${pathIn(locale, plainPage)}?wallet=deposit`);
    await startDeposit(page, locale, typed, method);
    await pay(page, way);
    await backOnSite(page, locale);
    const dialog = (key: string) =>
      page.getByRole('dialog', { name: textPattern(locale, invoice(key)) });
    if (outcome === 'slow' || outcome === 'late') {
      // A code stays to be seen until it is paid.
      const code = page.getByRole('textbox', { name: text(locale, invoice('pay.copyLabel')) });
      await expect(method === 'pix' ? code : dialog('pending.title')).toBeVisible();
      expect(await balanceOf(context.request, player)).toBe(0);
      await look(page, `deposit-pending-${method}-${locale}`);
      await makeDueUntil(context.request, player, 2);
    }
    if (outcome === 'claim') {
      await expect(
        dialog('failed.title').getByText(text(locale, invoice('reasons.declined'))),
      ).toBeVisible();
      expect(await newest(context.request, player)).toMatchObject({ status: 3 });
      expect(await statementOf(context.request, player)).toEqual([]);
      return;
    }
    await expect(dialog('success.title')).toBeVisible();
    await look(page, `deposit-${outcome}-${method}-${locale}`);
    const statement = await statementOf(context.request, player);
    expect(statement.map((movement) => movement.amount)).toEqual([amount]);
  });
}

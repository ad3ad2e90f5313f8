import { type Funds, fundedFrom } from './funding.ts';
import {
  approved,
  type Coins,
  coinsIn,
  type Destination,
  deepwater,
  makeDueUntil,
  newest,
  savedDestination,
  tidewater,
} from './money.ts';
import { cards, funded } from './paying.ts';
import { balanceOf, type Home, signedIn, statementOf, tokenOf } from './player.ts';
import { stakedSafely } from './staking.ts';
import { type Locale, pathIn, plainPage, text, textPattern, textStart } from './texts.ts';
import { byTurns, expect, isWholeCrawl, look, newcomer, test, visit } from './visitor.ts';

/**
 * What the sandbox lets become of a payout: it arrives, arrives late, comes back, is first told of with
 * another sum, or is told to be paid and then comes back.
 */
type Outcome = 'paid' | 'slow' | 'declined' | 'lying' | 'claiming';

interface Way {
  readonly method: 'card' | 'bank' | 'eWallet' | 'pix' | 'crypto';
  readonly home: Home;
  readonly locale: Locale;
  readonly outcome: Outcome;
  /** As it is typed, and in subunits. */
  readonly amount: readonly [string, number];
  /** What pays in instead of a card; without a destination the money goes back there. */
  readonly funds?: Omit<Funds, 'currency'>;
  /** The card that the money came from. */
  readonly card?: string;
  readonly coins?: Omit<Coins, 'currency'>;
  /** Where to that was saved, by the names of the method's fields. */
  readonly to?: Destination['fields'];
  /** Another way shows this outcome, and others this method: left to a whole crawl. */
  readonly isAlike?: true;
}

const usd: Home = { country: 'DE', currency: 'USD' };
const brl: Home = { country: 'BR', currency: 'BRL' };
const coinsOf = (currency: string): Home => ({ country: 'AT', currency });

const ways: readonly Way[] = [
  {
    method: 'card',
    home: usd,
    locale: 'en',
    outcome: 'lying',
    amount: ['50', 50_00],
    card: cards.lying,
  },
  {
    method: 'card',
    home: brl,
    locale: 'pt-br',
    outcome: 'slow',
    isAlike: true,
    amount: ['50', 50_00],
    card: cards.slow,
  },
  {
    method: 'bank',
    home: { country: 'AT', currency: 'EUR' },
    locale: 'es',
    outcome: 'claiming',
    amount: ['50', 50_00],
    funds: { method: 'voucher' },
    to: { iban: 'DE20 5001 0517 9999 0000 07' },
  },
  {
    method: 'eWallet',
    home: usd,
    locale: 'de',
    outcome: 'slow',
    amount: ['50', 50_00],
    funds: { method: 'eWallet', from: 'slow@example.com' },
  },
  {
    method: 'eWallet',
    home: brl,
    locale: 'pt-br',
    outcome: 'claiming',
    isAlike: true,
    amount: ['60', 60_00],
    funds: { method: 'eWallet', from: 'claiming@example.com' },
  },
  {
    method: 'pix',
    home: brl,
    locale: 'pt-br',
    outcome: 'paid',
    amount: ['50', 50_00],
    funds: { method: 'pix', from: '52998224725' },
  },
  {
    method: 'pix',
    home: brl,
    locale: 'en',
    outcome: 'declined',
    isAlike: true,
    amount: ['50', 50_00],
    funds: { method: 'pix', from: '12345678909' },
  },
  {
    method: 'crypto',
    home: coinsOf('BTC'),
    locale: 'en',
    outcome: 'paid',
    amount: ['0.0045', 450_000],
    coins: {
      network: 'bitcoin',
      isChosen: false,
      amount: 600_000,
      written: '0.006',
      stakes: [200_000, 200_000, 200_000],
    },
    to: { payoutNetwork: 'bitcoin', payoutAddress: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' },
  },
  {
    method: 'crypto',
    home: coinsOf('XRP'),
    locale: 'ar',
    outcome: 'declined',
    amount: ['25', 25_000_000],
    coins: {
      network: 'xrpl',
      isChosen: false,
      amount: 50_000_000,
      written: '50',
      stakes: [25_000_000, 25_000_000],
    },
    to: { payoutNetwork: 'xrpl', payoutAddress: 'rrrrrrrrrrrrrrrrrrrrrhoLvTp', payoutTag: '4711' },
  },
  {
    method: 'crypto',
    home: coinsOf('USDT'),
    locale: 'de',
    outcome: 'claiming',
    amount: ['25', 25_000_000],
    coins: {
      network: 'bep20',
      isChosen: true,
      amount: 50_000_000,
      written: '50',
      stakes: [26_000_000, 24_000_000],
    },
    to: { payoutNetwork: 'erc20', payoutAddress: '0x0000000000000000000000000000000000000bad' },
  },
  {
    method: 'crypto',
    home: coinsOf('USDT'),
    locale: 'es',
    outcome: 'slow',
    isAlike: true,
    amount: ['25', 25_000_000],
    coins: {
      network: 'erc20',
      isChosen: true,
      amount: 50_000_000,
      written: '50',
      stakes: [26_000_000, 24_000_000],
    },
    to: { payoutNetwork: 'bep20', payoutAddress: '0x0000000000000000000000000000000000005109' },
  },
];

const withdraw = (key: string) => `global-components.wallet.withdraw.${key}`;
const tracker = (key: string) => `global-components.withdrawal.${key}`;

for (const [turn, way] of ways.filter(({ isAlike }) => isWholeCrawl || !isAlike).entries()) {
  const { method, home, locale, outcome } = way;
  const { currency } = home;
  test(`${method} out in ${currency}, ${outcome}, in ${locale} [7c-06] [3-06] [P-13]`, async ({
    page,
    context,
    baseURL,
  }) => {
    byTurns(turn);
    const { request } = context;
    const [typed, amount] = way.amount;
    let player = await signedIn(context, baseURL ?? '', newcomer(), home);
    if (way.coins) await coinsIn(request, baseURL ?? '', player, { ...way.coins, currency });
    else if (way.funds) {
      await fundedFrom(request, baseURL ?? '', player, 100_00, { ...way.funds, currency });
      await stakedSafely(request, player, [50_00, 50_00], currency);
    } else {
      const card = way.card ?? cards.success;
      await funded(request, baseURL ?? '', player, 100_00, { currency, card });
      await stakedSafely(request, player, [50_00, 50_00], currency);
    }
    if (way.to)
      await savedDestination(request, player, {
        ...{ methodId: method, currency, fields: way.to, label: 'Ledger' },
      });
    const held = await balanceOf(request, player);
    const payer = method === 'crypto' ? deepwater : tidewater;

    await visit(page, `${pathIn(locale, plainPage)}?wallet=withdraw`);
    const wallet = page.getByRole('dialog');
    await wallet
      .getByRole('button', { name: text(locale, `global-components.methods.names.${method}`) })
      // Where the money came from stands above the methods.
      .last()
      .click();
    const box = wallet.getByRole('textbox', { name: text(locale, withdraw('amount.label')) });
    await box.fill(locale === 'en' ? typed : typed.replace('.', ','));
    if (way.to) await wallet.getByRole('radio', { name: 'Ledger' }).check();
    await look(page, `out-${method}-${currency}-${locale}`);
    await wallet.locator('button[form="wallet"]').click();
    await expect(page).toHaveURL(/success=/);
    expect(await balanceOf(request, player)).toBe(held - amount);

    if (outcome === 'slow') {
      await expect.poll(async () => (await newest(request, player)).withdrawal?.stage).toBe('sent');
      // Days later it says itself that it is late.
      await page.clock.setFixedTime(Date.now() + 3 * 24 * 60 * 60_000);
      await visit(page, page.url());
      await expect(page.getByText(textPattern(locale, tracker('late')))).toBeVisible();
      await look(page, `out-late-${method}-${currency}-${locale}`);
      await page.clock.setFixedTime(Date.now());
      // By that clock the session was due to be renewed.
      player = { ...player, accessToken: await tokenOf(context) };
    }
    if (outcome === 'paid' && method === 'crypto') {
      // More than is approved automatically: it is reviewed first.
      await expect(page.getByText(text(locale, tracker('steps.checkedNote')))).toBeVisible();
      await look(page, `out-review-${method}-${currency}-${locale}`);
      await approved(page, player);
    }
    const comesBack = outcome === 'declined' || outcome === 'claiming';
    await makeDueUntil(request, player, comesBack ? 3 : 2, payer);
    const statement = await statementOf(request, player);
    if (comesBack) {
      await expect(page.getByText(text(locale, tracker('reasons.payoutDeclined')))).toBeVisible();
      expect(await balanceOf(request, player)).toBe(held);
      expect(statement.slice(0, 2).map((moved) => moved.amount)).toEqual([amount, -amount]);
    } else {
      await expect(
        page.getByText(textStart(locale, tracker('success.lead'))).first(),
      ).toBeVisible();
      expect(await balanceOf(request, player)).toBe(held - amount);
      expect(statement[0]?.amount).toBe(-amount);
    }
    await look(page, `out-${outcome}-${method}-${currency}-${locale}`);
  });
}

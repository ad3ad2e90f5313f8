import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCurrency } from '../../currencies.ts';
import { baccaratRose } from '../../themes/baccarat-rose.ts';
import { seededBytes } from '../seeded-bytes.ts';
import {
  bankerDraws,
  isNatural,
  payoutOf,
  playBaccarat,
  playerDraws,
  pointsOf,
  resultOf,
  totalOf,
} from './baccarat.ts';
import { CHANCES, baccarat as engine, returnOf } from './engine.ts';
import { countChances } from './expected.ts';
import { baccaratBet } from './protocol.ts';

const bets = { player: 300, tie: 100, banker: 200 };

describe('baccarat', () => {
  it('counts aces one, pictures and tens nothing, and of a sum the last digit', () => {
    expect([0, 8, 9, 10, 11, 12].map(pointsOf)).toEqual([1, 9, 0, 0, 0, 0]);
    expect(totalOf([6, 20, 34])).toBe((7 + 8 + 9) % 10);
  });

  it.each([
    [3, 8, false],
    [3, 9, true],
    [4, 1, false],
    [4, 2, true],
    [4, 7, true],
    [4, 8, false],
    [5, 3, false],
    [5, 4, true],
    [5, null, true],
    [6, 5, false],
    [6, 6, true],
    [6, 7, true],
    [6, null, false],
    [7, 6, false],
    [2, 8, true],
  ])('the banker with %i against a third card of %s draws: %s', (total, third, draws) => {
    expect(bankerDraws(total, third)).toBe(draws);
  });

  it('deals every round by the rules, from eight decks at most', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { player, banker, result, payouts, win } = playBaccarat(bets, seededBytes(seed));
        const first = [totalOf(player.slice(0, 2)), totalOf(banker.slice(0, 2))] as const;
        const over = first.some(isNatural);
        expect(player).toHaveLength(!over && playerDraws(first[0]) ? 3 : 2);
        const third = player[2] === undefined ? null : pointsOf(player[2]);
        expect(banker).toHaveLength(!over && bankerDraws(first[1], third) ? 3 : 2);
        expect(result).toBe(resultOf(totalOf(player), totalOf(banker)));
        const paid = baccaratBet.options.map((bet) => payoutOf(bet, bets[bet], result));
        expect(win).toBe(paid.reduce((sum, one) => sum + one, 0));
        expect(Object.values(payouts).sort()).toEqual(paid.sort());
      }),
    );
  });

  it.each([
    ['player', { player: 200, tie: 0, banker: 0 }],
    ['banker', { player: 0, tie: 0, banker: 195 }],
    ['tie', { player: 100, tie: 900, banker: 100 }],
  ] as const)('a result of %s pays %o on a stake of 100 each', (result, paid) => {
    const pay = (bet: 'player' | 'tie' | 'banker') => payoutOf(bet, 100, result);
    expect({ player: pay('player'), tie: pay('tie'), banker: pay('banker') }).toEqual(paid);
  });

  it('wins as often as is known of eight decks, and returns what is published of each bet', () => {
    const counted = countChances();
    for (const bet of baccaratBet.options) expect(CHANCES[bet]).toBeCloseTo(counted[bet], 11);
    expect(CHANCES.player + CHANCES.banker + CHANCES.tie).toBeCloseTo(1, 10);
    const published = engine.describe(baccaratRose, 'EUR', 'en').bets;
    expect(published.map(({ kind, rtpBasisPoints }) => [kind, rtpBasisPoints])).toEqual([
      ['player', 9876],
      ['tie', 8564],
      ['banker', 9894],
    ]);
  });

  it('is played as it is counted', () => {
    const source = seededBytes(20_261_122);
    const rounds = 40_000;
    const counts = { player: 0, tie: 0, banker: 0 };
    for (let round = 0; round < rounds; round++) counts[playBaccarat(bets, source).result]++;
    for (const bet of baccaratBet.options) {
      const chance = CHANCES[bet];
      const margin = 3.29 * Math.sqrt((chance * (1 - chance)) / rounds);
      expect(Math.abs(counts[bet] / rounds - chance), bet).toBeLessThan(margin);
    }
    expect(returnOf('player')).toBeLessThan(returnOf('banker'));
  });

  it('pays whole bookable amounts in every currency', () => {
    for (const [currency, [chip = 0]] of Object.entries(baccaratRose.stakes)) {
      const { step } = findCurrency(currency);
      for (const bet of baccaratBet.options) {
        expect(payoutOf(bet, chip, bet) % step, `${currency} ${bet}`).toBe(0);
      }
    }
  });

  it('takes chips up to the limits of each bet and of the table, and no round without one', () => {
    const check = (own: Partial<typeof bets>) =>
      engine.check(baccaratRose, 'EUR', {
        kind: 'baccarat',
        bets: { player: 0, tie: 0, banker: 0, ...own },
      });
    expect(check(bets)).toEqual({ stake: 600 });
    expect(check({})).toEqual({ refusal: 'bad-request' });
    expect(check({ player: 150 })).toEqual({ refusal: 'stake-not-allowed' });
    expect(check({ tie: 5000 })).toEqual({ stake: 5000 });
    expect(check({ tie: 5100 })).toEqual({ refusal: 'stake-not-allowed' });
    expect(check({ player: 50_000 })).toEqual({ stake: 50_000 });
    expect(check({ player: 50_000, banker: 100 })).toEqual({ refusal: 'stake-not-allowed' });
  });

  it('never pays more than it says it can', () => {
    const most = engine.maxWin(baccaratRose, 'EUR', 50_000);
    for (const result of baccaratBet.options) {
      for (const tie of [0, 5000]) {
        for (const player of [0, 45_000, 50_000 - tie]) {
          const banker = 50_000 - tie - player;
          const paid =
            payoutOf('player', player, result) +
            payoutOf('tie', tie, result) +
            payoutOf('banker', banker, result);
          expect(paid).toBeLessThanOrEqual(most);
        }
      }
    }
  });
});

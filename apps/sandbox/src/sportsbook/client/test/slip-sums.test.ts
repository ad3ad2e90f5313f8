import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, coming, legOf, place, startBook, type TestBook } from '../../test/operator.ts';
import { countLines, stakeOfLine, sumsOf } from '../state/slip-sums.ts';

let book: TestBook;
beforeEach(async () => {
  book = await startBook();
});
afterEach(() => book.close());

describe('what the slip says', () => {
  it.each([
    [1, 1],
    [3, 3],
    [4, 2],
    [5, 3],
  ])(
    'of %i legs, %i in a line, is what the book quotes and the bet comes to',
    async (count, of) => {
      const events = coming(book, 'football', count);
      const legs = await Promise.all(events.map(({ id }) => legOf(book, id)));
      const { body: quote } = await ask(book, 'POST', '/api/v1/slip', { legs, of });
      const stake = 337;
      const priced = quote.legs.map(({ now, margin }: { now: string; margin: string }) => ({
        odds: now,
        margin,
      }));
      const sums = sumsOf(priced, of, stake);
      expect(sums).toMatchObject({ lines: quote.lines, odds: quote.odds });
      expect(sums.margin?.toFixed(3)).toBe(quote.margin);
      const { body: bet } = await place(book, legs, { of, stake });
      expect(bet).toMatchObject({ stake: sums.stake, potentialPayout: sums.payout });
      expect(sums.least).toBeLessThanOrEqual(sums.payout);
    },
  );

  it('of singles is each cut to the subunit by itself, as they are bets of their own', () => {
    const legs = ['1.33', '1.66', '2.49'].map((odds) => ({ odds, margin: '0.050' }));
    expect(sumsOf(legs, 1, 33)).toMatchObject({ lines: 3, stake: 99, payout: 43 + 54 + 82 });
  });

  it('spreads a total over the lines without staking more than was typed', () => {
    expect(stakeOfLine(1000, countLines(4, 2))).toBe(166);
    expect(sumsOf([], 1, 0)).toMatchObject({ lines: 0, stake: 0, payout: 0 });
  });
});

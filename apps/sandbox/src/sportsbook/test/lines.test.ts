import { describe, expect, it } from 'vitest';
import { stakeLimits } from '../bets/limits.ts';
import { fairValue, linesOf, marginOfLines, payoutOf, totalOdds } from '../bets/lines.ts';

describe('lines', () => {
  it('are every way to take so many of the legs', () => {
    expect(linesOf(3, 2)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(linesOf(1, 1)).toEqual([[0]]);
    expect(linesOf(12, 6)).toHaveLength(924);
  });

  it('pay the exact product, cut once', () => {
    expect(payoutOf(1000, [127, 204], 2)).toBe(2590);
    expect(payoutOf(1, [199], 1)).toBe(1);
    expect(payoutOf(1000, [185], 1)).toBe(1850);
    // Three lines of 9.00, 23.3172 and 18.5166 and 29.7432, are cut together.
    expect(payoutOf(2700, [127, 204, 162], 2)).toBe(7157);
    // Nothing of a huge bet is lost to floating point.
    expect(
      payoutOf(
        1,
        Array.from({ length: 12 }, () => 50_100),
        12,
      ),
    ).toBe(Number(501n ** 12n));
  });

  it('count void legs as 1.00 and lost ones as nothing', () => {
    expect(payoutOf(1000, [185, 100], 2)).toBe(1850);
    expect(payoutOf(3000, [200, 300, 0], 2)).toBe(6000);
  });

  it('say odds and margin of all legs', () => {
    expect(totalOdds([127, 204])).toBe('2.590');
    expect(totalOdds([185])).toBe('1.850');
    expect(marginOfLines([54, 67], 2)).toBe(117);
    expect(marginOfLines([50, 50, 50], 1)).toBe(50);
  });

  it('are worth what their legs are worth each', () => {
    expect(fairValue(1500, [2.1 * 0.75], 1)).toBeCloseTo(2362.5, 9);
    expect(fairValue(3000, [2, 0.5, 1], 2)).toBeCloseTo(1000 * (1 + 2 + 0.5), 9);
  });
});

it('a line costs at least what its currency says, and at most what keeps its payout', () => {
  expect(stakeLimits('EUR', 2)).toEqual({ least: 20, most: 500_000 });
  expect(stakeLimits('EUR', 1e9)).toEqual({ least: 20, most: 0 });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededBytes } from '../seeded-bytes.ts';
import { rouletteBetKind } from './protocol.ts';
import { BETS, coveredNumbers, playRoulette, RED, settleRoulette, WHEEL } from './roulette.ts';

/** Every bet there is on the table, found by trying all numbers. */
const everyBet = rouletteBetKind.options.flatMap((kind) => {
  const tries: number[][] = [[]];
  for (let first = 0; first <= 36; first++) {
    tries.push([first], ...[1, 2, 3].map((gap) => [first, first + gap]));
    tries.push([first, first + 1, first + 2], [first, first + 2, first + 3]);
    tries.push([first, first + 1, first + 3, first + 4], [first, first + 1, first + 2, first + 3]);
    tries.push(Array.from({ length: 6 }, (_, index) => first + index));
  }
  return tries.flatMap((numbers) => {
    const covered = coveredNumbers({ kind, numbers });
    return covered ? [{ kind, numbers, covered }] : [];
  });
});

describe('European roulette', () => {
  it('has every bet of the table as often as the table does', () => {
    const count = (kind: string) => everyBet.filter((bet) => bet.kind === kind).length;
    expect({
      straight: count('straight'),
      split: count('split'),
      street: count('street'),
      trio: count('trio'),
      corner: count('corner'),
      firstFour: count('first-four'),
      sixLine: count('six-line'),
      column: count('column'),
      dozen: count('dozen'),
      even: count('even') + count('odd') + count('red') + count('black') + count('low'),
    }).toEqual({
      straight: 37,
      split: 60,
      street: 12,
      trio: 2,
      corner: 22,
      firstFour: 1,
      sixLine: 11,
      column: 3,
      dozen: 3,
      even: 5,
    });
  });

  it('returns 36 of 37 on every bet, counted over the whole wheel', () => {
    for (const { kind, numbers, covered } of everyBet) {
      const paid = WHEEL.reduce(
        (sum, number) => sum + settleRoulette([{ kind, numbers, stake: 100 }], number).win,
        0,
      );
      expect([kind, numbers, paid]).toEqual([kind, numbers, 3600]);
      expect(covered.length * (BETS[kind].payout + 1)).toBe(36);
    }
  });

  it('has all pockets once and 18 reds', () => {
    expect([...WHEEL].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, n) => n));
    expect(RED).toHaveLength(18);
  });

  it('refuses bets that are not on the table', () => {
    const missing = [
      { kind: 'split', numbers: [3, 4] },
      { kind: 'split', numbers: [1, 2, 3] },
      { kind: 'corner', numbers: [3, 4, 6, 7] },
      { kind: 'street', numbers: [2, 3, 4] },
      { kind: 'dozen', numbers: [4] },
      { kind: 'red', numbers: [1] },
      { kind: 'straight', numbers: [37] },
    ] as const;
    for (const bet of missing) {
      expect(coveredNumbers({ ...bet, numbers: [...bet.numbers] })).toBeNull();
    }
  });

  it('pays many chips as the sum of each', () => {
    const bet = fc
      .constantFrom(...everyBet)
      .chain(({ kind, numbers }) =>
        fc.integer({ min: 1, max: 10_000 }).map((stake) => ({ kind, numbers, stake })),
      );
    fc.assert(
      fc.property(fc.array(bet, { minLength: 1, maxLength: 30 }), fc.integer(), (bets, seed) => {
        const round = playRoulette(bets, seededBytes(seed));
        const single = bets.map((one) => settleRoulette([one], round.number).win);
        expect(round.payouts).toEqual(single);
        expect(round.win).toBe(single.reduce((sum, win) => sum + win, 0));
      }),
    );
  });
});

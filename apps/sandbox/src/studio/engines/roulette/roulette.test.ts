import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededBytes } from '../seeded-bytes.ts';
import { DOUBLE_ZERO, rouletteBetKind } from './protocol.ts';
import {
  BETS,
  coveredNumbers,
  playRoulette,
  RED,
  settleRoulette,
  WHEELS,
  type WheelKind,
} from './roulette.ts';

/** Every bet there is on a table, found by trying all numbers. */
const everyBetOf = (wheel: WheelKind) =>
  rouletteBetKind.options.flatMap((kind) => {
    const tries: number[][] = [[], [0, 2, DOUBLE_ZERO], [2, 3, DOUBLE_ZERO]];
    for (let first = 0; first <= DOUBLE_ZERO; first++) {
      tries.push([first], [first, first + 1, first + 2], [first, first + 2, first + 3]);
      for (let second = first + 1; second <= DOUBLE_ZERO; second++) tries.push([first, second]);
      tries.push([first, first + 1, first + 3, first + 4]);
      for (const count of [4, 5, 6]) {
        tries.push(Array.from({ length: count }, (_, index) => first + index));
      }
    }
    return tries.flatMap((numbers) => {
      const covered = coveredNumbers({ kind, numbers }, wheel);
      return covered ? [{ kind, numbers, covered }] : [];
    });
  });

const wheels = [
  { wheel: 'single-zero', pockets: 37, split: 60, trio: 2, firstFour: 1 },
  { wheel: 'double-zero', pockets: 38, split: 60, trio: 3, firstFour: 0 },
] as const;

describe.each(wheels)('roulette on the $wheel wheel', ({ wheel, pockets, ...own }) => {
  const everyBet = everyBetOf(wheel);

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
      ...own,
      straight: pockets,
      street: 12,
      corner: 22,
      sixLine: 11,
      column: 3,
      dozen: 3,
      even: 5,
    });
  });

  it('returns 36 stakes on every bet, counted over the whole wheel', () => {
    for (const { kind, numbers, covered } of everyBet) {
      const paid = WHEELS[wheel].reduce(
        (sum, number) => sum + settleRoulette([{ kind, numbers, stake: 100 }], wheel, number).win,
        0,
      );
      expect([kind, numbers, paid]).toEqual([kind, numbers, 3600]);
      expect(covered.length * (BETS[kind].payout + 1)).toBe(36);
    }
  });

  it('has all pockets once and 18 reds, and its colours take turns', () => {
    const order = WHEELS[wheel];
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: pockets }, (_, n) => n));
    expect(RED).toHaveLength(18);
    const colors = order.map((n) => (n % DOUBLE_ZERO === 0 ? 'green' : RED.includes(n)));
    for (const [index, color] of colors.entries()) {
      expect(color, `pocket ${index}`).not.toBe(colors[(index + 1) % pockets]);
    }
  });

  it('lets the ball into every pocket', () => {
    const source = seededBytes(5);
    const seen = new Set(
      Array.from({ length: 2000 }, () => playRoulette([], wheel, source).number),
    );
    expect(seen.size).toBe(pockets);
  });

  it('pays many chips as the sum of each', () => {
    const bet = fc
      .constantFrom(...everyBet)
      .chain(({ kind, numbers }) =>
        fc.integer({ min: 1, max: 10_000 }).map((stake) => ({ kind, numbers, stake })),
      );
    fc.assert(
      fc.property(fc.array(bet, { minLength: 1, maxLength: 30 }), fc.integer(), (bets, seed) => {
        const round = playRoulette(bets, wheel, seededBytes(seed));
        const single = bets.map((one) => settleRoulette([one], wheel, round.number).win);
        expect(round.payouts).toEqual(single);
        expect(round.win).toBe(single.reduce((sum, win) => sum + win, 0));
      }),
    );
  });
});

describe('a roulette table', () => {
  it('refuses bets that are not on it', () => {
    const missing = [
      { kind: 'split', numbers: [3, 4] },
      { kind: 'split', numbers: [1, 2, 3] },
      { kind: 'split', numbers: [36, 37] },
      { kind: 'split', numbers: [34, 37] },
      { kind: 'corner', numbers: [3, 4, 6, 7] },
      { kind: 'street', numbers: [2, 3, 4] },
      { kind: 'dozen', numbers: [4] },
      { kind: 'red', numbers: [1] },
      { kind: 'straight', numbers: [38] },
    ] as const;
    for (const bet of missing) {
      for (const { wheel } of wheels) {
        expect(coveredNumbers({ ...bet, numbers: [...bet.numbers] }, wheel)).toBeNull();
      }
    }
  });

  it('has what covers a zero only where that zero is', () => {
    const only = {
      'single-zero': [
        ['split', [0, 2]],
        ['split', [0, 3]],
        ['trio', [0, 2, 3]],
        ['first-four', [0, 1, 2, 3]],
      ],
      'double-zero': [
        ['straight', [DOUBLE_ZERO]],
        ['split', [0, DOUBLE_ZERO]],
        ['split', [3, DOUBLE_ZERO]],
        ['trio', [0, 2, DOUBLE_ZERO]],
        ['trio', [2, 3, DOUBLE_ZERO]],
      ],
    } as const;
    for (const { wheel: own } of wheels) {
      for (const { wheel } of wheels) {
        for (const [kind, numbers] of only[own]) {
          const covered = coveredNumbers({ kind, numbers: [...numbers] }, wheel);
          expect(covered !== null, `${kind} ${numbers} on ${wheel}`).toBe(own === wheel);
        }
      }
    }
  });
});

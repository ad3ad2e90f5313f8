/** Roulette on a wheel with one zero, 37 pockets, or with two, 38. Pure rules. */

import { type ByteSource, drawBelow } from '../random.ts';
import { DOUBLE_ZERO, type RouletteBet, type RouletteBetKind } from './protocol.ts';

export type WheelKind = 'single-zero' | 'double-zero';

/** The pockets as they stand on each wheel, clockwise from the zero. */
export const WHEELS: Readonly<Record<WheelKind, readonly number[]>> = {
  'single-zero': [
    0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
    31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
  ],
  'double-zero': [
    0,
    28,
    9,
    26,
    30,
    11,
    7,
    20,
    32,
    17,
    5,
    22,
    34,
    15,
    3,
    24,
    36,
    13,
    1,
    DOUBLE_ZERO,
    27,
    10,
    25,
    29,
    12,
    8,
    19,
    31,
    18,
    6,
    21,
    33,
    16,
    4,
    23,
    35,
    14,
    2,
  ],
};

/**
 * The bets that cover a zero with others. The five numbers of a table with two zeros are no bet here:
 * they would be the only one that returns less than the rest.
 */
export const ZERO_BETS: Readonly<
  Record<WheelKind, Partial<Record<RouletteBetKind, readonly (readonly number[])[]>>>
> = {
  'single-zero': {
    split: [
      [0, 1],
      [0, 2],
      [0, 3],
    ],
    trio: [
      [0, 1, 2],
      [0, 2, 3],
    ],
    'first-four': [[0, 1, 2, 3]],
  },
  'double-zero': {
    split: [
      [0, 1],
      [0, DOUBLE_ZERO],
      [3, DOUBLE_ZERO],
    ],
    trio: [
      [0, 1, 2],
      [0, 2, DOUBLE_ZERO],
      [2, 3, DOUBLE_ZERO],
    ],
  },
};

export const RED: readonly number[] = [
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
];

/** What a bet wins to one, and what share of the table's limit one such bet may be. */
export const BETS = {
  straight: { payout: 35, limitShare: 20 },
  split: { payout: 17, limitShare: 10 },
  street: { payout: 11, limitShare: 5 },
  trio: { payout: 11, limitShare: 5 },
  corner: { payout: 8, limitShare: 5 },
  'first-four': { payout: 8, limitShare: 5 },
  'six-line': { payout: 5, limitShare: 4 },
  column: { payout: 2, limitShare: 2 },
  dozen: { payout: 2, limitShare: 2 },
  red: { payout: 1, limitShare: 1 },
  black: { payout: 1, limitShare: 1 },
  even: { payout: 1, limitShare: 1 },
  odd: { payout: 1, limitShare: 1 },
  low: { payout: 1, limitShare: 1 },
  high: { payout: 1, limitShare: 1 },
} as const satisfies Record<RouletteBetKind, { payout: number; limitShare: number }>;

const numbersFrom = (first: number, count: number, step = 1): number[] =>
  Array.from({ length: count }, (_, index) => first + index * step);

const same = (left: readonly number[], right: readonly number[]): boolean =>
  left.length === right.length && left.every((value, index) => value === right[index]);

const all = numbersFrom(1, 36);
const column = (number: number): number => (number - 1) % 3;

/**
 * The numbers a bet covers, or null when it does not exist on the table (a split of numbers that do
 * not touch, a corner across the edge ...).
 */
export function coveredNumbers(
  bet: Pick<RouletteBet, 'kind' | 'numbers'>,
  wheel: WheelKind,
): number[] | null {
  const { kind, numbers } = bet;
  const [first = -1, second = -1] = numbers;
  const inside = (valid: boolean): number[] | null => (valid ? [...numbers] : null);
  const outside = (covers: (number: number) => boolean): number[] | null =>
    numbers.length === 0 ? all.filter(covers) : null;
  const third = (covers: (number: number, ordinal: number) => boolean): number[] | null =>
    numbers.length === 1 && first >= 1 && first <= 3
      ? all.filter((number) => covers(number, first))
      : null;
  if (ZERO_BETS[wheel][kind]?.some((zeros) => same(zeros, numbers))) return [...numbers];
  switch (kind) {
    case 'straight':
      return inside(numbers.length === 1 && WHEELS[wheel].includes(first));
    case 'split':
      return inside(
        numbers.length === 2 &&
          first > 0 &&
          second <= 36 &&
          (second - first === 3 || (second - first === 1 && column(first) < 2)),
      );
    case 'street':
      return inside(
        first > 0 && first <= 34 && column(first) === 0 && same(numbers, numbersFrom(first, 3)),
      );
    case 'trio':
    case 'first-four':
      return null;
    case 'corner':
      return inside(
        first > 0 &&
          first <= 32 &&
          column(first) < 2 &&
          same(numbers, [first, first + 1, first + 3, first + 4]),
      );
    case 'six-line':
      return inside(
        first > 0 && first <= 31 && column(first) === 0 && same(numbers, numbersFrom(first, 6)),
      );
    case 'column':
      return third((number, ordinal) => column(number) === ordinal - 1);
    case 'dozen':
      return third((number, ordinal) => Math.ceil(number / 12) === ordinal);
    case 'red':
      return outside((number) => RED.includes(number));
    case 'black':
      return outside((number) => !RED.includes(number));
    case 'even':
      return outside((number) => number % 2 === 0);
    case 'odd':
      return outside((number) => number % 2 === 1);
    case 'low':
      return outside((number) => number <= 18);
    case 'high':
      return outside((number) => number >= 19);
  }
}

export type RouletteRound = {
  readonly number: number;
  /** In the order of the bets: stake and winnings, 0 when lost. Whole subunits. */
  readonly payouts: number[];
  readonly win: number;
};

/** Pays the bets for a number. @throws RangeError for a bet that does not exist. */
export function settleRoulette(
  bets: readonly RouletteBet[],
  wheel: WheelKind,
  number: number,
): RouletteRound {
  const payouts = bets.map((bet) => {
    const covered = coveredNumbers(bet, wheel);
    if (!covered) throw new RangeError(`no such bet: ${bet.kind} ${bet.numbers.join()}`);
    return covered.includes(number) ? bet.stake * (BETS[bet.kind].payout + 1) : 0;
  });
  return { number, payouts, win: payouts.reduce((sum, payout) => sum + payout, 0) };
}

/** Spins the wheel for the bets. */
export function playRoulette(
  bets: readonly RouletteBet[],
  wheel: WheelKind,
  source: ByteSource,
): RouletteRound {
  const pockets = [...WHEELS[wheel]].sort((a, b) => a - b);
  return settleRoulette(bets, wheel, pockets[drawBelow(source, pockets.length)] ?? 0);
}

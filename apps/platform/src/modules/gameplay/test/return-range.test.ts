import { expect, test } from 'vitest';
import { returnRange, roundsOfOneStake } from '../return-range.ts';

test('[P-46] a range holds 95 of 100 players, by the standard deviation and the number of rounds', () => {
  const of = (rounds: number, deviation = 1.73) =>
    returnRange({ published: 0.95, deviation, rounds });
  expect(of(200)).toEqual({ from: 7102, to: 11898 });
  expect(of(20_000)).toEqual({ from: 9260, to: 9740 });
  expect(returnRange({ published: 0.3, deviation: 1.73, rounds: 100 })).toEqual({
    from: 0,
    to: 6391,
  });
});

test('[P-46] no range is told of few rounds, or where it would reach further than half a stake', () => {
  const of = (rounds: number, deviation: number) =>
    returnRange({ published: 0.96, deviation, rounds });
  expect(of(99, 1)).toBeNull();
  expect(of(100, 1)).not.toBeNull();
  expect(of(0, 1)).toBeNull();
  // (1.96 × 8 / 0.5)² is 983.4.
  expect(of(983, 8)).toBeNull();
  expect(of(984, 8)).not.toBeNull();
});

test('rounds of different stakes swing as fewer of one stake', () => {
  expect(roundsOfOneStake(400, 4 * 100 * 100)).toBe(4);
  expect(roundsOfOneStake(1000 + 99, 1000 * 1000 + 99)).toBeCloseTo(1.21, 2);
  expect(roundsOfOneStake(0, 0)).toBe(0);
});

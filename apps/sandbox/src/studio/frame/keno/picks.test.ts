import { expect, test } from 'vitest';
import { anyOf, toggled } from './picks.ts';

test('a number is chosen, taken back, and refused when there are enough', () => {
  const one = toggled(new Set(), 7, 2);
  expect(one).toEqual(new Set([7]));
  const two = toggled(one ?? new Set(), 40, 2);
  expect(two).toEqual(new Set([7, 40]));
  expect(toggled(two ?? new Set(), 1, 2)).toBeNull();
  expect(toggled(two ?? new Set(), 7, 2)).toEqual(new Set([40]));
});

test('numbers chosen at random are as many as before, all different and on the board', () => {
  let seed = 0;
  const random = () => {
    seed = (seed * 16_807 + 11) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (const count of [0, 1, 4, 10]) {
    const before = new Set(Array.from({ length: count }, (_, at) => at + 1));
    for (let round = 0; round < 200; round++) {
      const picks = anyOf(40, before, random);
      expect(picks.size).toBe(count || 5);
      for (const pick of picks) expect(pick >= 1 && pick <= 40).toBe(true);
    }
  }
  expect(anyOf(40, new Set([1]), () => 0.999_999)).toEqual(new Set([40]));
});

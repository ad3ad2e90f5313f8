import { expect, test } from 'vitest';
import { seededBytes } from './seeded-bytes.ts';
import { createShoe } from './shoe.ts';

test('a shoe holds every card as often as its decks do, and nothing more', () => {
  const { draw } = createShoe(6, seededBytes(11));
  const counts = new Map<number, number>();
  for (let card = 0; card < 312; card++) {
    const drawn = draw();
    counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
  }
  expect(counts.size).toBe(52);
  expect(new Set(counts.values())).toEqual(new Set([6]));
  expect(draw).toThrow(RangeError);
});

test('every card is as likely as any other, also after some are drawn', () => {
  const source = seededBytes(3);
  const counts = new Array<number>(52).fill(0);
  const shoes = 40_000;
  for (let shoe = 0; shoe < shoes; shoe++) {
    const { draw } = createShoe(1, source);
    draw();
    draw();
    const third = draw();
    counts[third] = (counts[third] ?? 0) + 1;
  }
  const mean = shoes / 52;
  const spread = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  /** Chi-squared with 51 degrees of freedom stays below 87 in 99.9 per cent of cases. */
  expect(spread).toBeLessThan(87);
});

import { expect, test } from 'vitest';
import type { Notice } from './dialog.ts';
import { createStakeLimit } from './stake-limit.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

/** A game at a stake of 2.00 whose next lower one is `lower`. */
function limited(lower: number | null, texts = en) {
  const said: Notice[] = [];
  const chosen: number[] = [];
  const asked: number[] = [];
  const limit = createStakeLimit({
    game: {
      lowerStepFor: (most) => {
        asked.push(most);
        return lower;
      },
      choose: (stake) => void chosen.push(stake),
    },
    texts,
    money: { format: (subunits) => `€${subunits / 100}` },
    notice: async (words) => void said.push(words),
  });
  return { limit, said, chosen, asked };
}

test('any stake may be placed until the site says otherwise, and again once it says so [3-20]', () => {
  const { limit, said } = limited(null);
  expect(limit.allows(100_00)).toBe(true);
  limit.set(1_00);
  expect(limit.allows(1_00)).toBe(true);
  expect(limit.allows(1_01)).toBe(false);
  limit.set(null);
  expect(limit.allows(100_00)).toBe(true);
  expect(said).toHaveLength(1);
});

test('a stake above the most is answered with the reason, and lowered to one that is not [3-20]', async () => {
  const { limit, said, chosen, asked } = limited(50, de);
  limit.set(1_00);
  expect(limit.allows(2_00)).toBe(false);
  await Promise.resolve();
  await Promise.resolve();
  expect(said).toEqual([
    {
      title: 'Einsatz zu hoch',
      text: 'Solange dein Bonus aktiv ist, beträgt der Höchsteinsatz pro Runde €1. Es wurde nichts eingesetzt.',
      action: 'Einsatz auf €0.5 senken',
    },
  ]);
  expect([asked, chosen]).toEqual([[1_00], [50]]);
});

test('a game that takes no lower stake says so, and its choice stays', async () => {
  const { limit, said, chosen } = limited(null);
  limit.set(1_00);
  expect(limit.allows(2_00)).toBe(false);
  await Promise.resolve();
  await Promise.resolve();
  expect(said).toMatchObject([{ action: 'OK' }]);
  expect(chosen).toEqual([]);
});

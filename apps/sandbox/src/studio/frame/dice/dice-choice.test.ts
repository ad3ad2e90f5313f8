import { expect, test } from 'vitest';
import { diceChance, playDice } from '../../engines/dice/dice.ts';
import { seededBytes } from '../../engines/seeded-bytes.ts';
import { aimAt, choiceOf, oddsOf, readHundredths, turned } from './dice-choice.ts';

const bounds = { minChance: 100, maxChance: 9800 };

test('a chance is kept within what the game permits, on either side', () => {
  for (const direction of ['under', 'over'] as const) {
    expect(diceChance(choiceOf(direction, 5, bounds))).toBe(100);
    expect(diceChance(choiceOf(direction, 4950, bounds))).toBe(4950);
    expect(diceChance(choiceOf(direction, 9999, bounds))).toBe(9800);
    expect(diceChance(aimAt(direction, 0, bounds))).toBe(direction === 'under' ? 100 : 9800);
  }
});

test('turning to the other side keeps the chance', () => {
  const choice = choiceOf('under', 2500, bounds);
  expect(turned(choice, bounds)).toEqual({ direction: 'over', target: 7499 });
  expect(turned(turned(choice, bounds), bounds)).toEqual(choice);
});

test('the payout shown is the payout the server books', () => {
  const source = seededBytes(7);
  for (const step of [1, 1000]) {
    let won = 0;
    for (let chance = 100; chance <= 9800; chance += 97) {
      const choice = choiceOf(chance % 2 === 0 ? 'under' : 'over', chance, bounds);
      const stake = 333 * step;
      const odds = oddsOf(choice, stake, 100, step);
      const round = playDice({ ...choice, stake }, 100, step, source);
      expect([round.chance, round.multiplier]).toEqual([odds.chance, odds.multiplier]);
      if (round.won) {
        won++;
        expect(round.win).toBe(odds.payout);
      }
    }
    expect(won).toBeGreaterThan(0);
  }
});

test('numbers are read with a point or a comma, and nothing else is taken for one', () => {
  expect(['49.5', '49,50', ' 7 ', '12.34 %'].map(readHundredths)).toEqual([4950, 4950, 700, 1234]);
  expect(['', 'x', '-5', '1.2.3', '1e3'].map(readHundredths)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

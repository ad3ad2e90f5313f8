import { expect, test } from 'vitest';
import { findCurrency } from '../../currencies.ts';
import { diceChance } from '../../engines/dice/dice.ts';
import { isBookable, leastOf } from '../../engines/exact-pay.ts';
import { seededBytes } from '../../engines/seeded-bytes.ts';
import { playGame } from '../../games.ts';
import { diceDeck } from '../../themes/dice-deck.ts';
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

test('the payout shown is what the server books, or one step less where it says so', () => {
  const source = seededBytes(7);
  for (const currency of ['EUR', 'BTC']) {
    const { step } = findCurrency(currency);
    let won = 0;
    for (let chance = 100; chance <= 9800; chance += 97) {
      const choice = choiceOf(chance % 2 === 0 ? 'under' : 'over', chance, bounds);
      const stake = 333 * step;
      const odds = oddsOf(choice, stake, 100, step);
      const { outcome, win } = playGame(
        diceDeck,
        currency,
        { kind: 'dice', stake, ...choice },
        source,
      );
      expect(outcome).toMatchObject({ chance: odds.chance, multiplier: odds.multiplier });
      if (win === 0) continue;
      won++;
      const least = leastOf(odds.pay);
      expect(isBookable(odds.pay) ? [least] : [least, least + step]).toContain(win);
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

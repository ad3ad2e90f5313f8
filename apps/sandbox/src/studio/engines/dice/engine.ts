import { findCurrency } from '../../currencies.ts';
import { everyStake, takesStake } from '../../stakes.ts';
import type { Engine } from '../engine.ts';
import { book, expectedOf, leastOf, mostOf } from '../exact-pay.ts';
import { rangeOf } from '../returns.ts';
import { roundingText } from '../rounding-text.ts';
import { diceChance, dicePay, MAX_CHANCE, MIN_CHANCE, playDice, ROLLS } from './dice.ts';
import { rulesTexts } from './rules-texts.ts';
import type { DiceTheme } from './theme.ts';

/** The return of every chance at every stake of every currency. */
const diceReturns = (theme: DiceTheme): number[] =>
  everyStake(theme).flatMap(({ stake, step }) =>
    Array.from({ length: MAX_CHANCE - MIN_CHANCE + 1 }, (_, index) => {
      const chance = MIN_CHANCE + index;
      const pay = dicePay(stake, chance, theme.edgeBasisPoints, step);
      return (chance / ROLLS) * (expectedOf(pay, theme.rounding) / stake);
    }),
  );

export const dice: Engine<'dice'> = {
  maxWin: (theme, currency, maxStake) =>
    mostOf(
      dicePay(maxStake, MIN_CHANCE, theme.edgeBasisPoints, findCurrency(currency).step),
      theme.rounding,
    ),
  check: (theme, currency, input) => {
    const chance = diceChance(input);
    if (chance < MIN_CHANCE || chance > MAX_CHANCE) return { refusal: 'bad-request' };
    return takesStake(theme, currency, input.stake);
  },
  play: (theme, currency, input, source) => {
    const roll = playDice(input, source);
    const payOf = (stake: number, step: number) =>
      dicePay(stake, roll.chance, theme.edgeBasisPoints, step);
    const pay = payOf(input.stake, findCurrency(currency).step);
    return {
      outcome: { kind: 'dice', ...roll, multiplier: leastOf(payOf(10_000, 1)) },
      win: roll.won ? book(pay, theme.rounding, source.rounding) : 0,
      steps: 1,
    };
  },
  describe: ({ edgeBasisPoints }) => ({
    kind: 'dice',
    edgeBasisPoints,
    minChance: MIN_CHANCE,
    maxChance: MAX_CHANCE,
  }),
  rules: (theme, say) => [
    {
      heading: say(rulesTexts.heading),
      text: say(rulesTexts.pays, {
        min: MIN_CHANCE / 100,
        max: MAX_CHANCE / 100,
        kept: (10_000 - theme.edgeBasisPoints) / 100,
      }),
    },
  ],
  returnNote: (say) => say(roundingText),
  returns: (theme) => rangeOf(diceReturns(theme), 'enumeration'),
  category: () => 'Dice',
};

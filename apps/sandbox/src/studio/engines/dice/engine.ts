import { findCurrency } from '../../currencies.ts';
import { takesStake } from '../../stakes.ts';
import type { Engine } from '../engine.ts';
import { diceChance, dicePayout, MAX_CHANCE, MIN_CHANCE, playDice } from './dice.ts';
import { rulesTexts } from './rules-texts.ts';

export const dice: Engine<'dice'> = {
  maxWin: (theme, currency, maxStake) =>
    dicePayout(maxStake, MIN_CHANCE, theme.edgeBasisPoints, findCurrency(currency).step),
  check: (theme, currency, input) => {
    const chance = diceChance(input);
    if (chance < MIN_CHANCE || chance > MAX_CHANCE) return { refusal: 'bad-request' };
    return takesStake(theme, currency, input.stake);
  },
  play: (theme, currency, input, source) => {
    const { step } = findCurrency(currency);
    const { win, ...roll } = playDice(input, theme.edgeBasisPoints, step, source);
    return { outcome: { kind: 'dice', ...roll }, win, steps: 1 };
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
  returnNote: (say) => say(rulesTexts.rounding),
  expectedReturn: (theme) => 1 - theme.edgeBasisPoints / 10_000,
  returnMethod: () => 'formula',
  category: () => 'Dice',
};

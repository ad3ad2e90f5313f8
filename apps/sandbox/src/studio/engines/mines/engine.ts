import { findCurrency } from '../../currencies.ts';
import { takesStake } from '../../stakes.ts';
import type { Engine } from '../engine.ts';
import { lastField, MAX_MINES, minesPayout, playMines, safeChance } from './mines.ts';
import { rulesTexts } from './rules-texts.ts';
import type { MinesTheme } from './theme.ts';

const everyCount = Array.from({ length: MAX_MINES }, (_, index) => index + 1);

/** The return of cashing out after every number of fields, for every number of mines. */
export const minesReturns = (theme: MinesTheme): number[] =>
  everyCount.flatMap((mines) =>
    Array.from({ length: lastField(mines, theme) }, (_, index) => {
      const unit = 1_000_000_000;
      const paid = minesPayout({ stake: unit, mines }, index + 1, theme) / unit;
      return safeChance(mines, index + 1) * paid;
    }),
  );

export const mines: Engine<'mines'> = {
  maxWin: (theme, currency, maxStake) =>
    Math.max(
      ...everyCount.map((count) =>
        minesPayout(
          { stake: maxStake, mines: count },
          lastField(count, theme),
          theme,
          findCurrency(currency).step,
        ),
      ),
    ),
  check: (theme, currency, input) => takesStake(theme, currency, input.stake),
  play: (theme, currency, input, source, actions) => {
    const { opened, struck, over, mines: laid } = playMines(input.mines, theme, source, actions);
    const { step } = findCurrency(currency);
    const cashOut = struck ? 0 : minesPayout(input, opened.length, theme, step);
    const outcome = { kind: 'mines' as const, opened: [...opened], struck, cashOut };
    return over
      ? { outcome: { ...outcome, mines: [...laid] }, win: cashOut, steps: 1 }
      : { outcome: { ...outcome, mines: null }, win: 0, steps: 1, open: true };
  },
  decisions: {
    allows: (_, __, { opened }, action) =>
      action.move === 'open' ? !opened.includes(action.field) : opened.length > 0,
    whenAbandoned: () => ({ kind: 'mines', move: 'cash-out' }),
    abandonedText: (say) => say(rulesTexts.abandoned),
  },
  describe: ({ edgeBasisPoints, topMultiple }) => ({ kind: 'mines', edgeBasisPoints, topMultiple }),
  rules: (theme, say) => [
    {
      heading: say(rulesTexts.heading),
      text: say(rulesTexts.pays, {
        kept: (10_000 - theme.edgeBasisPoints) / 100,
        top: theme.topMultiple,
      }),
    },
  ],
  returnNote: (say) => say(rulesTexts.rounding),
  expectedReturn: (theme) => Math.min(...minesReturns(theme)),
  returnMethod: () => 'formula',
  category: () => 'Instant Win',
};

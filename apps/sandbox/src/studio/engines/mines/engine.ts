import { findCurrency } from '../../currencies.ts';
import { everyStake, takesStake } from '../../stakes.ts';
import type { Engine } from '../engine.ts';
import { book, expectedOf, leastOf, mostOf } from '../exact-pay.ts';
import { rangeOf } from '../returns.ts';
import { roundingText } from '../rounding-text.ts';
import { lastField, MAX_MINES, minesPay, playMines, safeChance } from './mines.ts';
import { rulesTexts } from './rules-texts.ts';
import type { MinesTheme } from './theme.ts';

const everyCount = Array.from({ length: MAX_MINES }, (_, index) => index + 1);

/** The return of cashing out after every number of fields, for every number of mines and every stake. */
export const minesReturns = (theme: MinesTheme): number[] =>
  everyCount.flatMap((mines) =>
    Array.from({ length: lastField(mines, theme) }, (_, index) =>
      everyStake(theme).map(({ stake, step }) => {
        const pay = minesPay({ stake, mines }, index + 1, theme, step);
        return (safeChance(mines, index + 1) * expectedOf(pay, theme.rounding)) / stake;
      }),
    ).flat(),
  );

/** The most a round at a stake pays. */
const mostAt = (theme: MinesTheme, stake: number, step: number): number =>
  Math.max(
    ...everyCount.map((mines) =>
      mostOf(minesPay({ stake, mines }, lastField(mines, theme), theme, step), theme.rounding),
    ),
  );

export const mines: Engine<'mines'> = {
  maxWin: (theme, currency, maxStake) => mostAt(theme, maxStake, findCurrency(currency).step),
  /** A small stake rounded up pays a little more of itself than a large one. */
  topMultiple: (theme) =>
    Math.floor(
      Math.max(
        ...everyStake(theme).map(({ stake, step }) => (100 * mostAt(theme, stake, step)) / stake),
      ),
    ) / 100,
  check: (theme, currency, input) => takesStake(theme, currency, input.stake),
  play: (theme, currency, input, source, actions) => {
    const { opened, struck, over, mines: laid } = playMines(input.mines, theme, source, actions);
    const pay = minesPay(input, opened.length, theme, findCurrency(currency).step);
    const outcome = { kind: 'mines' as const, opened: [...opened], struck };
    // How it is rounded is told when it is paid: known before, it would be worth waiting for.
    if (!over)
      return {
        outcome: { ...outcome, cashOut: leastOf(pay), mines: null },
        win: 0,
        steps: 1,
        open: true,
      };
    const win = struck ? 0 : book(pay, theme.rounding, source.rounding);
    return { outcome: { ...outcome, cashOut: win, mines: [...laid] }, win, steps: 1 };
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
  returnNote: (say) => `${say(rulesTexts.everyChoice)} ${say(roundingText)}`,
  returns: (theme) => rangeOf(minesReturns(theme), 'enumeration'),
  category: () => 'Instant Win',
};

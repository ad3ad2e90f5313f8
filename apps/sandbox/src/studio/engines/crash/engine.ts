import { findCurrency } from '../../currencies.ts';
import { takesStake } from '../../stakes.ts';
import type { Engine } from '../engine.ts';
import { payOf } from '../multiplier.ts';
import { multiplierRange } from '../returns.ts';
import { crashPoint, GROWTH, MIN_MULTIPLIER, returnAt } from './crash.ts';
import { rulesTexts } from './rules-texts.ts';
import type { CrashTheme } from './theme.ts';

/** The return of cashing out at every multiplier there is. */
export const crashReturns = (theme: CrashTheme): number[] =>
  Array.from({ length: theme.topMultiplier - MIN_MULTIPLIER + 1 }, (_, index) =>
    returnAt(MIN_MULTIPLIER + index, theme),
  );

export const crash: Engine<'crash'> = {
  maxWin: (theme, currency, maxStake) =>
    payOf(maxStake, theme.topMultiplier, findCurrency(currency).step),
  check: (theme, currency, { stake, autoAt }) =>
    autoAt !== null && (autoAt < MIN_MULTIPLIER || autoAt > theme.topMultiplier)
      ? { refusal: 'bad-request' }
      : takesStake(theme, currency, stake),
  /** The bytes are the flight's, not the player's: all who bet on it share its end. */
  play: (theme, currency, { stake, flight, autoAt }, source, [action]) => {
    const untold = { kind: 'crash' as const, flight, cashedOutAt: null, crashedAt: null };
    if (!action) return { outcome: untold, win: 0, steps: 1, open: true };
    const point = crashPoint(source, theme);
    const at = action.move === 'cash-out' ? action.at : autoAt;
    if (at === null || at > point) {
      if (action.move === 'cash-out') throw new RangeError(`the flight never stood at ${at}`);
      return { outcome: { ...untold, crashedAt: point }, win: 0, steps: 1 };
    }
    const win = payOf(stake, at, findCurrency(currency).step);
    return { outcome: { ...untold, cashedOutAt: at }, win, steps: 1 };
  },
  decisions: {
    /** A cash-out is taken by the flight, which alone knows where it stands. */
    allows: () => false,
    whenAbandoned: () => ({ kind: 'crash', move: 'land' }),
    shared: true,
    abandonedText: (say) => say(rulesTexts.interrupted),
  },
  describe: ({ edgeBasisPoints, topMultiplier }) => ({
    kind: 'crash',
    edgeBasisPoints,
    topMultiplier,
    minMultiplier: MIN_MULTIPLIER,
    growth: GROWTH,
  }),
  rules: (theme, say) => [
    {
      heading: say(rulesTexts.heading),
      text: say(rulesTexts.pays, { least: MIN_MULTIPLIER / 100, top: theme.topMultiplier / 100 }),
    },
    { heading: say(rulesTexts.cashOutHeading), text: say(rulesTexts.cashOut) },
    {
      heading: say(rulesTexts.fairHeading),
      text: say(rulesTexts.fair, { kept: (10_000 - theme.edgeBasisPoints) / 100 }),
    },
  ],
  returnNote: (say) => say(rulesTexts.everywhere),
  returns: (theme) => {
    const returns = crashReturns(theme);
    return multiplierRange(theme, (paid) =>
      returns.map((share, index) => {
        const multiplier = MIN_MULTIPLIER + index;
        return (share * paid(multiplier)) / multiplier;
      }),
    );
  },
  category: () => 'Crash',
};

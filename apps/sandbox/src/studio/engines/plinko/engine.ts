import { findCurrency } from '../../currencies.ts';
import { takesStake } from '../../stakes.ts';
import type { Engine } from '../engine.ts';
import { payOf } from '../multiplier.ts';
import { multiplierRange } from '../returns.ts';
import { risks } from '../risk.ts';
import { boardReturn, dropBall, pocketsOf } from './plinko.ts';
import { rulesTexts } from './rules-texts.ts';
import type { PlinkoTheme } from './theme.ts';

/** Every board of the game, the calmest first. */
const boardsOf = ({ pays }: PlinkoTheme) =>
  risks.flatMap((risk) =>
    Object.entries(pays[risk]).map(([rows, half]) => ({
      risk,
      rows: Number(rows),
      multipliers: [...pocketsOf(half)],
    })),
  );

const topOf = (theme: PlinkoTheme): number =>
  Math.max(...boardsOf(theme).flatMap(({ multipliers }) => multipliers));

export const plinko: Engine<'plinko'> = {
  maxWin: (theme, currency, maxStake) => payOf(maxStake, topOf(theme), findCurrency(currency).step),
  check: (theme, currency, { risk, rows, stake }) =>
    theme.pays[risk][rows]
      ? takesStake(theme, currency, stake)
      : { refusal: 'bad-request' as const },
  play: (theme, currency, { risk, rows, stake }, source) => {
    const { path, pocket } = dropBall(rows, source);
    const multiplier = pocketsOf(theme.pays[risk][rows] ?? [])[pocket];
    if (multiplier === undefined) throw new RangeError(`no board of ${rows} rows`);
    return {
      outcome: { kind: 'plinko', path: [...path], pocket, multiplier },
      win: payOf(stake, multiplier, findCurrency(currency).step),
      steps: 1,
    };
  },
  describe: (theme) => ({ kind: 'plinko', boards: boardsOf(theme) }),
  rules: (theme, say) => {
    const rows = Object.keys(theme.pays.low);
    return [
      {
        heading: say(rulesTexts.heading),
        text: say(rulesTexts.pays, { rows: rows.join(', ') }),
      },
    ];
  },
  returnNote: (say) => say(rulesTexts.everyBoard),
  returns: (theme) =>
    multiplierRange(theme, (paid) =>
      boardsOf(theme).map(({ multipliers }) => boardReturn(multipliers.map(paid))),
    ),
  category: () => 'Instant Win',
};

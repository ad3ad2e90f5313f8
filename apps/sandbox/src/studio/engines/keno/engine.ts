import { findCurrency } from '../../currencies.ts';
import { takesStake } from '../../stakes.ts';
import type { Engine } from '../engine.ts';
import { payOf } from '../multiplier.ts';
import { multiplierRange } from '../returns.ts';
import { DRAWN, drawNumbers, NUMBERS, rowReturn } from './keno.ts';
import { rulesTexts } from './rules-texts.ts';

export const keno: Engine<'keno'> = {
  maxWin: (theme, currency, maxStake) => {
    const top = Math.max(...Object.values(theme.pays).flat());
    return payOf(maxStake, top, findCurrency(currency).step);
  },
  check: (theme, currency, { picks, stake }) =>
    theme.pays[picks.length] && new Set(picks).size === picks.length
      ? takesStake(theme, currency, stake)
      : { refusal: 'bad-request' as const },
  play: (theme, currency, { picks, stake }, source) => {
    const drawn = drawNumbers(source);
    const hits = picks.filter((pick) => drawn.includes(pick)).length;
    const multiplier = theme.pays[picks.length]?.[hits] ?? 0;
    return {
      outcome: { kind: 'keno', drawn: [...drawn], hits, multiplier },
      win: payOf(stake, multiplier, findCurrency(currency).step),
      steps: 1,
    };
  },
  describe: ({ pays }) => ({
    kind: 'keno',
    numbers: NUMBERS,
    drawn: DRAWN,
    pays: Object.values(pays).map((row) => [...row]),
  }),
  rules: (theme, say) => [
    {
      heading: say(rulesTexts.heading),
      text: say(rulesTexts.pays, {
        most: Object.keys(theme.pays).length,
        numbers: NUMBERS,
        drawn: DRAWN,
      }),
    },
  ],
  returnNote: (say) => say(rulesTexts.everyCount),
  returns: (theme) =>
    multiplierRange(theme, (paid) =>
      Object.values(theme.pays).map((row) => rowReturn(row.map(paid))),
    ),
  category: () => 'Instant Win',
};

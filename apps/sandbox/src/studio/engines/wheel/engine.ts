import { findCurrency } from '../../currencies.ts';
import { takesStake } from '../../stakes.ts';
import type { Engine } from '../engine.ts';
import { payOf } from '../multiplier.ts';
import { drawBelow } from '../random.ts';
import { multiplierRange } from '../returns.ts';
import { risks } from '../risk.ts';
import { rulesTexts } from './rules-texts.ts';
import type { WheelTheme } from './theme.ts';
import { layOut, wheelReturn } from './wheel.ts';

/** Every wheel of the game, the calmest first. */
const wheelsOf = ({ wheels }: WheelTheme) =>
  risks.flatMap((risk) =>
    Object.values(wheels[risk]).map((shares) => ({ risk, segments: [...layOut(shares)] })),
  );

const hasEmpty = (theme: WheelTheme): boolean =>
  wheelsOf(theme).some(({ segments }) => segments.includes(0));

export const wheel: Engine<'wheel'> = {
  maxWin: (theme, currency, maxStake) => {
    const top = Math.max(...wheelsOf(theme).flatMap(({ segments }) => segments));
    return payOf(maxStake, top, findCurrency(currency).step);
  },
  check: (theme, currency, { risk, segments, stake }) =>
    theme.wheels[risk][segments]
      ? takesStake(theme, currency, stake)
      : { refusal: 'bad-request' as const },
  play: (theme, currency, { risk, segments, stake }, source) => {
    const around = layOut(theme.wheels[risk][segments] ?? []);
    const segment = drawBelow(source, around.length);
    const multiplier = around[segment] ?? 0;
    return {
      outcome: { kind: 'wheel', segment, multiplier },
      win: payOf(stake, multiplier, findCurrency(currency).step),
      steps: 1,
    };
  },
  describe: (theme) => ({ kind: 'wheel', trim: theme.trim, wheels: wheelsOf(theme) }),
  rules: (theme, say) => [
    {
      heading: say(rulesTexts.heading),
      text: [
        say(rulesTexts.pays, { segments: Object.keys(theme.wheels.low).join(', ') }),
        say(hasEmpty(theme) ? rulesTexts.someEmpty : rulesTexts.noneEmpty),
      ].join(' '),
    },
  ],
  returnNote: (say) => say(rulesTexts.everyWheel),
  returns: (theme) =>
    multiplierRange(theme, (paid) =>
      wheelsOf(theme).map(({ segments }) => wheelReturn(segments.map(paid))),
    ),
  category: () => 'Instant Win',
};

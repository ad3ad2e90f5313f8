import { takesStake } from '../../stakes.ts';
import type { Engine } from '../engine.ts';
import { rangeOf } from '../returns.ts';
import { handNames } from './hand-names.ts';
import { pays, playPoker } from './poker.ts';
import { hands } from './protocol.ts';
import { rulesTexts } from './rules-texts.ts';

/** What `best-play.ts` computes in some seconds; its test holds the two to each other. */
export const BEST_RETURN = 0.995439043692;

export const poker: Engine<'poker'> = {
  maxWin: (_, __, maxStake) => pays['royal-flush'] * maxStake,
  check: (theme, currency, input) => takesStake(theme, currency, input.stake),
  play: (_, __, input, source, [action]) => {
    const { cards, hand } = playPoker(source, action);
    const outcome = { kind: 'poker' as const, cards, held: action?.hold ?? null, hand };
    return action
      ? { outcome, win: input.stake * pays[hand], steps: 1 }
      : { outcome, win: 0, steps: 1, open: true };
  },
  decisions: {
    allows: (_, __, { held }) => held === null,
    whenAbandoned: () => ({ kind: 'poker', hold: [true, true, true, true, true] }),
    abandonedText: (say) => say(rulesTexts.abandoned),
  },
  describe: () => ({ kind: 'poker', pays }),
  rules: (_, say) => [
    {
      heading: say(rulesTexts.heading),
      text: [
        say(rulesTexts.play),
        ...hands
          .filter((hand) => pays[hand] > 0)
          .map((hand) => say(rulesTexts.pays, { hand: say(handNames[hand]), pays: pays[hand] }))
          .reverse(),
      ].join(' '),
    },
  ],
  returnNote: (say) => say(rulesTexts.bestPlay),
  returns: () => rangeOf([BEST_RETURN], 'enumeration'),
  category: () => 'Video Poker',
};

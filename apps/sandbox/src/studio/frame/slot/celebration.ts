import { costOf, verdictOf } from '../announcement.ts';
import { element } from '../element.ts';
import { calm } from '../pace.ts';

/** A round that paid this many stakes lights the lamps on the reels' frame. */
const BIG = 15;

/** How much is made of what a round paid so far; up to the stake, nothing is. */
export type Weight = 'plain' | 'won' | 'big';

/** What a round was played at, and whether it was free. */
export type Staked = { readonly stake: number; readonly freeRounds?: object | null };

export const weightOf = (total: number, round: Staked): Weight => {
  if (verdictOf(total, costOf(round)) !== 'won') return 'plain';
  return total >= BIG * round.stake ? 'big' : 'won';
};

const LAMPS = 24;
/** Milliseconds from one lamp to the next, of one lighting up, and of all at once where motion is unwanted. */
const APART = 40;
const LIGHTING = 160;
const CALM = 100;

export type Lamps = ReturnType<typeof createLamps>;

/** Lamps along the head and the foot of the reels, lit in sequence by a big win. */
export function createLamps() {
  const bulbs = Array.from({ length: LAMPS }, () => element('i'));
  let lit = false;
  return {
    node: element('div', { class: 'rim-lamps', 'aria-hidden': 'true' }, ...bulbs),
    /** Lights them for a big win, once. */
    show: (total: number, round: Staked): void => {
      if (lit || weightOf(total, round) !== 'big') return;
      lit = true;
      bulbs.forEach((bulb, index) => {
        // Along the head, and back along the foot.
        const place = index < LAMPS / 2 ? index : (LAMPS * 3) / 2 - 1 - index;
        bulb.animate(
          { opacity: [0, 1] },
          calm()
            ? { duration: CALM, fill: 'both' }
            : { duration: LIGHTING, delay: place * APART, fill: 'both' },
        );
      });
    },
    dim: (): void => {
      lit = false;
      for (const bulb of bulbs) for (const light of bulb.getAnimations()) light.cancel();
    },
  };
}

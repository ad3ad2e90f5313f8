import type { BaccaratBet } from '../../engines/baccarat/protocol.ts';
import { element } from '../element.ts';
import type { BaccaratTexts } from './texts.ts';

const ROWS = 6;
const COLUMNS = 10;

export type BeadRoad = {
  readonly node: HTMLElement;
  add(result: BaccaratBet): void;
};

/** The results of this session from the first on, down each column; full columns give way. */
export function createBeadRoad(texts: BaccaratTexts): BeadRoad {
  const beads = element('ol', { class: 'bead-road', 'aria-label': texts.road });
  const none = element('p', { class: 'bead-none' }, texts.noRoad);
  const node = element('div', { class: 'bead-box' }, beads, none);
  return {
    node,
    add: (result) => {
      none.hidden = true;
      if (beads.childElementCount === ROWS * COLUMNS) {
        for (let row = 0; row < ROWS; row++) beads.firstElementChild?.remove();
      }
      beads.append(
        element(
          'li',
          { class: result },
          element('span', { 'aria-hidden': 'true' }, texts.bead[result]),
          element('span', { class: 'unseen' }, texts.side[result]),
        ),
      );
    },
  };
}

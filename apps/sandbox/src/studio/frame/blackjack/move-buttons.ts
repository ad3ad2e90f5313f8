import { type BlackjackMove, blackjackMove } from '../../engines/blackjack/protocol.ts';
import { button, element } from '../element.ts';
import type { Money } from '../money.ts';
import { fillIn } from '../texts/say.ts';
import type { BlackjackTexts } from './texts.ts';

export type MoveButtons = {
  readonly node: HTMLElement;
  /** Offers these moves, doubles and splits at that stake; none while nothing is decided. */
  offer(moves: readonly BlackjackMove[], stake: number): void;
};

/** The player's decisions. A move that stakes more says how much. */
export function createMoveButtons(options: {
  readonly texts: BlackjackTexts;
  readonly money: Money;
  readonly take: (move: BlackjackMove) => void;
}): MoveButtons {
  const { texts, money } = options;
  let offered: readonly BlackjackMove[] = [];
  const made = blackjackMove.options.map((move) => {
    const price = element('small');
    const node = button(
      { class: `bj-move ${move}`, 'aria-disabled': 'true' },
      () => offered.includes(move) && options.take(move),
      element('span', {}, texts.move[move]),
      price,
    );
    return { move, node, price };
  });
  return {
    node: element(
      'div',
      { class: 'bj-moves', role: 'group', 'aria-label': texts.moves },
      ...made.map(({ node }) => node),
    ),
    offer: (moves, stake) => {
      offered = moves;
      for (const { move, node, price } of made) {
        const costs = move === 'double' || move === 'split';
        node.ariaDisabled = String(!moves.includes(move));
        price.textContent = costs && moves.includes(move) ? `+ ${money.format(stake)}` : '';
        node.ariaLabel = costs
          ? fillIn(texts.costs, { move: texts.move[move], amount: money.format(stake) })
          : texts.move[move];
      }
    },
  };
}

/**
 * Blackjack from a fresh shoe of six decks. The dealer looks for a blackjack before anybody decides and
 * stands on every seventeen. Pure rules.
 */

import { rankOf } from '../cards.ts';
import type { ByteSource } from '../random.ts';
import { createShoe } from '../shoe.ts';
import type { BlackjackMove, HandResult } from './protocol.ts';

export const DECKS = 6;
const BEST = 21;
const DEALER_STANDS = 17;

/** Ace 1, ten and the pictures 10. */
export const cardValue = (card: number): number => Math.min(rankOf(card) + 1, 10);

export type Total = {
  readonly total: number;
  /** Whether an ace counts eleven in it. */
  readonly soft: boolean;
};

export function totalOf(cards: readonly number[]): Total {
  const hard = cards.reduce((sum, card) => sum + cardValue(card), 0);
  const soft = hard <= 11 && cards.some((card) => rankOf(card) === 0);
  return { total: soft ? hard + 10 : hard, soft };
}

/** Twenty-one in the first two cards; after a split it is no blackjack. */
export const isBlackjack = (cards: readonly number[]): boolean =>
  cards.length === 2 && totalOf(cards).total === BEST;

type Hand = {
  readonly cards: number[];
  /** In stakes: two once it was doubled. */
  stakes: number;
  done: boolean;
};

export type BlackjackRound = {
  /** Both of the dealer's cards, and what was drawn to them once the round is over. */
  readonly dealer: readonly number[];
  readonly hands: readonly {
    readonly cards: readonly number[];
    readonly stakes: number;
    readonly result: HandResult | null;
  }[];
  /** The hand that is decided on; null once the round is over. */
  readonly active: number | null;
  readonly moves: readonly BlackjackMove[];
};

/** What the hand takes that is decided on. Two cards of one rank may be split, once in a round. */
function movesOf({ cards }: Hand, hands: number): BlackjackMove[] {
  const [first = 0, second = 0] = cards;
  const fresh = cards.length === 2;
  const pair = fresh && hands === 1 && rankOf(first) === rankOf(second);
  return [
    'hit',
    'stand',
    ...(fresh ? (['double'] as const) : []),
    ...(pair ? (['split'] as const) : []),
  ];
}

function resultOf(
  cards: readonly number[],
  dealer: readonly number[],
  isSplit: boolean,
): HandResult {
  const own = totalOf(cards).total;
  const other = totalOf(dealer).total;
  if (own > BEST) return 'bust';
  const natural = isBlackjack(cards) && !isSplit;
  if (natural !== isBlackjack(dealer)) return natural ? 'blackjack' : 'lost';
  if (other > BEST || own > other) return 'won';
  return own === other ? 'push' : 'lost';
}

/** Plays a round as far as the decisions go. Those it does not take end it in a RangeError. */
export function playBlackjack(
  source: ByteSource,
  decisions: readonly BlackjackMove[],
): BlackjackRound {
  const { draw } = createShoe(DECKS, source);
  const first = draw();
  const dealer = [draw()];
  const second = draw();
  dealer.push(draw());
  const hands: Hand[] = [{ cards: [first, second], stakes: 1, done: false }];
  const natural = isBlackjack([first, second]) || isBlackjack(dealer);

  const take = (hand: Hand): void => {
    hand.cards.push(draw());
    if (totalOf(hand.cards).total >= BEST) hand.done = true;
  };
  function split(hand: Hand): void {
    const [left = 0, right = 0] = hand.cards;
    hands.splice(0, 1, ...[left, right].map((card) => ({ cards: [card], stakes: 1, done: false })));
    for (const half of hands) {
      take(half);
      if (rankOf(left) === 0) half.done = true;
    }
  }
  const present = (): Hand | undefined => (natural ? undefined : hands.find(({ done }) => !done));

  for (const move of decisions) {
    const hand = present();
    if (!hand || !movesOf(hand, hands.length).includes(move)) {
      throw new RangeError(`the hand does not take ${move}`);
    }
    if (move === 'split') split(hand);
    else if (move === 'stand') hand.done = true;
    else {
      if (move === 'double') {
        hand.stakes = 2;
        hand.done = true;
      }
      take(hand);
    }
  }

  const hand = present();
  if (hand) {
    return {
      dealer,
      hands: hands.map(({ cards, stakes }) => ({ cards, stakes, result: null })),
      active: hands.indexOf(hand),
      moves: movesOf(hand, hands.length),
    };
  }
  const standing = hands.some(({ cards }) => totalOf(cards).total <= BEST);
  while (!natural && standing && totalOf(dealer).total < DEALER_STANDS) dealer.push(draw());
  return {
    dealer,
    hands: hands.map(({ cards, stakes }) => ({
      cards,
      stakes,
      result: resultOf(cards, dealer, hands.length > 1),
    })),
    active: null,
    moves: [],
  };
}

/** What a hand pays with its stake. A stake of two bookable amounts pays three to two exactly. */
export function payoutOf(result: HandResult | null, stake: number): number {
  if (result === 'blackjack') return stake + (stake * 3) / 2;
  if (result === 'won') return stake * 2;
  return result === 'push' ? stake : 0;
}

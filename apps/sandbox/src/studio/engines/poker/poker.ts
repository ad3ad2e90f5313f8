/** Five cards, one exchange, and what the hand pays: jacks or better, nine and six. Pure rules. */
import { DECK, RANKS, rankOf, suitOf } from '../cards.ts';
import { type ByteSource, drawBelow } from '../random.ts';
import type { Hand, PokerAction } from './protocol.ts';

/** In stakes, the stake itself included. */
export const pays: Readonly<Record<Hand, number>> = {
  nothing: 0,
  'jacks-or-better': 1,
  'two-pairs': 2,
  'three-of-a-kind': 3,
  straight: 4,
  flush: 6,
  'full-house': 9,
  'four-of-a-kind': 25,
  'straight-flush': 50,
  'royal-flush': 800,
};

const HAND = 5;
/** Ten to ace, as bits of their ranks. */
const HIGH_STRAIGHT = 0b1111000000001;
const JACK = 10;

const isStraight = (ranks: number): boolean =>
  ranks === HIGH_STRAIGHT || ranks === (ranks & -ranks) * 0b11111;

/** The hand five cards make. */
export function handOf(cards: readonly number[]): Hand {
  const counts = new Uint8Array(RANKS);
  let ranks = 0;
  let suits = 0;
  for (const card of cards) {
    const rank = rankOf(card);
    counts[rank] = (counts[rank] ?? 0) + 1;
    ranks |= 1 << rank;
    suits |= 1 << suitOf(card);
  }
  let most = 0;
  let pairs = 0;
  let isHigh = false;
  for (let rank = 0; rank < RANKS; rank++) {
    const count = counts[rank] ?? 0;
    if (count > most) most = count;
    if (count === 2) {
      pairs++;
      isHigh = rank === 0 || rank >= JACK;
    }
  }
  if (most === 4) return 'four-of-a-kind';
  if (most === 3) return pairs ? 'full-house' : 'three-of-a-kind';
  if (pairs === 2) return 'two-pairs';
  if (pairs === 1) return isHigh ? 'jacks-or-better' : 'nothing';
  const isFlush = (suits & (suits - 1)) === 0;
  if (!isStraight(ranks)) return isFlush ? 'flush' : 'nothing';
  if (!isFlush) return 'straight';
  return ranks === HIGH_STRAIGHT ? 'royal-flush' : 'straight-flush';
}

/** Deals from one deck; after the action, draws for what is not held from the rest of it. */
export function playPoker(
  source: ByteSource,
  action: PokerAction | undefined,
): { cards: number[]; hand: Hand } {
  const deck = Array.from({ length: DECK }, (_, card) => card);
  const draw = (): number => deck.splice(drawBelow(source, deck.length), 1)[0] ?? 0;
  const dealt = Array.from({ length: HAND }, draw);
  const cards = action ? dealt.map((card, at) => (action.hold[at] ? card : draw())) : dealt;
  return { cards, hand: handOf(cards) };
}

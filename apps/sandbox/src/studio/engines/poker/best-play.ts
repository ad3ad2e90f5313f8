/**
 * What the table returns at best play, exactly: of every hand there is, the best of its 32 holds, each
 * weighed over every draw.
 *
 * The draws are not played out one by one. What all five-card hands that contain some cards pay together
 * is summed up once for each set of up to five cards; the draws after a hold are then the hands that
 * contain what is held, less those with any card thrown away.
 *
 * Printed by: node apps/sandbox/src/studio/engines/poker/best-play.ts
 */
import { pathToFileURL } from 'node:url';
import { DECK, RANKS } from '../cards.ts';
import { handOf, pays } from './poker.ts';

const HAND = 5;
const HOLDS = 1 << HAND;
const SUITS = DECK / RANKS;

const choose = (from: number, count: number): number =>
  count === 0 ? 1 : (choose(from, count - 1) * (from - count + 1)) / count;
/** `places[card][count]`: ways to choose `count` of the cards below `card`. */
const places = Array.from({ length: DECK }, (_, card) =>
  Array.from({ length: HAND + 1 }, (__, count) => (card < count ? 0 : choose(card, count))),
);

/** The number of the subset of rising cards that `mask` picks among the subsets of its size. */
function subsetAt(cards: readonly number[], mask: number): { size: number; index: number } {
  let index = 0;
  let size = 0;
  for (let at = 0; at < HAND; at++) {
    if (mask & (1 << at)) {
      size++;
      index += places[cards[at] ?? 0]?.[size] ?? 0;
    }
  }
  return { size, index };
}

function forEveryHand(visit: (cards: readonly number[]) => void): void {
  const cards = [0, 0, 0, 0, 0];
  const deal = (at: number, from: number): void => {
    if (at === HAND) visit(cards);
    else
      for (let card = from; card <= DECK - HAND + at; card++) {
        cards[at] = card;
        deal(at + 1, card + 1);
      }
  };
  deal(0, 0);
}

/** How many hands differ from this one by their suits alone; 0 for all but one of them. */
function suitVariants(cards: readonly number[]): number {
  const suits = new Array<number>(SUITS).fill(0);
  for (const card of cards) {
    const suit = Math.floor(card / RANKS);
    suits[suit] = (suits[suit] ?? 0) | (1 << (card % RANKS));
  }
  let variants = 1;
  let alike = 1;
  for (let suit = 1; suit < SUITS; suit++) {
    const [before = 0, own = 0] = [suits[suit - 1], suits[suit]];
    if (own > before) return 0;
    alike = own === before ? alike + 1 : 1;
    variants *= (suit + 1) / alike;
  }
  return variants;
}

/** What is paid for a set of cards that are held and the draws to it; the empty hold is the first. */
type Sums = readonly Float64Array[];

function sumsOfSets(): Sums {
  const sums = Array.from({ length: HAND + 1 }, (_, size) => new Float64Array(choose(DECK, size)));
  forEveryHand((cards) => {
    const paid = pays[handOf(cards)];
    if (paid === 0) return;
    for (let mask = 0; mask < HOLDS; mask++) {
      const { size, index } = subsetAt(cards, mask);
      const ofSize = sums[size];
      if (ofSize) ofSize[index] = (ofSize[index] ?? 0) + paid;
    }
  });
  return sums;
}

/** The best hold of rising cards, a bit for each, and what it returns on average in stakes. */
function bestHold(sums: Sums, cards: readonly number[]): { hold: number; worth: number } {
  const after = new Float64Array(HOLDS);
  const sizes = new Uint8Array(HOLDS);
  for (let hold = 0; hold < HOLDS; hold++) {
    const { size, index } = subsetAt(cards, hold);
    sizes[hold] = size;
    after[hold] = sums[size]?.[index] ?? 0;
  }
  for (let bit = 1; bit < HOLDS; bit <<= 1) {
    for (let hold = 0; hold < HOLDS; hold++) {
      if (!(hold & bit)) after[hold] = (after[hold] ?? 0) - (after[hold | bit] ?? 0);
    }
  }
  let best = { hold: 0, worth: 0 };
  for (let hold = 0; hold < HOLDS; hold++) {
    const draws = choose(DECK - HAND, HAND - (sizes[hold] ?? 0));
    const worth = (after[hold] ?? 0) / draws;
    if (worth > best.worth) best = { hold, worth };
  }
  return best;
}

/** The strategy behind the published return, and that return as a share of the stake. */
export function createBestPlay() {
  const sums = sumsOfSets();
  return {
    /** Which of five dealt cards to hold. */
    holdOf: (dealt: readonly number[]): boolean[] => {
      const rising = dealt.toSorted((a, b) => a - b);
      const { hold } = bestHold(sums, rising);
      return dealt.map((card) => (hold & (1 << rising.indexOf(card))) !== 0);
    },
    returns: (): number => {
      let total = 0;
      forEveryHand((cards) => {
        const variants = suitVariants(cards);
        if (variants > 0) total += bestHold(sums, cards).worth * variants;
      });
      return total / choose(DECK, HAND);
    },
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(createBestPlay().returns());
}

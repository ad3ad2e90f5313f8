/**
 * What the basic strategy returns, exactly: every hand that can be dealt from the six decks, weighed by
 * the cards that are left. The dealer's hidden card is drawn first, so that looking for a blackjack
 * counts as it does at the table.
 *
 * The two hands of a split are counted as twice the first: what is drawn after a hand that stops by its
 * own cards is as likely as what is drawn at once, so neither hand's expectation depends on the other.
 *
 * Printed by: node apps/sandbox/src/studio/engines/blackjack/expected.ts
 */
import { pathToFileURL } from 'node:url';
import { DECKS } from './blackjack.ts';
import { basicMove, type Situation } from './strategy.ts';

const VALUES = 10;
const TEN = 10;

type Left = { readonly counts: number[]; cards: number };

/** A full shoe: cards of each value, aces at 1. */
const fullShoe = (): Left => ({
  counts: Array.from({ length: VALUES + 1 }, (_, value) =>
    value === 0 ? 0 : DECKS * (value === TEN ? 16 : 4),
  ),
  cards: DECKS * 52,
});

function takeOut(left: Left, value: number): void {
  left.counts[value] = (left.counts[value] ?? 0) - 1;
  left.cards--;
}

function putBack(left: Left, value: number): void {
  left.counts[value] = (left.counts[value] ?? 0) + 1;
  left.cards++;
}

/** Sums `then` over every next card by its chance. */
function overDraws(left: Left, then: (value: number) => number): number {
  let sum = 0;
  for (let value = 1; value <= VALUES; value++) {
    const count = left.counts[value] ?? 0;
    if (count === 0) continue;
    const chance = count / left.cards;
    takeOut(left, value);
    sum += chance * then(value);
    putBack(left, value);
  }
  return sum;
}

/** `hard` counts aces one. */
const best = (hard: number, aces: boolean): number => (aces && hard <= 11 ? hard + 10 : hard);

/** What one stake is worth, -1 to 1, against a dealer who holds this. */
function againstDealer(left: Left, own: number, hard: number, aces: boolean): number {
  const total = best(hard, aces);
  if (total >= 17) return total > 21 || own > total ? 1 : own === total ? 0 : -1;
  return overDraws(left, (value) => againstDealer(left, own, hard + value, aces || value === 1));
}

type Dealer = { readonly up: number; readonly hard: number; readonly aces: boolean };

/** Of hands in the same round: of each set of cards only one order is played out. */
type Known = Map<string, number>;

class Table {
  readonly #left: Left;
  readonly #dealer: Dealer;
  constructor(left: Left, dealer: Dealer) {
    this.#left = left;
    this.#dealer = dealer;
  }

  #stand(hard: number, aces: boolean): number {
    return againstDealer(this.#left, best(hard, aces), this.#dealer.hard, this.#dealer.aces);
  }

  /** `drawn` counts the own cards by their value; hands of the same cards are worth the same. */
  #after(hard: number, aces: boolean, drawn: number[], known: Known): number {
    if (hard > 21) return -1;
    const total = best(hard, aces);
    if (total === 21) return this.#remember(known, `s${drawn}`, () => this.#stand(hard, aces));
    const situation: Situation = {
      total,
      soft: total !== hard,
      pair: null,
      mayDouble: false,
      up: this.#dealer.up,
    };
    if (basicMove(situation) === 'stand')
      return this.#remember(known, `s${drawn}`, () => this.#stand(hard, aces));
    return this.#remember(known, `h${drawn}`, () => this.#hit(hard, aces, drawn, known));
  }

  #hit(hard: number, aces: boolean, drawn: number[], known: Known): number {
    return overDraws(this.#left, (value) => {
      drawn[value] = (drawn[value] ?? 0) + 1;
      const worth = this.#after(hard + value, aces || value === 1, drawn, known);
      drawn[value] = (drawn[value] ?? 0) - 1;
      return worth;
    });
  }

  #remember(known: Known, key: string, count: () => number): number {
    const before = known.get(key);
    if (before !== undefined) return before;
    const worth = count();
    known.set(key, worth);
    return worth;
  }

  /** Two cards that may be doubled, and split unless they come of a split. */
  hand(first: number, second: number, maySplit: boolean, known: Known): number {
    const hard = first + second;
    const aces = first === 1 || second === 1;
    const total = best(hard, aces);
    const drawn = new Array<number>(VALUES + 1).fill(0);
    drawn[first] = (drawn[first] ?? 0) + 1;
    drawn[second] = (drawn[second] ?? 0) + 1;
    if (total === 21) return this.#remember(known, `s${drawn}`, () => this.#stand(hard, aces));
    const move = basicMove({
      total,
      soft: total !== hard,
      pair: maySplit && first === second ? first : null,
      mayDouble: true,
      up: this.#dealer.up,
    });
    if (move === 'split') return 2 * this.#half(first);
    if (move === 'double') {
      return overDraws(this.#left, (value) => 2 * this.#doubled(hard + value, aces || value === 1));
    }
    return this.#after(hard, aces, drawn, known);
  }

  #doubled(hard: number, aces: boolean): number {
    return hard > 21 ? -1 : this.#stand(hard, aces);
  }

  /** One hand of a split pair; the other card of the pair is gone from the shoe. */
  #half(card: number): number {
    const known: Known = new Map();
    return overDraws(this.#left, (value) =>
      card === 1 ? this.#stand(card + value, true) : this.hand(card, value, false, known),
    );
  }
}

/** As a share of the first stake. */
export function basicReturn(): number {
  const left = fullShoe();
  const gain = overDraws(left, (up) =>
    overDraws(left, (hole) => {
      const dealerWins = up + hole === 11 && (up === 1 || hole === 1);
      const table = new Table(left, { up, hard: up + hole, aces: up === 1 || hole === 1 });
      const known: Known = new Map();
      return overDraws(left, (first) =>
        overDraws(left, (second) => {
          const natural = first + second === 11 && (first === 1 || second === 1);
          if (natural || dealerWins) return dealerWins ? (natural ? 0 : -1) : 1.5;
          return table.hand(first, second, true, known);
        }),
      );
    }),
  );
  return 1 + gain;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(basicReturn());
}

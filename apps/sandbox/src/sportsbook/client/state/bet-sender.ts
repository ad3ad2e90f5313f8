import type { AcceptOdds, Bet, LegChoice } from '../../protocol.ts';
import { Refused } from '../net/api.ts';
import type { Book } from './book.ts';

export interface BetOrder {
  readonly legs: readonly LegChoice[];
  /** How many legs stand in a line. */
  readonly of: number;
  /** Subunits for each line. */
  readonly stake: number;
  readonly accept: AcceptOdds;
}

/** What the book is told of a leg. */
export const choiceOf = ({ eventId, marketId, outcomeId, odds }: LegChoice): LegChoice => ({
  ...{ eventId, marketId, outcomeId, odds },
});

/** Sends bets: one that was not answered keeps its key, so that sending it again is the same bet. */
export class BetSender {
  readonly #book: Book;
  readonly #keys = new Map<string, string>();

  constructor(book: Book) {
    this.#book = book;
  }

  /** @throws Refused when the book does not take it; another error when nothing came back */
  async send({ legs, of, stake, accept }: BetOrder): Promise<Bet> {
    const choices = legs.map(choiceOf);
    const name = JSON.stringify([choices, of, stake, accept]);
    const key = this.#keys.get(name) ?? randomKey();
    this.#keys.set(name, key);
    try {
      const bet = await this.#book.api.post<Bet>('bets', { key, legs: choices, of, stake, accept });
      this.#keys.delete(name);
      this.#book.hearBets([bet]);
      return bet;
    } catch (error) {
      if (error instanceof Refused) this.#keys.delete(name);
      throw error;
    }
  }
}

/** A key of 128 bits; `randomUUID` is there on secure pages only. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

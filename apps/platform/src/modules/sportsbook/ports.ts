/** How the book holds a bet: not yet or no more, running, or with a result. */
export type BookBetState = 'pending' | 'held' | 'discarded';

/**
 * What is asked of a book.
 * @throws DomainError unavailable when it does not answer, or not as it should; malformedRequest with its words when
 *   it refuses
 */
export interface Book {
  /** Null for a bet that it does not know. */
  bet(makeKey: string): Promise<BookBetState | null>;
  /** Gives a bet's stake back, whatever stood: its own calls then say so to the wallet. False: it does not know it. */
  voidBet(makeKey: string, reason: string): Promise<boolean>;
  /** Settles an event anew; how many bets that is about, or null for one it does not know. */
  correctEvent(eventId: string, result: string, reason: string): Promise<number | null>;
  voidEvent(eventId: string, reason: string): Promise<number | null>;
}

/** The player's name as others may see it; the book shows it to nobody else either. */
export type PublicNames = (playerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

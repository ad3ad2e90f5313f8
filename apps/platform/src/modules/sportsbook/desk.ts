import type { Bet } from '@pierlight/contract/sportsbook/schemas';
import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { overdueBefore } from './jobs.ts';
import type { Book } from './ports.ts';

/** Which bets an operator looks for. */
export const betStates = ['open', 'settled', 'overdue', 'unconfirmed'] as const;
export type BetState = (typeof betStates)[number];

export interface DeskBet {
  readonly bet: Bet;
  readonly playerId: string;
  /** The book's ids of its making and its slip. */
  readonly makeKey: string;
  readonly slipId: string;
  /** Why it was discarded or is void, in the book's words. */
  readonly reason: string | null;
}

/** Money that bets moved on an account after it was deleted. */
export interface LateMoney {
  readonly playerId: string;
  readonly currency: string;
  /** Subunits that lie there since, or were taken, below zero. */
  readonly moved: bigint;
  readonly references: readonly string[];
}

export interface DeskCall {
  readonly kind: string;
  readonly key: string;
  readonly parentKey: string | null;
  readonly amount: bigint | null;
  readonly status: string;
  readonly isTakenBack: boolean;
  readonly at: Date;
}

export interface BetsDeskDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Null where there is no book. */
  readonly book: Book | null;
}

/** What an operator sees of bets, and asks the book to do about them. */
export function createBetsDesk({ db, clock, book }: BetsDeskDeps) {
  const shown = sql`
    select sportsbook.shown(bet) as bet, player_id as "playerId", make_key as "makeKey", slip_id as "slipId", reason
    from sportsbook.bet`;
  const isIn = (state: BetState) => {
    switch (state) {
      case 'open':
        return sql`status = 1`;
      case 'settled':
        return sql`status between 2 and 7`;
      case 'overdue':
        return sql`status = 1 and last_start < ${overdueBefore(clock.now())}`;
      case 'unconfirmed':
        return sql`status = 1 and not is_confirmed`;
    }
  };
  const ofBook = (): Book => {
    if (!book)
      throw new DomainError('malformedRequest', {
        detail: 'No sportsbook is set up: see BETBY_API_URL.',
      });
    return book;
  };
  const unknown = (detail: string) => new DomainError('notFound', { detail });

  async function find(name: string): Promise<DeskBet> {
    const { rows } = await sql<DeskBet>`
      ${shown} where reference = ${name.toUpperCase()} or make_key = ${name} or slip_id = ${name}
      order by id desc limit 1`.execute(db);
    const [bet] = rows;
    if (!bet) throw unknown(`There is no bet ${name}.`);
    return bet;
  }

  return {
    /** The newest first; of overdue ones those that wait the longest. */
    async list(query: {
      readonly playerId: string | undefined;
      readonly event: string | undefined;
      readonly state: BetState | undefined;
      readonly limit: number;
    }): Promise<DeskBet[]> {
      const conditions = [
        sql`true`,
        ...(query.playerId === undefined ? [] : [sql`player_id = ${query.playerId}::uuid`]),
        ...(query.event === undefined ? [] : [sql`event_ids @> array[${query.event}::text]`]),
        ...(query.state === undefined ? [] : [isIn(query.state)]),
      ];
      const order = query.state === 'overdue' ? sql`last_start, id` : sql`id desc`;
      const { rows } = await sql<DeskBet>`
        ${shown} where ${sql.join(conditions, sql` and `)} order by ${order} limit ${query.limit}`.execute(
        db,
      );
      return rows;
    },

    /** By its reference, the book's id of its making, or that of its slip. @throws DomainError notFound */
    find,

    /** Accounts that bets moved money of after they were deleted, until a correction has evened it out. */
    async afterDeletion(limit: number): Promise<LateMoney[]> {
      const { rows } = await sql<LateMoney>`
        select posted.player_id as "playerId", posted.currency, sum(entry.amount)::bigint as moved,
          array_agg(distinct bet.reference) filter (where bet.id is not null) as references
        from privacy.entries_after_deletion() entry
        join ledger.transaction posted on posted.id = entry.transaction_id
        left join sportsbook.bet on bet.reference = posted.round_id
        group by 1, 2 having count(bet.id) > 0 and sum(entry.amount) <> 0
        order by 1, 2 limit ${limit}`.execute(db);
      return rows;
    },

    /** What the book called of a bet, the oldest first. */
    async calls(makeKey: string): Promise<DeskCall[]> {
      const { rows } = await sql<DeskCall>`
        select noted.kind, noted.key, noted.parent_key as "parentKey", noted.amount, noted.status,
          noted.is_taken_back as "isTakenBack", noted.created_at as at
        from sportsbook.bet join sportsbook.transaction noted on noted.bet_id = bet.id
        where bet.make_key = ${makeKey} order by noted.id`.execute(db);
      return rows;
    },

    /** Asks the book to give a bet's stake back. @throws DomainError notFound, unavailable */
    async void(bet: DeskBet, reason: string): Promise<void> {
      if (!(await ofBook().voidBet(bet.makeKey, reason)))
        throw unknown(`The book does not know ${bet.bet.reference}.`);
    },

    /** Asks the book to settle an event anew; how many bets that is about. @throws DomainError notFound, unavailable */
    async correct(eventId: string, result: string, reason: string): Promise<number> {
      const bets = await ofBook().correctEvent(eventId, result, reason);
      if (bets === null) throw unknown(`The book does not know the event ${eventId}.`);
      return bets;
    },

    /** @throws DomainError notFound, unavailable */
    async voidEvent(eventId: string, reason: string): Promise<number> {
      const bets = await ofBook().voidEvent(eventId, reason);
      if (bets === null) throw unknown(`The book does not know the event ${eventId}.`);
      return bets;
    },
  };
}

export type BetsDesk = ReturnType<typeof createBetsDesk>;

import type { Bet } from '@pierlight/contract/sportsbook/schemas';
import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';

/** Totals are counted up to here and no further. */
const totalCap = 10_000;

export interface BetsQuery {
  readonly playerId: string;
  readonly isSettled: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Discarded bets are none. */
const listed = ({ playerId, isSettled }: BetsQuery) => sql<boolean>`
  player_id = ${playerId}::uuid and ${isSettled ? sql`status between 2 and 7` : sql`status = 1`}`;

export function createSportsbookRepository(db: Database) {
  return {
    /** A page of bets, newest first: ids are picked from the index, rows are read for those alone. */
    async bets(query: BetsQuery): Promise<Bet[]> {
      const { rows } = await sql<{ bet: Bet }>`
        with page as (
          select id from sportsbook.bet where ${listed(query)}
          order by id desc offset ${query.offset} limit ${query.limit}
        )
        select sportsbook.shown(bet) as bet from page join sportsbook.bet on bet.id = page.id
        order by page.id desc`.execute(db);
      return rows.map(({ bet }) => bet);
    },

    async countBets(query: BetsQuery) {
      const { rows } = await sql<{ counted: bigint }>`
        select count(*) as counted from (
          select from sportsbook.bet where ${listed(query)} limit ${totalCap + 1}) found`.execute(
        db,
      );
      const counted = Number(rows[0]?.counted ?? 0n);
      return { total: Math.min(counted, totalCap), totalCapped: counted > totalCap };
    },

    async bet(playerId: string, id: string): Promise<Bet | undefined> {
      const { rows } = await sql<{ bet: Bet }>`
        select sportsbook.shown(bet) as bet from sportsbook.bet
        where id = ${id}::uuid and player_id = ${playerId}::uuid and status <> 8`.execute(db);
      return rows[0]?.bet;
    },

    /** The session that bets of a sign-in in a currency are made in, with the rules of now. */
    async openSession(session: {
      readonly id: string;
      readonly playerId: string;
      readonly signInId: string;
      readonly currency: string;
      readonly rules: object | null;
      readonly at: Date;
    }): Promise<string> {
      const { rows } = await sql<{ id: string }>`
        insert into sportsbook.session (id, player_id, sign_in_id, currency, rules, created_at)
        values (${session.id}, ${session.playerId}, ${session.signInId}, ${session.currency},
          ${session.rules && JSON.stringify(session.rules)}::jsonb, ${session.at})
        on conflict (sign_in_id, currency) do update set rules = excluded.rules
        returning id`.execute(db);
      const [opened] = rows;
      if (!opened) throw new Error('a session that was opened was not answered');
      return opened.id;
    },

    async forgetCalls(before: Date): Promise<void> {
      await sql`delete from sportsbook.seen_call where expires_at < ${before}`.execute(db);
    },

    /** Bets that the book has neither confirmed nor discarded for that long, the oldest first. */
    async unconfirmed(before: Date, limit: number) {
      const { rows } = await sql<{ playerId: string; makeKey: string }>`
        select player_id as "playerId", make_key as "makeKey" from sportsbook.bet
        where status = 1 and not is_confirmed and created_at < ${before}
        order by created_at limit ${limit}`.execute(db);
      return rows;
    },

    /** How many bets run whose last event began before a moment. */
    async countOverdue(before: Date): Promise<number> {
      const { rows } = await sql<{ counted: bigint }>`
        select count(*) as counted from sportsbook.bet
        where status = 1 and last_start < ${before}`.execute(db);
      return Number(rows[0]?.counted ?? 0n);
    },

    /** Sums of settled bets that were made from a moment until another, by month and currency. */
    async months(playerId: string, from: Date, to: Date) {
      const { rows } = await sql<{
        month: string;
        currency: string;
        bets: bigint;
        staked: bigint;
        paid: bigint;
      }>`
        select to_char(created_at at time zone 'utc', 'YYYY-MM') as month, currency, count(*) as bets,
          sum(held)::bigint as staked, sum(paid)::bigint as paid
        from sportsbook.bet
        where player_id = ${playerId}::uuid and created_at >= ${from} and created_at < ${to}
          and status between 2 and 7
        group by 1, 2 order by 1, 2`.execute(db);
      return rows;
    },

    /** Sums of the player's bets made since a moment, by currency, without what was returned. */
    async betSince(playerId: string, from: Date) {
      const { rows } = await sql<{ currency: string; staked: bigint; paid: bigint }>`
        select currency, sum(held)::bigint as staked, sum(paid)::bigint as paid
        from sportsbook.bet
        where player_id = ${playerId}::uuid and created_at >= ${from} and (held > 0 or paid > 0)
        group by currency order by currency`.execute(db);
      return rows;
    },
  };
}

export type SportsbookRepository = ReturnType<typeof createSportsbookRepository>;

/** Whether a bet of the player's has no result yet. */
export async function hasOpenBet(tx: Tx, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from sportsbook.bet where player_id = ${playerId}::uuid and status = 1 limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

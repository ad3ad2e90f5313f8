import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kernel/db/database.ts';

export interface FinishedQuery {
  readonly playerId: string;
  readonly currency?: string | undefined;
  readonly game?: string | undefined;
  /** When rounds were begun; inclusive. */
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

/** What finished rounds of a game came to in a currency. */
export interface FinishedTotal {
  readonly gameId: string;
  readonly currency: string;
  readonly rounds: bigint;
  readonly staked: bigint;
  readonly paid: bigint;
  readonly stakeSquares: number;
  readonly freeRounds: bigint;
  readonly freePaid: bigint;
}

const dayMs = 86_400_000;
const startOfDay = (at: Date) => new Date(Math.floor(at.getTime() / dayMs) * dayMs);
const dayAfter = (at: Date) => new Date(Math.ceil(at.getTime() / dayMs) * dayMs);
const dateOf = (at: Date) => at.toISOString().slice(0, 10);

/** Sums over finished rounds, of the whole days they were counted by and of single rounds at the ends. */
export function createFinishedRounds(db: Database) {
  return {
    /** By game and currency, the most played first. */
    async totals(query: FinishedQuery): Promise<FinishedTotal[]> {
      const { rows } = await sql<FinishedTotal>`
        select game_id as "gameId", currency,
          sum(rounds)::bigint as rounds, sum(staked)::bigint as staked, sum(paid)::bigint as paid,
          sum(stake_squares)::float8 as "stakeSquares",
          sum(free_rounds)::bigint as "freeRounds", sum(free_paid)::bigint as "freePaid"
        from (${sql.join(partsOf(query), sql` union all `)}) parts
        group by game_id, currency
        having sum(rounds) + sum(free_rounds) > 0
        order by sum(rounds) + sum(free_rounds) desc, game_id, currency`.execute(db);
      return rows;
    },

    /** Play by month and currency, of the days from the first up to the second. */
    async months(playerId: string, from: string, to: string) {
      const { rows } = await sql<{
        month: string;
        currency: string;
        rounds: bigint;
        staked: bigint;
        paid: bigint;
        playedMs: bigint;
      }>`
        select to_char(day, 'YYYY-MM') as month, currency,
          sum(rounds + free_rounds)::bigint as rounds, sum(staked)::bigint as staked,
          sum(paid + free_paid)::bigint as paid, sum(played_ms)::bigint as "playedMs"
        from gameplay.game_day
        where player_id = ${playerId} and day >= ${from}::date and day < ${to}::date
        group by 1, 2 having sum(rounds + free_rounds) > 0 order by 1, 2`.execute(db);
      return rows;
    },

    /** Rounds of everybody by game, as last counted, and the first day there is. */
    async ofHouse() {
      const { rows } = await sql<{
        gameId: string;
        rounds: bigint;
        multiples: number;
        since: string;
      }>`
        select game_id as "gameId", sum(rounds)::bigint as rounds, sum(multiples)::float8 as multiples,
          min(day) as since
        from gameplay.house_day group by game_id having sum(rounds) > 0
        order by sum(rounds) desc, game_id`.execute(db);
      return rows;
    },

    /** Who staked money in 24 hours, and who of them lost, as last counted; undefined before the first time. */
    async lastDay() {
      const { rows } = await sql<{ players: number; losing: number }>`
        select counted as players, losing from gameplay.last_day`.execute(db);
      return rows[0];
    },

    async countLastDay(at: Date): Promise<void> {
      await sql`select gameplay.count_last_day(${at})`.execute(db);
    },

    async countHouse(at: Date): Promise<void> {
      await sql`select gameplay.count_house(${at})`.execute(db);
    },
  };
}

export type FinishedRounds = ReturnType<typeof createFinishedRounds>;

/** Whole days between, and rounds of the days that are cut by the beginning and the end. */
function partsOf({ playerId, currency, game, from, to }: FinishedQuery): RawBuilder<unknown>[] {
  const firstDay = from && dayAfter(from);
  const endDay = to && startOfDay(to);
  const chosen = sql`player_id = ${playerId}
    ${currency === undefined ? sql`` : sql`and currency = ${currency}`}
    ${game === undefined ? sql`` : sql`and game_id = ${game}`}`;
  const single = (start: Date, end: Date) => sql`
    select game_id, currency, is_paid_for::int as rounds, is_paid_for::int * stake as staked,
      is_paid_for::int * payout as paid, is_paid_for::int * stake::numeric * stake as stake_squares,
      1 - is_paid_for::int as free_rounds, (1 - is_paid_for::int) * payout as free_paid
    from (
      select *, reward is null and stake > 0 as is_paid_for from gameplay.round
      where ${chosen} and status = 2 and created_at >= ${start} and created_at < ${end}
    ) ended`;
  if (from && to && firstDay && endDay && firstDay >= endDay) return [single(from, to)];
  return [
    sql`
      select game_id, currency, rounds, staked, paid, stake_squares, free_rounds, free_paid
      from gameplay.game_day
      where ${chosen}
        ${firstDay ? sql`and day >= ${dateOf(firstDay)}::date` : sql``}
        ${endDay ? sql`and day < ${dateOf(endDay)}::date` : sql``}`,
    ...(from && firstDay && from < firstDay ? [single(from, firstDay)] : []),
    ...(to && endDay && endDay < to ? [single(endDay, to)] : []),
  ];
}

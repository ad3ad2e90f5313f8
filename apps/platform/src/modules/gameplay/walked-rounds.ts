import { sql } from 'kysely';
import type { Database } from '../../kernel/db/database.ts';

/** Money that is taken through a player's settled rounds of a time, as they went; sums in subunits. */
export interface Walk {
  readonly playerId: string;
  readonly currency: string;
  readonly since: Date;
  readonly until: Date;
  readonly purse: bigint;
  /** The walk is over when so much of what was staked counted. */
  readonly toStake: bigint;
}

export interface WalkTerms {
  /** Rounds that cost more are passed over; null for none. */
  readonly maxStake: bigint | null;
  /** Rounds of these games are passed over. */
  readonly closedGames: readonly string[];
  /** How much of what a round cost counts as staked, in per cent by game; all of it in games that are not named. */
  readonly contributions: Readonly<Record<string, number>>;
}

export interface Walked {
  /** When the money was gone, or enough was staked; null when it never was. */
  readonly endedAt: Date | null;
  /** What is left of the purse then, nothing or less when it is gone. */
  readonly left: bigint;
}

/** No walk is longer than so many rounds. */
export const longestWalk = 10_000;

/** Takes purses through rounds that cost something: each stake is taken from the purse, and what it paid put in. */
export async function walkRounds(
  db: Database,
  walks: readonly Walk[],
  { maxStake, closedGames, contributions }: WalkTerms,
): Promise<Walked[]> {
  const { rows } = await sql<Walked>`
    select ended.at as "endedAt", coalesce(walk.purse + ended.net, walk.purse)::bigint as left
    from unnest(
      ${walks.map(({ playerId }) => playerId)}::uuid[], ${walks.map(({ currency }) => currency)}::text[],
      ${walks.map(({ since }) => since)}::timestamptz[], ${walks.map(({ until }) => until)}::timestamptz[],
      ${walks.map(({ purse }) => purse)}::bigint[], ${walks.map(({ toStake }) => toStake)}::bigint[]
    ) with ordinality as walk (player_id, currency, since, until, purse, to_stake, place)
    left join lateral (
      select at, net
      from (
        select created_at as at, id,
          sum(counts) over so_far as staked, sum(payout - stake) over so_far as net
        from (
          select id, created_at, stake, payout,
            stake * coalesce((${contributions}::jsonb ->> game_id)::integer, 100) / 100 as counts
          from gameplay.round
          where player_id = walk.player_id and currency = walk.currency
            and created_at >= walk.since and created_at < walk.until
            and status = 2 and stake > 0 and reward is null
            and (${maxStake}::bigint is null or stake <= ${maxStake}::bigint)
            and game_id <> all (${closedGames}::text[])
          order by created_at, id limit ${longestWalk}
        ) counted
        window so_far as (order by created_at, id rows unbounded preceding)
      ) walked
      where staked >= walk.to_stake or walk.purse + net <= 0
      order by at, id limit 1
    ) ended on true
    order by walk.place`.execute(db);
  return rows;
}

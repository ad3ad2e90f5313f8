import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { takesPart, together } from './tally.ts';

/** How many places are shown to everybody and told of. */
export const shownPlaces = 50;
/** How many are shown above and below the own one. */
const neighbours = 2;

/** An entry in the table. */
export interface Ranked {
  readonly id: string;
  readonly player_id: string;
  readonly score: bigint;
}

export interface Entry {
  readonly id: string;
  readonly joined_at: Date;
  readonly score: bigint;
  readonly reached_at: Date | null;
  readonly left_at: Date | null;
  /** Since when an operator has it left out of the table. */
  readonly disqualified_at: Date | null;
}

/** The first ones of a tournament, the best first. */
export async function firstOf(
  executor: Database | Tx,
  tournamentId: string,
  limit: number,
): Promise<readonly Ranked[]> {
  const { rows } = await sql<Ranked>`
    select id, player_id, score from tournaments.entry
    where tournament_id = ${tournamentId} and score > 0 and ${takesPart}
    order by behind, reached_at, id limit ${limit}`.execute(executor);
  return rows;
}

/** A player's entry; undefined for one who has not joined. */
export async function entryOf(
  executor: Database | Tx,
  tournamentId: string,
  playerId: string,
): Promise<Entry | undefined> {
  const { rows } = await sql<Entry>`
    select id, joined_at, score, reached_at, left_at, disqualified_at from tournaments.entry
    where tournament_id = ${tournamentId} and player_id = ${playerId}`.execute(executor);
  return rows[0];
}

/**
 * The place of an entry, and those around it with theirs, the best first. Whoever has a
 * whole stake more is counted by the tally, those nearer along the index of the table.
 * @returns null for an entry that has not scored, or that takes no part any more
 */
export async function placeOf(
  executor: Database | Tx,
  tournamentId: string,
  { id, score, reached_at, left_at, disqualified_at }: Entry,
): Promise<{
  readonly place: number;
  readonly around: readonly (Ranked & { readonly place: number })[];
} | null> {
  if (score <= 0n || left_at !== null || disqualified_at !== null) return null;
  const ranked = sql`tournament_id = ${tournamentId} and score > 0 and ${takesPart}`;
  const own = sql`(${-score}::bigint, ${reached_at}::timestamptz, ${id}::uuid)`;
  const [counted, above, from] = await Promise.all([
    sql<{ ahead: number }>`
      select (
        coalesce((
          select sum(entries) from tournaments.tally
          where tournament_id = ${tournamentId} and stakes > ${score}::bigint / ${sql.lit(together)}
        ), 0) + (
          select count(*) from tournaments.entry
          where ${ranked} and (behind, reached_at, id) < ${own}
            and behind > -(${score}::bigint / ${sql.lit(together)} + 1) * ${sql.lit(together)}
        )
      )::integer as ahead`.execute(executor),
    sql<Ranked>`
      select id, player_id, score from tournaments.entry
      where ${ranked} and (behind, reached_at, id) < ${own}
      order by behind desc, reached_at desc, id desc limit ${neighbours}`.execute(executor),
    sql<Ranked>`
      select id, player_id, score from tournaments.entry
      where ${ranked} and (behind, reached_at, id) >= ${own}
      order by behind, reached_at, id limit ${neighbours + 1}`.execute(executor),
  ]);
  const place = (counted.rows[0]?.ahead ?? 0) + 1;
  const rows = [...above.rows.toReversed(), ...from.rows];
  return {
    place,
    around: rows.map((row, at) => ({ ...row, place: place - above.rows.length + at })),
  };
}

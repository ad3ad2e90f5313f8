import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';

/** The places of the levels that these players were told of; none for who is at the first. */
export async function levelsOf(
  tx: Tx,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; level: number }>`
    select player_id as id, told_level as level from loyalty.account
    where player_id = any(${playerIds}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, level }) => [id, level]));
}

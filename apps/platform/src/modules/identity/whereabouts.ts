import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';

/** When each of these players was last here, as far as sign-ins and devices are kept. */
export async function lastVisits(
  tx: Tx,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ id: string; at: Date }>`
    select asked.id, greatest(
      (select max(last_used_at) from identity.session where player_id = asked.id),
      (select max(last_seen_at) from identity.device where player_id = asked.id)) as at
    from unnest(${playerIds}::uuid[]) asked (id)`.execute(tx);
  return new Map(rows.filter(({ at }) => at !== null).map(({ id, at }) => [id, at]));
}

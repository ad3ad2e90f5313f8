import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';
import type { ExclusionKind } from './exclusion/exclusions.ts';

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

/** Who of these players is shut out, and how: by the hardest of what runs, of which a break is the least. */
export async function shutOutAmong(
  tx: Tx,
  playerIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ExclusionKind>> {
  const { rows } = await sql<{ id: string; kind: ExclusionKind }>`
    select distinct on (player_id) player_id as id, kind from identity.exclusion
    where player_id = any(${playerIds}::uuid[]) and (ends_at is null or ends_at > ${now})
    order by player_id, kind = 'coolingOff'`.execute(tx);
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

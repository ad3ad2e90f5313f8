import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';

/** What a visitor id is to a player: the very first one, one never seen before, or one that is known. */
export type Acquaintance = 'first' | 'new' | 'known';

/**
 * Notes that a player comes with a visitor id (`identity.device`) and answers what it was to them until
 * now. Of several sign-ins at once with one that was never seen, one is told so.
 */
export async function noteVisitorId(
  tx: Tx,
  seen: { readonly playerId: string; readonly visitorId: string; readonly at: Date },
): Promise<Acquaintance> {
  const { playerId, visitorId, at } = seen;
  const { rows } = await sql<{ acquaintance: Acquaintance }>`
    with noted as (
      insert into identity.device (player_id, visitor_id, first_seen_at, last_seen_at)
      values (${playerId}::uuid, ${visitorId}, ${at}::timestamptz, ${at}::timestamptz)
      on conflict (player_id, visitor_id) do update
        set last_seen_at = greatest(identity.device.last_seen_at, excluded.last_seen_at)
      returning xmax = 0 as is_new
    )
    -- Reads the state before the insertion: the rows here are those of earlier sign-ins.
    select case
      when not is_new then 'known'
      when exists (select from identity.device where player_id = ${playerId}::uuid) then 'new'
      else 'first'
    end as acquaintance
    from noted`.execute(tx);
  return rows[0]?.acquaintance ?? 'known';
}

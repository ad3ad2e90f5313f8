import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';

/** A time-out, or an exclusion by the player, an operator or the register. */
export type ShutOut = 'break' | 'excluded';

/**
 * Those of these players who are excluded. The credentials of all are held, in one order: nobody is excluded between
 * this and the end of the transaction.
 */
export async function shutOutAmong(
  tx: Tx,
  playerIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, ShutOut>> {
  await sql`
    select from identity.credential where player_id = any (${playerIds}::uuid[])
    order by player_id for share`.execute(tx);
  const { rows } = await sql<{ readonly playerId: string; readonly isBreak: boolean }>`
    select player_id as "playerId", bool_and(kind = 'coolingOff') as "isBreak" from identity.exclusion
    where player_id = any (${playerIds}::uuid[]) and (ends_at is null or ends_at > ${at})
    group by player_id`.execute(tx);
  return new Map(rows.map(({ playerId, isBreak }) => [playerId, isBreak ? 'break' : 'excluded']));
}

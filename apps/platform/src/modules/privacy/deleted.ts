import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';

/**
 * Whether a player's account was deleted. One that is to be deleted waits until the transaction has ended,
 * and then sees what it did.
 */
export async function isAccountDeleted(tx: Tx, playerId: string): Promise<boolean> {
  const { rows } = await sql<{ readonly isDone: boolean }>`
    select done_at is not null as "isDone" from privacy.deletion
    where player_id = ${playerId} for share`.execute(tx);
  return rows[0]?.isDone ?? false;
}

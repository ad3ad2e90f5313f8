import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';

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

/** Those of these players whose accounts were deleted. */
export async function deletedAmong(
  db: Database,
  playerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await deletedAt(db, playerIds)).keys());
}

/** When the accounts of these players were deleted, as far as they were. */
export async function deletedAt(
  db: Database,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ readonly playerId: string; readonly doneAt: Date }>`
    select player_id as "playerId", done_at as "doneAt" from privacy.deletion
    where player_id = any (${playerIds}::uuid[]) and done_at is not null`.execute(db);
  return new Map(rows.map(({ playerId, doneAt }) => [playerId, doneAt]));
}

/** Whose account of these players is to be deleted, and when it was requested. */
export async function deletionsAskedFor(
  db: Database,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ readonly playerId: string; readonly requestedAt: Date }>`
    select player_id as "playerId", requested_at as "requestedAt" from privacy.deletion
    where player_id = any (${playerIds}::uuid[])
      and cancelled_at is null and done_at is null`.execute(db);
  return new Map(rows.map(({ playerId, requestedAt }) => [playerId, requestedAt]));
}

/** Those of these players whose accounts were deleted, or are to be. */
export async function leavingAmong(
  tx: Tx,
  playerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly playerId: string }>`
    select player_id as "playerId" from privacy.deletion
    where player_id = any (${playerIds}::uuid[]) and cancelled_at is null`.execute(tx);
  return new Set(rows.map(({ playerId }) => playerId));
}

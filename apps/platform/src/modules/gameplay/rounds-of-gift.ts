import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';

/** What rounds of a gift came to. */
export interface RoundsOfGift {
  /** Rounds that were begun and not rolled back. */
  readonly begun: number;
  /** How many of those are not over. */
  readonly running: number;
  /** What they paid, in subunits. */
  readonly paid: bigint;
}

/** Counts a player's rounds of a gift, by the aggregator's name of it. */
export async function roundsOfGift(
  tx: Tx,
  playerId: string,
  reward: string,
): Promise<RoundsOfGift> {
  const { rows } = await sql<RoundsOfGift>`
    select * from gameplay.rounds_of_gift(${playerId}::uuid, ${reward})`.execute(tx);
  return rows[0] ?? { begun: 0, running: 0, paid: 0n };
}

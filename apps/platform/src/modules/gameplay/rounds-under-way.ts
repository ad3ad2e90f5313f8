import { roundStatus } from '@pierlight/contract/gameplay/statuses';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';

/** Whether a round of the player's has not ended, apart from those that an operator has settled. */
export async function hasOpenRound(tx: Tx, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from gameplay.round
    where player_id = ${playerId} and status = ${roundStatus.open}
      and not exists (select from gameplay.incident
        where round_id = round.id and resolved_at is not null)
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Whether a round that ended since a moment paid something, or gave its stake back. */
export async function hasRoundPaidSince(tx: Tx, playerId: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from gameplay.round
    where player_id = ${playerId} and settled_at > ${since}
      and (payout > 0 or status = ${roundStatus.rolledBack})
    limit 1`.execute(tx);
  return rows.length > 0;
}

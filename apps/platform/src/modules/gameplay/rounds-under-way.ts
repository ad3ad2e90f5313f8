import { roundStatus } from '@pierlight/contract/gameplay/statuses';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';

/**
 * Whether a round of the player's has not ended, apart from those that an operator has settled and that stand
 * as they stood then.
 */
export async function hasOpenRound(tx: Tx, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from gameplay.round
    where player_id = ${playerId} and status = ${roundStatus.open}
      and not exists (select from gameplay.incident
        where round_id = round.id and decided_by is not null and resolved_at is not null
          and incident.stake = round.stake and incident.payout = round.payout)
    limit 1`.execute(tx);
  return rows.length > 0;
}

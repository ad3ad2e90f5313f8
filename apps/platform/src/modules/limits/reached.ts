import { moneyLimits } from '@pierlight/contract/limits/statuses';
import { sql } from 'kysely';
import type { Database } from '../../kernel/db/database.ts';
import { inForce } from './changes.ts';
import { limitsOf } from './repository.ts';
import { usageOf } from './usage.ts';

/**
 * Whether a player has reached a limit of stakes, of losses or of time at play. One of deposits does not count: it says
 * nothing of playing with what is there.
 */
export async function hasReachedLimit(db: Database, playerId: string, now: Date): Promise<boolean> {
  for (const row of await limitsOf(db, playerId)) {
    const limit = inForce(row, now);
    if (!limit || limit.definition === moneyLimits.deposit) continue;
    const { settled, open } = await usageOf(db, limit, now);
    if (settled + open >= limit.amount) return true;
  }
  const { rows } = await sql<{ is_reached: boolean }>`
    select day = (${now}::timestamptz at time zone 'utc')::date
      and day_ms >= 60000 * case when next_from <= ${now} then next_minutes else max_minutes end as is_reached
    from limits.play_time where player_id = ${playerId}`.execute(db);
  return rows[0]?.is_reached === true;
}

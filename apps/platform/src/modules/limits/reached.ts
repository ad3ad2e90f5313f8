import { moneyLimits } from '@pierlight/contract/limits/statuses';
import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';

/**
 * Who of these players has reached a limit of stakes, of losses or of time at play. One of deposits does not count: it
 * says nothing of playing with what is there.
 */
export async function limitReachedAmong(
  db: Database | Tx,
  playerIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ player_id: string }>`
    select set.player_id
    from limits.limit set,
      limits.played_since(set.player_id, set.currency, date_trunc(
        case set.period when 'daily' then 'day' when 'weekly' then 'week' else 'month' end,
        ${now}::timestamptz at time zone 'utc')::date) played
    where set.player_id = any(${playerIds}::uuid[]) and set.removed_at is null
      and set.definition in (${moneyLimits.bet}, ${moneyLimits.loss})
      and case when set.definition = ${moneyLimits.bet} then played.staked else played.lost end
        >= case when set.next_from <= ${now} then set.next_amount else set.amount end
    union
    select player_id from limits.play_time
    where player_id = any(${playerIds}::uuid[]) and day = (${now}::timestamptz at time zone 'utc')::date
      and day_ms >= 60000 * case when next_from <= ${now} then next_minutes else max_minutes end`.execute(
    db,
  );
  return new Set(rows.map(({ player_id }) => player_id));
}

/** The same of one player. */
export const hasReachedLimit = async (db: Database, playerId: string, now: Date) =>
  (await limitReachedAmong(db, [playerId], now)).has(playerId);

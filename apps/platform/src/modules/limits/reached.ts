import { moneyLimits } from '@pierlight/contract/limits/statuses';
import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';

/** Those of these players whose stakes or losses in a period that lasts have come to a limit of these kinds. */
async function atMoneyLimitAmong(
  db: Database | Tx,
  playerIds: readonly string[],
  kinds: readonly number[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly playerId: string }>`
    select distinct held.player_id as "playerId" from limits.limit held
    cross join lateral limits.played_since(held.player_id, held.currency,
      date_trunc(
        case held.period when 'daily' then 'day' when 'weekly' then 'week' else 'month' end,
        ${now}::timestamptz at time zone 'utc')::date) played
    where held.player_id = any (${playerIds}::uuid[]) and held.definition = any (${kinds})
      and held.removed_at is null
      and case when held.definition = ${moneyLimits.bet} then played.staked else played.lost end
        >= case when held.next_from <= ${now} then held.next_amount else held.amount end`.execute(
    db,
  );
  return new Set(rows.map(({ playerId }) => playerId));
}

/** Those of these players who have reached a limit of losses whose period lasts. */
export const atLossLimitAmong = (tx: Tx, playerIds: readonly string[], now: Date) =>
  atMoneyLimitAmong(tx, playerIds, [moneyLimits.loss], now);

/**
 * Whether a player has reached a limit of stakes, of losses or of time at play. One of deposits does not count: it says
 * nothing of playing with what is there.
 */
export async function hasReachedLimit(db: Database, playerId: string, now: Date): Promise<boolean> {
  const kinds = [moneyLimits.bet, moneyLimits.loss];
  if ((await atMoneyLimitAmong(db, [playerId], kinds, now)).size > 0) return true;
  const { rows } = await sql<{ is_reached: boolean }>`
    select day = (${now}::timestamptz at time zone 'utc')::date
      and day_ms >= 60000 * case when next_from <= ${now} then next_minutes else max_minutes end as is_reached
    from limits.play_time where player_id = ${playerId}`.execute(db);
  return rows[0]?.is_reached === true;
}

import { sql } from 'kysely';
import type { RoundsFeed } from '../gameplay/public.ts';

/**
 * Counts own money staked and paid in settled rounds, by player, currency and week. What was a bonus's of either
 * is left out, and gifts are.
 */
export const countCashback = (rounds: RoundsFeed): Promise<void> =>
  rounds.consume(
    'bonuses.cashback',
    sql`
      insert into bonuses.cashback_week as counted (player_id, currency, week, staked, paid)
      select player_id, currency, date_trunc('week', at at time zone 'utc')::date,
        sum(staked - bonus_staked), sum(paid - bonus_paid)
      from batch
      where not is_gift and (staked <> bonus_staked or paid <> bonus_paid)
      group by 1, 2, 3
      on conflict (player_id, currency, week) do update
        set staked = counted.staked + excluded.staked, paid = counted.paid + excluded.paid`,
  );

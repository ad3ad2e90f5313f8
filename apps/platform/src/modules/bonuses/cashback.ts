import type { Cashback } from '@pierlight/contract/bonuses/schemas';
import { sql } from 'kysely';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { RoundsFeed } from '../gameplay/public.ts';
import type { CashbackRule, CashbackTerms } from './cashback-terms.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** By which gameplay knows who counts. */
export const cashbackConsumer = 'bonuses.cashback';

/** The moment a week is over that begins then. */
export const weekEnd = (from: Date): Date => new Date(from.getTime() + 7 * dayMs);

/** The week a moment is in, from Monday by UTC. */
export function weekOf(moment: Date): { readonly from: Date; readonly until: Date } {
  const today = Math.floor(moment.getTime() / dayMs) * dayMs;
  const from = today - ((moment.getUTCDay() + 6) % 7) * dayMs;
  return { from: new Date(from), until: weekEnd(new Date(from)) };
}

/** A week as the database names it, by its Monday. */
export const weekName = (from: Date): string => from.toISOString().slice(0, 10);

export interface CashbackDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly cashback: CashbackTerms;
}

/** What the running week comes to as cashback so far; null in a currency that has none. */
export async function cashbackOf(
  { db, clock, cashback }: CashbackDeps,
  playerId: string,
  currency: string,
): Promise<Cashback | null> {
  const rule = cashback.currencies[currency];
  if (rule === undefined) return null;
  const { from, until } = weekOf(clock.now());
  const { rows } = await sql<{ staked: bigint; paid: bigint }>`
    select staked, paid from bonuses.cashback_week
    where player_id = ${playerId} and currency = ${currency}
      and week = ${weekName(from)}::date`.execute(db);
  const { staked, paid } = rows[0] ?? { staked: 0n, paid: 0n };
  const loss = staked > paid ? staked - paid : 0n;
  return {
    currency,
    from: from.toISOString(),
    until: until.toISOString(),
    claimableAt: new Date(until.getTime() + cashback.hour * hourMs).toISOString(),
    staked: Number(staked),
    paid: Number(paid),
    loss: Number(loss),
    percent: rule.percent,
    minimum: rule.minimum,
    maximum: rule.maximum,
    wagerTimes: cashback.wagering?.times ?? null,
    amount: amountOf(loss, rule),
  };
}

/** What a loss comes to, as `closeWeeks` counts it. */
function amountOf(loss: bigint, { percent, minimum, maximum }: CashbackRule): number {
  const share = Number((loss * BigInt(percent)) / 100n);
  if (share < minimum) return 0;
  return maximum === null ? share : Math.min(share, maximum);
}

/**
 * Counts own money staked and paid in settled rounds, by player, currency and week. What was a bonus's of either
 * is left out, and gifts are. What comes of a week when it is closed counts in the one after it.
 */
export const countCashback = (rounds: RoundsFeed): Promise<void> =>
  rounds.consume(
    cashbackConsumer,
    sql`
      insert into bonuses.cashback_week as counted (player_id, currency, week, staked, paid)
      select player_id, currency,
        greatest(date_trunc('week', at at time zone 'utc')::date, running.week),
        sum(staked - bonus_staked), sum(paid - bonus_paid)
      from batch, (select max(week) + 7 as week from bonuses.cashback_closing) running
      where not is_gift and (staked <> bonus_staked or paid <> bonus_paid)
      group by 1, 2, 3
      on conflict (player_id, currency, week) do update
        set staked = counted.staked + excluded.staked, paid = counted.paid + excluded.paid`,
  );

import { readFile } from 'node:fs/promises';
import type { Cashback } from '@pierlight/contract/bonuses/schemas';
import { currencyCode } from '@pierlight/contract/common/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { RoundsFeed } from '../gameplay/public.ts';

const dayMs = 86_400_000;

const cashbackFile = z.strictObject({
  /** Per cent of a week's loss that come back, by currency; one that is not named has no cashback. */
  percent: z.record(currencyCode, z.int().min(1).max(100)),
});

/** What comes back of losses. */
export type CashbackTerms = z.infer<typeof cashbackFile>;

/**
 * Reads `cashback.json`, in which an operator says what comes back of losses.
 * @throws Error naming the file and what is wrong in it
 */
export async function readCashback(file: string): Promise<CashbackTerms> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} could not be read: ${(cause as Error).message}`, { cause });
  }
  const parsed = cashbackFile.safeParse(value);
  if (!parsed.success) throw new Error(`${file} does not hold: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** The week a moment is in, from Monday by UTC. */
function weekOf(moment: Date): { readonly from: Date; readonly until: Date } {
  const today = Math.floor(moment.getTime() / dayMs) * dayMs;
  const from = today - ((moment.getUTCDay() + 6) % 7) * dayMs;
  return { from: new Date(from), until: new Date(from + 7 * dayMs) };
}

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
  const percent = cashback.percent[currency];
  if (percent === undefined) return null;
  const { from, until } = weekOf(clock.now());
  const { rows } = await sql<{ staked: bigint; paid: bigint }>`
    select staked, paid from bonuses.cashback_week
    where player_id = ${playerId} and currency = ${currency}
      and week = ${from.toISOString().slice(0, 10)}::date`.execute(db);
  const { staked, paid } = rows[0] ?? { staked: 0n, paid: 0n };
  const loss = staked > paid ? staked - paid : 0n;
  return {
    currency,
    from: from.toISOString(),
    until: until.toISOString(),
    staked: Number(staked),
    paid: Number(paid),
    loss: Number(loss),
    percent,
    amount: Number((loss * BigInt(percent)) / 100n),
  };
}

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

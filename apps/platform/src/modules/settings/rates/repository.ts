import { sql } from 'kysely';
import { clockTolerance } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { Rate } from './judgement.ts';

/** Every rate that was believed, by currency. */
export async function readRates(db: Database): Promise<Map<string, Rate>> {
  const { rows } = await sql<{ currency: string; rate: number; takenAt: Date }>`
    select currency, rate, taken_at as "takenAt" from settings.rate`.execute(db);
  return new Map(rows.map(({ currency, rate, takenAt }) => [currency, { rate, takenAt }]));
}

/** Keeps rates that are newer than those kept; rates with a future time are replaced by any. */
export async function keepRates(
  db: Database,
  rates: ReadonlyMap<string, Rate>,
  now: Date,
): Promise<void> {
  if (rates.size === 0) return;
  const rows = [...rates];
  await sql`
    insert into settings.rate as kept (currency, rate, taken_at)
    select * from unnest(
      ${rows.map(([currency]) => currency)}::text[],
      ${rows.map(([, { rate }]) => rate)}::double precision[],
      ${rows.map(([, { takenAt }]) => takenAt)}::timestamptz[])
    on conflict (currency) do update set rate = excluded.rate, taken_at = excluded.taken_at
    where excluded.taken_at > kept.taken_at
      or kept.taken_at > ${new Date(now.getTime() + clockTolerance)}`.execute(db);
}

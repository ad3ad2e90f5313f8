import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { enqueueJob } from '../../kernel/jobs/jobs.ts';

/** Announces, counts, tells and settles; the schedule runs it every minute. */
export const keepJob = 'tournaments.keep';

/** Milliseconds between two looks at the rounds of tournaments that run. */
const between = 1_500;

/**
 * Runs the job soon. While a tournament has players it runs itself again and again; the first player of one
 * would wait for the next minute.
 */
export const keepSoon = (executor: Database | Tx, after = 0): Promise<void> =>
  enqueueJob(executor, keepJob, {}, { after, key: keepJob });

/** Has the job run once more while somebody may watch a table. */
export async function keepOn(db: Database, now: Date): Promise<void> {
  const { rows } = await sql`
    select from tournaments.tournament
    where settled_at is null and starts_at <= ${now} and joined > 0 limit 1`.execute(db);
  if (rows.length > 0) await keepSoon(db, between);
}

import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';

export interface JobInfo {
  readonly id: string;
  /** 1 on the first run. */
  readonly attempts: number;
}

/** What runs under each job's name. A handler that throws is tried again later, with growing waits. */
export type JobHandlers = Readonly<
  Record<string, (payload: unknown, job: JobInfo) => Promise<void>>
>;

export interface EnqueueOptions {
  /** Milliseconds from now, by the database's clock, which alone says when it runs; at once unless told. */
  readonly after?: number;
  /** A later job with the same key replaces one that has not started. */
  readonly key?: string;
  readonly maxAttempts?: number;
  /** Lower runs first. */
  readonly priority?: number;
}

/** Adds a job within the caller's transaction: it exists only if the transaction commits. */
export async function enqueueJob(
  tx: Tx | Database,
  name: string,
  payload: unknown,
  options: EnqueueOptions = {},
): Promise<void> {
  await sql`select jobs.enqueue(
    ${name}, ${JSON.stringify(payload)}::json, now() + ${options.after ?? null}::float8 * interval '1 millisecond',
    ${options.key ?? null}, ${options.maxAttempts ?? null}::int, ${options.priority ?? null}::int)`.execute(
    tx,
  );
}

/** Adds many jobs of a name at once, each with its key. */
export async function enqueueJobs(
  tx: Tx | Database,
  name: string,
  jobs: readonly { readonly payload: unknown; readonly key: string }[],
  { maxAttempts, priority }: Pick<EnqueueOptions, 'maxAttempts' | 'priority'> = {},
): Promise<void> {
  await sql`
    select jobs.enqueue(${name}, (job -> 'payload')::json, now(), job ->> 'key', ${maxAttempts ?? null}::int,
      ${priority ?? null}::int)
    from jsonb_array_elements(${JSON.stringify(jobs)}::jsonb) job`.execute(tx);
}

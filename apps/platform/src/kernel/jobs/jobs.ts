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

/**
 * The priority of jobs that wait for servers which anybody can name, as browsers name their push services, and below
 * it of what goes out to many. They have workers of their own: neither a server that never answers nor their number
 * holds up anything else.
 */
export const patientPriority = 10;

export interface EnqueueOptions {
  /** Milliseconds from now, by the database's clock, which alone says when it runs; at once unless told. */
  readonly after?: number;
  /** A later job with the same key replaces one that has not started. */
  readonly key?: string;
  readonly maxAttempts?: number;
  /** Lower runs first; from `patientPriority` on by workers of their own. */
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

/** Adds many jobs of a name and a priority at once, each with its key. */
export async function enqueueJobs(
  tx: Tx | Database,
  name: string,
  jobs: readonly { readonly payload: unknown; readonly key: string }[],
  { maxAttempts, priority = 0 }: Pick<EnqueueOptions, 'maxAttempts' | 'priority'> = {},
): Promise<void> {
  await sql`
    select jobs.enqueue(${name}, (job -> 'payload')::json, now(), job ->> 'key', ${maxAttempts ?? null}::int,
      ${priority}::int)
    from jsonb_array_elements(${JSON.stringify(jobs)}::jsonb) job`.execute(tx);
}

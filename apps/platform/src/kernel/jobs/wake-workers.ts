import type { WorkerPool } from 'graphile-worker';
import type pg from 'pg';
import { patientPriority } from './jobs.ts';

/** How often it is looked whether jobs are due, in milliseconds: what a realtime message is late by at most. */
const interval = 50;

/** Jobs that are due and that nobody works on, as many as there are workers for. */
const dueJobs = (priorities: string) => `
  select count(*)::int as due from (
    select from graphile_worker._private_jobs where is_available and run_at <= now() and priority ${priorities} limit $1) as job`;

/**
 * Wakes workers for jobs that were added without a NOTIFY, as realtime messages are: the commits of
 * whoever notifies stand in line, and those of bets must not (docs/decisions/0130).
 *
 * @param concurrency how many workers there are
 * @param isPatient whether they run the jobs that wait for servers anybody can name
 */
export function wakeWorkers(pool: Pick<pg.Pool, 'query'>, concurrency: number, isPatient = false) {
  const due = dueJobs(`${isPatient ? '>=' : '<'} ${patientPriority}`);
  const workers = new Set<Pick<WorkerPool, 'nudge'>>();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const { rows } = await pool.query<{ due: number }>(due, [concurrency]);
    const jobs = rows[0]?.due ?? 0;
    if (jobs > 0 && !isStopped) for (const each of workers) each.nudge(jobs);
  }

  function later(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      // Without the database the workers say so, who look by themselves every second.
      void look()
        .catch(() => undefined)
        .then(later);
    }, interval);
    timer.unref();
  }
  later();

  return {
    /** Wakes these workers from now on. */
    add: (pool: Pick<WorkerPool, 'nudge'>) => void workers.add(pool),
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

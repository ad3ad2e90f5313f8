import { EventEmitter } from 'node:events';
import { performance } from 'node:perf_hooks';
import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from '../log/logger.ts';

/** How often a process says that it works, in milliseconds. */
const heartbeat = 5_000;
/** Silence after which a process counts as dead, in seconds. */
const silence = 20;

/**
 * Whoever holds jobs and was not heard of within this time is dead; queues are locked together with
 * their jobs. A lock may lie ahead of a clock that was put back.
 */
const deadHolders = `
  select locked_by as holder, count(*)::int as jobs from graphile_worker.jobs
  where (locked_at < now() - make_interval(secs => $1) or locked_at > now())
    and not exists (
      select from jobs.worker
      where worker_id = locked_by and seen_at >= now() - make_interval(secs => $1))
  group by 1`;

/**
 * Frees the jobs of processes that were killed, so that they run again within half a minute. Every
 * process says that it works, under the name in which it locks jobs: that of its pool, not of one of
 * its workers. Whoever holds jobs and is not heard of loses them.
 *
 * A process judges others only after it was heard itself for as long without a gap: while the
 * database was away nobody could be.
 */
export function watchWorkers(pool: pg.Pool, log: Logger) {
  const events: WorkerEvents = new EventEmitter();
  const own = new Set<string>();
  events.on('pool:create', ({ workerPool }) => own.add(workerPool.id));
  let heardSince = performance.now();
  let lastHeard = heardSince;

  async function beat(): Promise<void> {
    await pool.query(
      `insert into jobs.worker (worker_id, seen_at) select unnest($1::text[]), now()
       on conflict (worker_id) do update set seen_at = excluded.seen_at`,
      [[...own]],
    );
    // Seen while the clock was ahead: the living say so again in a moment, the dead would count as alive for long.
    await pool.query('update jobs.worker set seen_at = now() where seen_at > now()');
    const now = performance.now();
    if (now - lastHeard > silence * 1000) heardSince = now;
    lastHeard = now;
    if (now - heardSince >= silence * 1000) await free();
  }

  async function free(): Promise<void> {
    await pool.query('delete from jobs.worker where seen_at < now() - make_interval(secs => $1)', [
      silence,
    ]);
    const { rows } = await pool.query<{ holder: string; jobs: number }>(deadHolders, [silence]);
    if (rows.length === 0) return;
    await pool.query('select graphile_worker.force_unlock_workers($1)', [
      rows.map(({ holder }) => holder),
    ]);
    const jobs = rows.reduce((sum, row) => sum + row.jobs, 0);
    log.warn({ processes: rows.length, jobs }, 'Freed the jobs of processes that died');
  }

  let isBeating = false;
  const tick = async () => {
    if (isBeating) return;
    isBeating = true;
    try {
      await beat();
    } catch (error) {
      log.warn({ err: error }, 'Workers could not be looked after');
    }
    isBeating = false;
  };
  const timer = setInterval(() => void tick(), heartbeat);
  timer.unref();
  return {
    events,
    beat,
    /** Says that this process works no more; its jobs have ended. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await pool.query('delete from jobs.worker where worker_id = any($1)', [[...own]]);
    },
  };
}

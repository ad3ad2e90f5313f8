import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from '../log/logger.ts';

/** How often a process says that its workers live, in milliseconds. */
const heartbeat = 5_000;
/** Silence after which a worker counts as dead, in seconds. */
const silence = 20;

/**
 * Frees the jobs of workers that were killed. Every process notes its workers as alive; whoever
 * finds one silent unlocks its jobs, so that they run again within half a minute.
 */
export function watchWorkers(pool: pg.Pool, log: Logger) {
  const events: WorkerEvents = new EventEmitter();
  const own = new Set<string>();
  events.on('worker:create', ({ worker }) => own.add(worker.workerId));
  events.on('worker:release', ({ worker }) => own.delete(worker.workerId));

  async function beat(): Promise<void> {
    await pool.query(
      `insert into jobs.worker (worker_id, seen_at) select unnest($1::text[]), now()
       on conflict (worker_id) do update set seen_at = excluded.seen_at`,
      [[...own]],
    );
    // Seen while the clock was ahead: the living say so again in a moment, the dead would count as alive for long.
    await pool.query('update jobs.worker set seen_at = now() where seen_at > now()');
    const { rows } = await pool.query<{ worker_id: string }>(
      'delete from jobs.worker where seen_at < now() - make_interval(secs => $1) returning worker_id',
      [silence],
    );
    if (rows.length === 0) return;
    await pool.query('select graphile_worker.force_unlock_workers($1)', [
      rows.map((row) => row.worker_id),
    ]);
    log.warn({ workers: rows.length }, 'Freed the jobs of workers that died');
  }

  const tick = () => {
    beat().catch((error: unknown) => log.warn({ err: error }, 'Workers could not be looked after'));
  };
  const timer = setInterval(tick, heartbeat);
  timer.unref();
  return { events, beat, stop: () => clearInterval(timer) };
}

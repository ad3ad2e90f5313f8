import { type ParsedCronItem, parseCronItems } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from '../log/logger.ts';

/** How often a process looks for what is due, in milliseconds. */
const between = 5_000;
const minute = 60_000;
/** How far back a minute that was missed is made up for, in milliseconds. */
const longestMissed = 24 * 60 * minute;

/** Five-field cron expressions by job name, in UTC. */
export type Schedule = Readonly<Record<string, string>>;

/**
 * Jobs that were put off under a clock that was ahead wait as long as they were to wait then, from now on; those
 * that failed, no longer than the worker lets them wait. A few seconds are the clock's to differ.
 */
const pullBack = `
  with waiting as (
    select id, attempts, run_at, updated_at,
      case when attempts = 0 then greatest(run_at - updated_at, interval '0')
        else exp(least(attempts, 10)) * interval '1 second' end as wait
    from graphile_worker.jobs where locked_at is null and attempts < max_attempts
  ), put_off as materialized (
    select id, wait from waiting
    where case when attempts = 0 then updated_at > now() + interval '5 seconds'
      else run_at > now() + wait + interval '5 seconds' end
  )
  select moved.id from put_off, graphile_worker.reschedule_jobs(array[put_off.id], now() + wait) as moved`;

const isDueAt = (item: ParsedCronItem, at: Date): boolean =>
  item.match({
    min: at.getUTCMinutes(),
    hour: at.getUTCHours(),
    date: at.getUTCDate(),
    month: at.getUTCMonth() + 1,
    dow: at.getUTCDay(),
  });

/** The newest minute within a day up to `now` at which a job was to run; null when there is none. */
export function newestSlot(item: ParsedCronItem, now: Date): Date | null {
  const newest = Math.floor(now.getTime() / minute) * minute;
  for (let at = newest; at > newest - longestMissed; at -= minute)
    if (isDueAt(item, new Date(at))) return new Date(at);
  return null;
}

/**
 * Adds recurring jobs when they are due. One clock counts, the database's, and no process remembers anything
 * from one look to the next: a clock that was ahead and is put right stops nothing. Of any number of
 * processes one adds a job; a minute that was missed is made up for once within a day.
 */
export function startSchedule(pool: pg.Pool, schedule: Schedule, log: Logger) {
  const items = parseCronItems(
    Object.entries(schedule).map(([task, match]) => ({ match, task, identifier: task })),
  );
  let underWay: Promise<void> | null = null;

  async function look(): Promise<void> {
    const { rows } = await pool.query<{ now: Date }>('select now() as now');
    const now = rows[0]?.now ?? new Date(Number.NaN);
    // A job that is new is known from now on, and runs when it is due next.
    await pool.query(
      `insert into jobs.schedule (name, slot)
       select name, date_trunc('minute', now()) from unnest($1::text[]) as new (name)
       on conflict do nothing`,
      [items.map(({ task }) => task)],
    );
    await pool.query(
      `with due as (
         update jobs.schedule known set slot = due.slot
         from unnest($1::text[], $2::timestamptz[]) as due (name, slot)
         where known.name = due.name and (known.slot < due.slot or known.slot > now())
         returning known.name)
       select jobs.enqueue(name, '{}'::json, now(), name, null, null) from due`,
      [items.map(({ task }) => task), items.map((item) => newestSlot(item, now))],
    );
    await pool.query(pullBack);
  }

  const tick = () => {
    underWay ??= look()
      .catch((error: unknown) => log.warn({ err: error }, 'Recurring jobs could not be looked at'))
      .finally(() => {
        underWay = null;
      });
  };
  const timer = setInterval(tick, between);
  timer.unref();
  tick();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await underWay;
    },
  };
}

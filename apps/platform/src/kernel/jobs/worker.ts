import { run, Logger as WorkerLogger } from 'graphile-worker';
import { connectionsClosed } from '../db/database.ts';
import type { Logger } from '../log/logger.ts';
import { traced } from '../tracing/tracing.ts';
import { watchWorkers } from './dead-workers.ts';
import type { JobHandlers } from './jobs.ts';
import { PatientPool } from './patient-pool.ts';
import { type Schedule, startSchedule } from './schedule.ts';
import { wakeWorkers } from './wake-workers.ts';

export interface WorkerOptions {
  /** Address of the database as its owner: the worker's tables are not the application's. */
  readonly databaseUrl: string;
  readonly handlers: JobHandlers;
  readonly schedule?: Schedule;
  readonly concurrency: number;
  /** Whether these handlers run the jobs of `patientPriority`, and no others. */
  readonly isPatient?: boolean;
  readonly log: Logger;
}

export interface Worker {
  /** Runs the jobs of a name that failed before at once, as if for the first time: what they lacked is back. */
  retry(name: string): Promise<void>;
  /** Lets running jobs finish and takes no more. */
  stop(): Promise<void>;
}

/** Its message and stack, which are told as an error is. */
const errorInWords = / with error '.*$/s;

/** What the worker says beside its messages, without what jobs are about. */
function detailsOf(meta: Readonly<Record<string, unknown>>) {
  const job = meta.job as { id: string; task_identifier: string; attempts: number } | undefined;
  return {
    ...(job ? { job: { id: job.id, name: job.task_identifier, attempts: job.attempts } } : {}),
    ...(meta.error === undefined ? {} : { err: meta.error }),
  };
}

/** Runs jobs until stopped. A job of a process that died is taken up again by another. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const log = options.log.child({ part: 'jobs' });
  const taskList = Object.fromEntries(
    Object.entries(options.handlers).map(([name, handler]) => [
      name,
      (payload: unknown, helpers: { job: { id: string; attempts: number } }) =>
        traced(`job ${name}`, 'CONSUMER', {}, () =>
          handler(payload, { id: helpers.job.id, attempts: helpers.job.attempts }),
        ),
    ]),
  );
  // A pool of our own, because the worker's does not wait for its connections to close.
  const pgPool = new PatientPool({
    connectionString: options.databaseUrl,
    max: options.concurrency + 3,
    application_name: 'pierlight-jobs',
  });
  const noteLoss = (error: Error) => log.warn({ err: error }, 'A connection for jobs was lost');
  pgPool.on('error', noteLoss);
  pgPool.on('connect', (client) => client.on('error', noteLoss));
  const watch = watchWorkers(pgPool, log);
  const waking = wakeWorkers(pgPool, options.concurrency, options.isPatient);
  watch.events.on('pool:create', ({ workerPool }) => waking.add(workerPool));
  const runner = await run({
    pgPool,
    events: watch.events,
    concurrency: options.concurrency,
    pollInterval: 1000,
    noHandleSignals: true,
    taskList,
    parsedCronItems: [],
    logger: new WorkerLogger(() => (level, message, meta) => {
      const details = meta === undefined ? {} : detailsOf(meta);
      const said = message.replace(errorInWords, '');
      if (level === 'error' || level === 'warning')
        log[level === 'error' ? 'error' : 'warn'](details, said);
      else log.trace(details, said);
    }),
  });
  await watch.beat();
  const schedule = startSchedule(pgPool, options.schedule ?? {}, log);
  return {
    async retry(name) {
      await pgPool.query(
        `select count(*) from graphile_worker.reschedule_jobs(
           array(select id from graphile_worker.jobs
                 where task_identifier = $1 and attempts > 0 and locked_at is null),
           run_at => now(), attempts => 0)`,
        [name],
      );
    },
    async stop() {
      pgPool.giveUp();
      try {
        waking.stop();
        await schedule.stop();
        await runner.stop();
      } finally {
        await watch.stop().catch((error: unknown) => {
          log.warn({ err: error }, 'The end of the jobs could not be noted');
        });
        const closed = connectionsClosed(pgPool);
        await pgPool.end();
        await closed;
      }
    },
  };
}

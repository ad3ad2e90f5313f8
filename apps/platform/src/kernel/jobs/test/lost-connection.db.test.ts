import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { enqueueJob, type JobHandlers } from '../jobs.ts';
import { startWorker, type Worker } from '../worker.ts';

let database: TestDatabase;
let owner: OpenDatabase;
let application: OpenDatabase;
let worker: Worker;
const runs: string[] = [];

/** Ends every connection the worker has, as a restart of the database does. */
const cut = () =>
  owner.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'pierlight-jobs'`,
  );

const handlers: JobHandlers = {
  'ends well': async () => {
    runs.push('ends well');
    await cut();
  },
  'ends badly': async () => {
    runs.push('ends badly');
    await cut();
    throw new Error('the handler failed');
  },
};

beforeAll(async () => {
  database = await createTestDatabase();
  owner = openDatabase({ url: database.ownerUrl, max: 2 });
  application = openDatabase({ url: database.url, max: 2 });
  const log = pino({ level: 'silent' });
  worker = await startWorker({ databaseUrl: database.ownerUrl, handlers, concurrency: 2, log });
});
afterAll(async () => {
  await worker.stop();
  await application.close();
  await owner.close();
  await database.drop();
});

const jobs = async () => {
  const { rows } = await owner.pool.query<{ last_error: string | null; locked_by: string | null }>(
    'select last_error, locked_by from graphile_worker._private_jobs',
  );
  return rows;
};

test('[P-42] a job whose connection is lost as it ends is written off all the same, and the process lives', async () => {
  await enqueueJob(application.db, 'ends well', {});
  await vi.waitFor(async () => expect([runs, await jobs()]).toEqual([['ends well'], []]), {
    timeout: 10_000,
    interval: 20,
  });
});

test('[P-42] a job that fails together with its connection waits for its next try', async () => {
  await enqueueJob(application.db, 'ends badly', {});
  await vi.waitFor(
    async () =>
      expect(await jobs()).toEqual([{ last_error: 'the handler failed', locked_by: null }]),
    { timeout: 10_000, interval: 20 },
  );
});

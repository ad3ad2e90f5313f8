/** A job is never lost, whatever the workers do with the job of the same key in that moment. */
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { enqueueJob } from '../jobs.ts';
import { startWorker } from '../worker.ts';

let database: TestDatabase;
let owner: OpenDatabase;
let application: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = openDatabase({ url: database.ownerUrl, max: 3 });
  application = openDatabase({ url: database.url, max: 8, role: 'pierlight_app' });
});
beforeEach(async () => {
  await owner.pool.query('delete from graphile_worker._private_jobs');
});
afterAll(async () => {
  await application.close();
  await owner.close();
  await database.drop();
});

const add = (nth: number) => enqueueJob(application.db, 'count', { nth }, { key: 'count' });

const waitsForALock = () =>
  expect
    .poll(async () => {
      const { rows } = await owner.pool.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.waiting;
    })
    .toBe(1);

test('a job is added beside the one of its key that a worker takes between the statements of its adding', async () => {
  await add(1);
  const worker = await owner.pool.connect();
  await worker.query('begin');
  await worker.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'it'`,
  );
  const added = add(2);
  await waitsForALock();
  await worker.query('commit');
  worker.release();
  await added;
  const { rows } = await owner.pool.query(
    `select payload ->> 'nth' as nth, key, locked_by as holder, attempts < max_attempts as repeats
     from graphile_worker._private_jobs order by id`,
  );
  expect(rows).toEqual([
    { nth: '1', key: null, holder: 'it', repeats: false },
    { nth: '2', key: 'count', holder: null, repeats: true },
  ]);
});

test('what was last added runs, or a job that began after it, however fast jobs of one key are taken', async () => {
  let last = 0;
  const worker = await startWorker({
    databaseUrl: database.ownerUrl,
    concurrency: 4,
    log: pino({ level: 'silent' }),
    handlers: {
      count: async (payload) => {
        last = Math.max(last, (payload as { nth: number }).nth);
      },
    },
  });
  try {
    for (let nth = 1; nth <= 1000; nth += 2) {
      await add(nth);
      await wait(Math.random() * 4);
      await add(nth + 1);
      await expect.poll(() => last, { timeout: 10_000, interval: 2 }).toBe(nth + 1);
    }
  } finally {
    await worker.stop();
  }
}, 60_000);

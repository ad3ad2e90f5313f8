import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { enqueueJob } from '../jobs.ts';
import { startWorker } from '../worker.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const log = pino({ level: 'silent' });

test('a job of a killed worker runs again at another worker; one of a living worker is left alone', async () => {
  const owner = openDatabase({ url: database.ownerUrl, max: 2 });
  const application = openDatabase({ url: database.url, max: 2, role: 'pierlight_app' });
  for (const name of ['dead', 'living']) await enqueueJob(application.db, 'note', { name });
  const lock = (name: string, seen: string) =>
    owner.pool.query(
      `with locked as (
         update graphile_worker._private_jobs set locked_at = now(), locked_by = $1, attempts = 1
         where payload ->> 'name' = $2 returning 1)
       insert into jobs.worker (worker_id, seen_at) select $1, now() - $3::interval from locked`,
      [`worker-${name}`, name, seen],
    );
  await lock('dead', '1 minute');
  await lock('living', '1 second');

  const ran: string[] = [];
  const done = Promise.withResolvers<void>();
  const worker = await startWorker({
    databaseUrl: database.ownerUrl,
    concurrency: 1,
    log,
    handlers: {
      note: async (payload) => {
        ran.push((payload as { name: string }).name);
        done.resolve();
      },
    },
  });
  await done.promise;
  await worker.stop();
  const { rows } = await owner.pool.query('select worker_id from jobs.worker order by 1');
  expect(ran).toEqual(['dead']);
  expect(rows.map((row) => row.worker_id)).toContain('worker-living');
  await owner.close();
  await application.close();
});

test('a worker that died under a clock that was ahead is found dead all the same', async () => {
  const owner = openDatabase({ url: database.ownerUrl, max: 2 });
  await owner.pool.query(
    "insert into jobs.worker values ('worker-ahead', now() + interval '9 days')",
  );
  const options = { databaseUrl: database.ownerUrl, concurrency: 1, log, handlers: {} };
  const worker = await startWorker(options);
  const { rows } = await owner.pool.query<{ isPast: boolean }>(
    `select seen_at <= now() as "isPast" from jobs.worker where worker_id = 'worker-ahead'`,
  );
  expect(rows).toEqual([{ isPast: true }]);
  await worker.stop();
  await owner.close();
});

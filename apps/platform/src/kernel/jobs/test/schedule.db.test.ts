import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { enqueueJob } from '../jobs.ts';
import type { Schedule } from '../schedule.ts';
import { startWorker, type Worker } from '../worker.ts';

let database: TestDatabase;
let owner: OpenDatabase;
let application: OpenDatabase;
let ran: string[] = [];
const workers: Worker[] = [];
const log = pino({ level: 'silent' });
const waiting = { timeout: 15_000, interval: 50 };

beforeAll(async () => {
  database = await createTestDatabase();
  owner = openDatabase({ url: database.ownerUrl, max: 2 });
  application = openDatabase({ url: database.url, max: 2, role: 'pierlight_app' });
});
beforeEach(async () => {
  ran = [];
  await owner.pool.query('delete from jobs.schedule; delete from graphile_worker._private_jobs');
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});
afterAll(async () => {
  await application.close();
  await owner.close();
  await database.drop();
});

const start = async (schedule: Schedule, processes = 1) => {
  const handlers = Object.fromEntries(
    Object.keys(schedule).map((name) => [name, async () => void ran.push(name)]),
  );
  const options = { databaseUrl: database.ownerUrl, handlers, schedule, concurrency: 2, log };
  for (let nth = 0; nth < processes; nth += 1) workers.push(await startWorker(options));
};

/** Notes jobs as run at a moment away from now. */
const note = (names: readonly string[], away: string) =>
  owner.pool.query(
    `insert into jobs.schedule (name, slot) select name, now() + $2::interval
     from unnest($1::text[]) as known (name)
     on conflict (name) do update set slot = excluded.slot`,
    [names, away],
  );
const slots = async () => {
  const { rows } = await owner.pool.query<{ name: string; isPast: boolean }>(
    'select name, slot <= now() as "isPast" from jobs.schedule order by name',
  );
  return rows;
};

const often = { minutely: '* * * * *', daily: '17 5 * * *' };

test('jobs noted as run under a clock that was ahead run at once when it is right again, and once', async () => {
  await note(['daily', 'minutely'], '400 days');
  await start(often, 3);
  await vi.waitFor(() => expect(ran.toSorted()).toEqual(['daily', 'minutely']), waiting);
  // Put right while the processes run, too.
  await note(['daily', 'minutely'], '1 hour');
  await vi.waitFor(() => expect(ran.filter((name) => name === 'daily')).toHaveLength(2), waiting);
  expect(await slots()).toEqual([
    { name: 'daily', isPast: true },
    { name: 'minutely', isPast: true },
  ]);
});

test('the clock of a process says nothing about when jobs run', async () => {
  await note(['minutely'], '-2 minutes');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  await start({ minutely: '* * * * *' });
  await vi.waitFor(() => expect(ran).toEqual(['minutely']), waiting);
  vi.useRealTimers();
  await note(['minutely'], '-2 minutes');
  await vi.waitFor(() => expect(ran.length).toBeGreaterThan(1), waiting);
});

test('a minute missed is made up for once, and a job that is new waits for its next one', async () => {
  await note(['daily'], '-2 days');
  const soon = new Date(Date.now() - 60 * 60_000);
  await start({ ...often, new: `${soon.getUTCMinutes()} ${soon.getUTCHours()} * * *` }, 2);
  await vi.waitFor(() => expect(ran).toContain('daily'), waiting);
  await vi.waitFor(async () => expect(await slots()).toHaveLength(3), waiting);
  expect(ran.filter((name) => name !== 'minutely')).toEqual(['daily']);
});

test('jobs put off under a clock that was ahead wait no longer than they were to', async () => {
  const later = 3 * 60 * 60_000;
  for (const name of ['put off', 'failed', 'as it was'])
    await enqueueJob(application.db, 'absent', {}, { key: name, after: later });
  await owner.pool.query(
    `update graphile_worker._private_jobs set run_at = run_at + interval '9 days',
       updated_at = updated_at + interval '9 days' where key = 'put off';
     update graphile_worker._private_jobs set run_at = now() + interval '9 days', attempts = 2
     where key = 'failed'`,
  );
  await start({});
  await vi.waitFor(async () => {
    const { rows } = await owner.pool.query<{ key: string; seconds: number }>(
      `select key, extract(epoch from run_at - now())::int as seconds
       from graphile_worker.jobs order by key`,
    );
    const within = (key: string, most: number) => {
      const seconds = rows.find((row) => row.key === key)?.seconds ?? Number.NaN;
      expect(seconds, key).toBeLessThanOrEqual(most);
      expect(seconds, key).toBeGreaterThan(most - 60);
    };
    within('put off', later / 1000);
    within('as it was', later / 1000);
    within('failed', 8);
  }, waiting);
});

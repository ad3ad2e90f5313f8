import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { enqueueJob } from '../jobs.ts';
import { startWorker } from '../worker.ts';

let database: TestDatabase;
let owner: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = openDatabase({ url: database.ownerUrl, max: 2 });
});
afterAll(async () => {
  await owner.close();
  await database.drop();
});

/** A process that takes jobs and ends none, and the names of those it took. */
async function startHolder(concurrency: number) {
  const entry = path.join(import.meta.dirname, 'worker-process.ts');
  const child = spawn(process.execPath, [entry, database.ownerUrl, String(concurrency)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const said: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => said.push(line));
  const took = (name: string) =>
    vi.waitUntil(() => said.includes(name), { timeout: 45_000, interval: 20 });
  await took('ready');
  return { child, said, took };
}

const hold = (name: string) => enqueueJob(owner.db, 'hold', { name });
const heard = async () => {
  const { rows } = await owner.pool.query<{ seen: Date }>(
    'select seen_at as seen from jobs.worker',
  );
  return rows.map(({ seen }) => seen.getTime());
};

test('[P-48] a job of a killed process runs again at another within half a minute; what a living one holds stays with it', async () => {
  const killed = await startHolder(1);
  await hold('of the killed one');
  await killed.took('of the killed one');
  const living = await startHolder(2);
  await hold('of the living one');
  await living.took('of the living one');

  const exited = once(killed.child, 'exit');
  killed.child.kill('SIGKILL');
  await exited;
  const cut = Date.now();
  await living.took('of the killed one');
  expect(Date.now() - cut).toBeLessThan(30_000);

  // One more look at who is dead, now that the living one's lock is older than a silence.
  const next = Date.now() + 5_000;
  await vi.waitUntil(async () => (await heard()).every((seen) => seen > next), {
    timeout: 20_000,
    interval: 50,
  });
  expect(living.said).toEqual(['ready', 'of the living one', 'of the killed one']);
}, 120_000);

const startIdle = () =>
  startWorker({
    databaseUrl: database.ownerUrl,
    concurrency: 1,
    log: pino({ level: 'silent' }),
    handlers: {},
  });

test('a process that stops in order is not taken for one that died', async () => {
  const worker = await startIdle();
  const before = (await heard()).length;
  await worker.stop();
  expect((await heard()).length).toBe(before - 1);
});

test('a process that died under a clock that was ahead is found dead all the same', async () => {
  await owner.pool.query(
    "insert into jobs.worker values ('pool-ahead', now() + interval '9 days')",
  );
  const worker = await startIdle();
  const { rows } = await owner.pool.query<{ isPast: boolean }>(
    `select seen_at <= now() as "isPast" from jobs.worker where worker_id = 'pool-ahead'`,
  );
  expect(rows).toEqual([{ isPast: true }]);
  await worker.stop();
});

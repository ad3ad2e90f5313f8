import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { publishJob, publishLater } from '../outbox.ts';

let database: TestDatabase;
let owner: OpenDatabase;
let application: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = openDatabase({ url: database.ownerUrl, max: 1 });
  application = openDatabase({ url: database.url, max: 1 });
});
afterAll(async () => {
  await application.close();
  await owner.close();
  await database.drop();
});

const publish = (key: string) =>
  publishLater(application.db, { channel: 'wallet', data: { balance: 1 }, key });

test('a message is the row that the library itself would add, in whichever version', async () => {
  await publish('one');
  await owner.pool.query(`select graphile_worker.add_job($1, $2, max_attempts => 10)`, [
    publishJob,
    { channel: 'wallet', data: { balance: 1 }, key: 'one' },
  ]);
  const { rows } = await owner.pool.query<{ job: Record<string, unknown> }>(
    `select to_jsonb(job) - array['id', 'run_at', 'created_at', 'updated_at'] as job
     from graphile_worker._private_jobs as job order by id`,
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]?.job).toEqual(rows[1]?.job);
});

test('its commit notifies nobody: commits that do stand in one line, each with its own flush', async () => {
  const heard: string[] = [];
  const listener = new pg.Client({ connectionString: database.ownerUrl });
  await listener.connect();
  const ended = new Promise<void>((resolve) => {
    listener.on('notification', ({ channel }) => {
      heard.push(channel);
      if (channel === 'end') resolve();
    });
  });
  await listener.query('listen "jobs:insert"; listen "end"');
  await publish('two');
  await owner.pool.query(`select pg_notify('end', '')`);
  await ended;
  await listener.end();
  expect(heard).toEqual(['end']);
});

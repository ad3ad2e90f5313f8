import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  await ask('truncate public.schema_migration');
  folder = await mkdtemp(path.join(os.tmpdir(), 'pierlight-migrations-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function ask(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
const write = (file: string, sql: string) => writeFile(path.join(folder, file), sql);
const run = () => migrate(database.ownerUrl, folder);

test('files run once, in order, and are recorded', async () => {
  await write('0002_more.sql', 'insert into step values (2)');
  await write('0001_first.sql', 'create table step (n int); insert into step values (1)');
  await run();
  await run();
  expect(await ask('select n from step')).toEqual([{ n: 1 }, { n: 2 }]);
  expect(await ask('select version, file from schema_migration order by version')).toEqual([
    { version: 1, file: '0001_first.sql' },
    { version: 2, file: '0002_more.sql' },
  ]);
});

test('processes that start at once do the work once', async () => {
  await write('0001_slow.sql', 'create table step (n int); select pg_sleep(0.2)');
  await Promise.all([run(), run(), run(), run()]);
  expect(await ask('select count(*)::int as n from schema_migration')).toEqual([{ n: 1 }]);
});

test('a failing file leaves nothing behind, names itself and its line, and stops the rest', async () => {
  await write('0001_good.sql', 'create table good (n int)');
  await write('0002_bad.sql', 'create table half (n int);\ninsert into missing values (1)');
  await write('0003_later.sql', 'create table later (n int)');
  await expect(run()).rejects.toThrow(
    /0002_bad\.sql failed and was rolled back: relation "missing" does not exist at line 2/,
  );
  expect(
    await ask("select relname from pg_class where relname in ('good', 'half', 'later')"),
  ).toEqual([{ relname: 'good' }]);
});

test('an edited file is refused; changed line ends are no edit', async () => {
  await write('0001_first.sql', 'create table step (n int);\n');
  await run();
  await write('0001_first.sql', 'create table step (n int);\r\n');
  await run();
  await write('0001_first.sql', 'create table step (n bigint);\n');
  await expect(run()).rejects.toThrow(/0001_first\.sql was edited after it had run/);
});

test('a lock held by somebody else ends in a message after the lock timeout, not in a stall', async () => {
  await write('0001_first.sql', 'create table step (n int)');
  await run();
  await write('0002_alter.sql', "set local lock_timeout = '50ms'; alter table step add m int");
  const reader = new pg.Client({ connectionString: database.ownerUrl });
  await reader.connect();
  await reader.query('begin');
  await reader.query('select * from step');
  await expect(run()).rejects.toThrow('canceling statement due to lock timeout');
  await reader.query('commit');
  await reader.end();
  await run();
  expect(await ask('select count(*)::int as n from schema_migration')).toEqual([{ n: 2 }]);
});

test('every file runs under a lock timeout of five seconds', async () => {
  await write('0001_note.sql', "create table note as select current_setting('lock_timeout') as t");
  await run();
  expect(await ask('select t from note')).toEqual([{ t: '5s' }]);
});

test('a database ahead of these files is left as it is', async () => {
  await write('0001_first.sql', 'create table step (n int)');
  await write('0002_next.sql', 'create table next (n int)');
  await run();
  await rm(path.join(folder, '0002_next.sql'));
  await run();
  expect(await ask('select count(*)::int as n from schema_migration')).toEqual([{ n: 2 }]);
});

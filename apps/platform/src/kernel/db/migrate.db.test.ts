import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseFunctionFile, withRevision } from './function-files.ts';
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
const run = () => migrate(database.ownerUrl, { folder, functions: [] });

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

test('[P-43] a lock held by somebody else ends in a message after the lock timeout, not in a stall', async () => {
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

test('[P-43] every file runs under a lock timeout of five seconds', async () => {
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

/** A file of functions, `revisions` of it one after another. */
function functionFile(...revisions: string[]) {
  let text = '';
  for (const revision of revisions)
    text = withRevision(`${text.split('\n', 1)[0] ?? ''}\n${revision}\n`.replace(/^\n/, ''));
  return parseFunctionFile({ file: 'step/count.sql', sql: text });
}
const runWith = (...functions: ReturnType<typeof functionFile>[]) =>
  migrate(database.ownerUrl, { folder, functions });
const one = 'create or replace function count_steps() returns int language sql as $$ select 1 $$;';
const two =
  'drop function if exists count_steps();\ncreate or replace function count_steps(n int default 2) returns int language sql as $$ select n $$;';

test('functions are made anew when their file changes, also with another signature', async () => {
  await runWith(functionFile(one));
  expect(await ask('select count_steps() as n')).toEqual([{ n: 1 }]);
  await runWith(functionFile(one, two));
  expect(await ask('select count_steps() as n')).toEqual([{ n: 2 }]);
  expect(await ask("select revision from schema_function where file = 'step/count.sql'")).toEqual([
    { revision: 2 },
  ]);
});

test('a process of an older release leaves the newer functions in place', async () => {
  await runWith(functionFile(one, two));
  await runWith(functionFile(one));
  expect(await ask('select count_steps() as n')).toEqual([{ n: 2 }]);
});

test('functions that fail leave the migration they come with and the functions before them undone', async () => {
  await runWith(functionFile(one));
  await write('0001_first.sql', 'create table step (n int)');
  await expect(runWith(functionFile(one, `${two}\nselect missing();`))).rejects.toThrow(
    /step\/count\.sql failed and was rolled back: function missing\(\) does not exist at line 4/,
  );
  expect(await ask('select count_steps() as n')).toEqual([{ n: 1 }]);
  expect(await ask("select to_regclass('step') as step")).toEqual([{ step: null }]);
});

test('a function may call one that is written below it, and its body is checked all the same', async () => {
  const caller =
    'create or replace function ask_steps() returns int language sql as $$ select BODY $$;';
  await runWith(functionFile(`${caller.replace('BODY', 'count_steps()')}\n${one}`));
  expect(await ask('select ask_steps() as n')).toEqual([{ n: 1 }]);
  await expect(
    migrate(database.ownerUrl, {
      folder,
      functions: [
        parseFunctionFile({
          file: 'x/y.sql',
          sql: withRevision(caller.replace('BODY', 'nothing()')),
        }),
      ],
    }),
  ).rejects.toThrow('function nothing() does not exist');
});

test('the application may not touch what the migrator notes, also where it had rights on new tables', async () => {
  await ask('drop table schema_function');
  await run();
  expect(
    await ask(
      "select has_table_privilege('pierlight_app', 'schema_function', 'select, insert, update, delete') as may",
    ),
  ).toEqual([{ may: false }]);
});

test('a database that went the long way to the baseline keeps its rows and gets the functions of today', async () => {
  const old = await createTestDatabase();
  const client = new pg.Client({ connectionString: old.ownerUrl });
  await client.connect();
  const player = '018f0000-0000-7000-8000-000000000001';
  await client.query(`
    update schema_migration set file = '0235_player_bonuses.sql', checksum = 'old' where version = 235;
    drop table schema_function;
    select ledger.deposit('${player}', 'EUR', 500, 'card', '${player}', 'D-1', 'one');
    create or replace function ledger.balance_of(p_player uuid, p_currency text) returns bigint
      language sql as $$ select -1::bigint $$`);
  await migrate(old.ownerUrl);
  await migrate(old.ownerUrl);
  const { rows } = await client.query(
    `select ledger.balance_of('${player}', 'EUR')::int as balance, (select count(*)::int from ledger.entry) as entries,
       (select file from schema_migration where version = 235) as file`,
  );
  expect(rows).toEqual([{ balance: 500, entries: 2, file: '0235_player_bonuses.sql' }]);
  await client.end();
  await old.drop();
});

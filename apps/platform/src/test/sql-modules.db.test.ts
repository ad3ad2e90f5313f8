import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFunctionFiles } from '../kernel/db/function-files.ts';
import { createTestDatabase, type TestDatabase } from '../kernel/db/test-database.ts';

const files = await readFunctionFiles();
const moduleOf = (file: string) => file.slice(0, file.indexOf('/'));
/** Without comments and string literals, which name channels and jobs. */
const codeOf = (sql: string) => sql.replaceAll(/--.*/g, '').replaceAll(/'[^']*'/g, "''");
const written = files.flatMap(({ file, sql }) =>
  [...codeOf(sql).matchAll(/create or replace function (\w+\.\w+)/g)].map(([, name = '']) => ({
    name,
    file,
  })),
);

let database: TestDatabase;
let client: pg.Client;
let schemas: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ nspname: string }>(
    `select nspname from pg_namespace
     where nspname !~ '^pg_' and nspname not in ('information_schema', 'public', 'graphile_worker')`,
  );
  schemas = rows.map(({ nspname }) => nspname);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('every function of the database is written in one place, in the module of its schema', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select pronamespace::regnamespace || '.' || proname as name from pg_proc
     where pronamespace::regnamespace::text = any ($1) order by 1`,
    [schemas],
  );
  expect(written.map(({ name }) => name).sort()).toEqual(rows.map(({ name }) => name));
  expect(written.filter(({ name, file }) => moduleOf(file) !== name.split('.')[0])).toEqual([]);
  for (const folder of [path.resolve('apps/platform/migrations')])
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const sql = await readFile(path.join(entry.parentPath, entry.name), 'utf8');
      expect(sql, entry.name).not.toMatch(
        /create (or replace )?(function|view|(constraint )?trigger)\b/,
      );
    }
});

test('no function is open to everybody', async () => {
  const { rows } = await client.query(
    `select proc.oid::regprocedure::text as name from pg_proc proc
     where pronamespace::regnamespace::text = any ($1)
       and has_function_privilege('public', proc.oid, 'execute')`,
    [schemas],
  );
  expect(rows).toEqual([]);
});

/** Which functions and tables of other modules the function files of each module name. */
function neighbours(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { file, sql } of files) {
    const module = moduleOf(file);
    const named = [...codeOf(sql).matchAll(/\b([a-z]+)\.[a-z_]+/g)].map(
      ([, schema = '']) => schema,
    );
    const others = named.filter((schema) => schemas.includes(schema) && schema !== module);
    found.set(module, new Set([...(found.get(module) ?? []), ...others]));
  }
  return found;
}

test('modules depend on each other in SQL without a cycle, and the kernel on none', () => {
  const dependencies = neighbours();
  expect([...(dependencies.get('gameplay') ?? [])]).toEqual(
    expect.arrayContaining(['ledger', 'bonuses', 'identity']),
  );
  const cycles: string[] = [];
  const walk = (module: string, way: readonly string[]) => {
    if (way.includes(module)) cycles.push([...way.slice(way.indexOf(module)), module].join(' → '));
    else for (const next of dependencies.get(module) ?? []) walk(next, [...way, module]);
  };
  for (const module of dependencies.keys()) walk(module, []);
  expect(cycles).toEqual([]);
  expect([...(dependencies.get('jobs') ?? []), ...(dependencies.get('outbox') ?? [])]).toEqual([]);
});

test('no query compares a column by its text, which goes round its index', async () => {
  const cast = /\b[a-z_.]+::text\s*(?:=|<>|in\b|like\b)|sql`[a-z_.]+::text`/;
  const root = path.resolve('apps/platform/src');
  const found: string[] = [];
  for (const name of await readdir(root, { recursive: true }))
    if (/\.(sql|ts)$/.test(name) && !/(^|\/)test\/|\.test\.ts$|\/test-/.test(name))
      for (const line of (await readFile(path.join(root, name), 'utf8')).split('\n'))
        if (cast.test(line)) found.push(`${name}: ${line.trim()}`);
  expect(found).toEqual([]);
});

test('a module writes its own tables only', () => {
  const writes = /\b(?:insert into|merge into|update|delete from|truncate)\s+([a-z]+)\.([a-z_]+)/g;
  const foreign = files.flatMap(({ file, sql }) =>
    [...codeOf(sql).matchAll(writes)]
      .filter(([, schema = '']) => schema !== moduleOf(file))
      .map(([statement]) => `${file}: ${statement}`),
  );
  expect(foreign).toEqual([]);
});

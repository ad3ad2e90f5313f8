import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('a test database is migrated, apart from others, and gone after drop', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await ask(one.ownerUrl, 'create table public.mark (id int)');
  expect(await ask(one.ownerUrl, "select to_regclass('public.mark') is not null as there")).toEqual(
    [{ there: true }],
  );
  expect(await ask(two.ownerUrl, "select to_regclass('public.mark') is not null as there")).toEqual(
    [{ there: false }],
  );
  expect(
    await ask(two.ownerUrl, 'select file from public.schema_migration where version = 235'),
  ).toEqual([{ file: '0235_baseline' }]);
  await one.drop();
  await two.drop();
  await expect(ask(one.ownerUrl, 'select 1')).rejects.toThrow('does not exist');
});

test('the application connects as its own role, uses new tables and cannot make or own them', async () => {
  const database = await createTestDatabase();
  await ask(database.ownerUrl, 'create table public.thing (id int generated always as identity)');
  expect(await ask(database.url, 'select current_user as me')).toEqual([{ me: 'pierlight_app' }]);
  await ask(database.url, 'insert into public.thing default values');
  expect(await ask(database.url, 'select count(*)::int as n from public.thing')).toEqual([
    { n: 1 },
  ]);
  await expect(ask(database.url, 'create table public.mine (id int)')).rejects.toThrow(
    'permission denied',
  );
  await expect(ask(database.url, 'drop table public.thing')).rejects.toThrow('must be owner');
  await expect(ask(database.url, 'select * from public.schema_migration')).rejects.toThrow(
    'permission denied',
  );
  await database.drop();
});

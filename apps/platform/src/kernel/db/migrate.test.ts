import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pendingMigrations, readMigrations } from './migrate.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pierlight-migrations-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a misnamed file is refused by name', async () => {
  await writeFile(path.join(folder, '2_wallet.sql'), '');
  await expect(readMigrations(folder)).rejects.toThrow('2_wallet.sql is misnamed');
});

test('two files of one number are refused', async () => {
  await writeFile(path.join(folder, '0002_a.sql'), '');
  await writeFile(path.join(folder, '0002_b.sql'), '');
  await expect(readMigrations(folder)).rejects.toThrow(/number 0002: 0002_a\.sql and 0002_b\.sql/);
});

test('a file numbered below one that has run is refused', async () => {
  await writeFile(path.join(folder, '0001_a.sql'), '');
  await writeFile(path.join(folder, '0002_b.sql'), '');
  const [first, second] = await readMigrations(folder);
  if (!first || !second) throw new Error('two files were written');
  expect(pendingMigrations([first, second], [first])).toEqual([second]);
  expect(() => pendingMigrations([first, second], [second])).toThrow(
    '0001_a.sql has not run, but a later one has',
  );
});

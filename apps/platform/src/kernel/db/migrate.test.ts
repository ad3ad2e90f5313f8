import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pendingMigrations, readMigrations } from './migration-files.ts';

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
  const rowOf = ({ version, name, checksum }: typeof first) => ({ version, file: name, checksum });
  expect(pendingMigrations([first, second], [rowOf(first)])).toEqual([second]);
  expect(() => pendingMigrations([first, second], [rowOf(second)])).toThrow(
    '0001_a.sql has not run, but a later one has',
  );
});

test('a folder is the baseline: it runs where nothing has, and is there where the long way was gone', async () => {
  await mkdir(path.join(folder, '0003_baseline'));
  await writeFile(path.join(folder, '0003_baseline', 'a.sql'), 'select 1');
  await writeFile(path.join(folder, '0004_next.sql'), '');
  const migrations = await readMigrations(folder);
  const old = (version: number) => ({ version, file: `000${version}_old.sql`, checksum: 'x' });
  const namesOf = (applied: Parameters<typeof pendingMigrations>[1]) =>
    pendingMigrations(migrations, applied).map(({ name }) => name);
  expect(namesOf([])).toEqual(['0003_baseline', '0004_next.sql']);
  expect(namesOf([old(1), old(2), old(3)])).toEqual(['0004_next.sql']);
  expect(() => namesOf([old(1), old(2)])).toThrow(
    'This database is at migration 2, and this release begins at 3. Start the last release with 3 as its newest migration once',
  );
  expect(() => namesOf([{ version: 3, file: '0003_baseline', checksum: 'x' }])).toThrow(
    '0003_baseline was edited after it had run',
  );
});

test('a folder above a file is no baseline', async () => {
  await writeFile(path.join(folder, '0001_a.sql'), '');
  await mkdir(path.join(folder, '0002_more'));
  await expect(readMigrations(folder)).rejects.toThrow('0002_more is misnamed');
});

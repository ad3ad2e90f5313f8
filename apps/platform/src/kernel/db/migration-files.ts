import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A migration that cannot run. The message says what an operator should do about it. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

export interface SqlFile {
  /** As messages name it: `0236_wallet.sql`, `ledger/post.sql`. */
  readonly file: string;
  /** The text with line ends normalised. */
  readonly sql: string;
}

export interface Migration {
  /** The number in its name: 236 for `0236_wallet.sql`. */
  readonly version: number;
  readonly name: string;
  /** One file, or those of the baseline's folder, in the order of their names. */
  readonly files: readonly SqlFile[];
  /** SHA-256 of the texts one after another, in hexadecimal. */
  readonly checksum: string;
  /** A folder: what every migration up to its number made, for databases that have none of them. */
  readonly isBaseline: boolean;
}

export interface AppliedMigration {
  readonly version: number;
  readonly file: string;
  readonly checksum: string;
}

export const checksumOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Reads the migrations of a folder: files `NNNN_name.sql`, and perhaps one folder `NNNN_name` as the
 * baseline, which then has the lowest number.
 * @throws MigrationError for a name that is none, or a number that is used twice
 */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.sql'))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const migrations: Migration[] = [];
  for (const entry of found) {
    const { name } = entry;
    const isBaseline = entry.isDirectory();
    const number = /^(\d{4})_[a-z0-9_]+(\.sql)?$/.exec(name)?.[1];
    if (number === undefined || (isBaseline && migrations.length > 0))
      throw new MigrationError(
        `The migration ${name} is misnamed: write four digits, "_" and lower-case words, as in 0236_wallet.sql; a folder is the baseline and comes first.`,
      );
    const version = Number(number);
    const twin = migrations.find((migration) => migration.version === version);
    if (twin)
      throw new MigrationError(
        `Two migrations carry the number ${number}: ${twin.name} and ${name}. Give the newer one the next free number.`,
      );
    const files = isBaseline
      ? await readSqlFiles(path.join(folder, name), name)
      : [await readSqlFile(path.join(folder, name), name)];
    const checksum = checksumOf(files.map(({ sql }) => sql).join(''));
    migrations.push({ version, name, files, checksum, isBaseline });
  }
  return migrations;
}

/** The SQL files of a folder in the order of their names; `label` precedes the name of each. */
export async function readSqlFiles(folder: string, label: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map((name) => readSqlFile(path.join(folder, name), `${label}/${name}`)));
}

async function readSqlFile(address: string, file: string): Promise<SqlFile> {
  return { file, sql: (await readFile(address, 'utf8')).replaceAll('\r\n', '\n') };
}

/**
 * Which of the migrations still have to run, given the rows of `public.schema_migration`. The baseline runs
 * where nothing has; a database that went the long way to its number has it already.
 *
 * @throws MigrationError for an edited file, one numbered below an applied one, or a database older than
 *   the baseline
 */
export function pendingMigrations(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): Migration[] {
  const newest = applied.reduce((highest, row) => Math.max(highest, row.version), 0);
  const pending: Migration[] = [];
  for (const migration of migrations) {
    const row = applied.find(({ version }) => version === migration.version);
    if (migration.isBaseline && newest > 0 && row?.file !== migration.name) {
      if (newest < migration.version)
        throw new MigrationError(
          `This database is at migration ${newest}, and this release begins at ${migration.version}. Start the last release with ${migration.version} as its newest migration once on this database, then this one.`,
        );
    } else if (!row) {
      if (migration.version < newest)
        throw new MigrationError(
          `The migration ${migration.name} has not run, but a later one has. Migrations only go forward: give it the next free number.`,
        );
      pending.push(migration);
    } else if (row.checksum !== migration.checksum) {
      throw new MigrationError(
        `The migration ${migration.name} was edited after it had run as ${row.file}. Restore the file and put the change into a new migration.`,
      );
    }
  }
  return pending;
}

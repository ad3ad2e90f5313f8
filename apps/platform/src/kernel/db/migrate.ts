import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runMigrations as runGraphileWorkerMigrations } from 'graphile-worker';
import pg from 'pg';

const migrationsFolder = path.resolve(import.meta.dirname, '../../../migrations');

/** Any constant will do, as long as nothing else in the database takes the same advisory lock. */
const migrationLock = '7364115839';

/** How long to wait for another process that is migrating the same database, in seconds. */
const migrationLockPatience = 120;

export interface Migration {
  /** The number in the file's name: 1 for `0001_roles.sql`. */
  readonly version: number;
  readonly file: string;
  readonly sql: string;
  /** SHA-256 of the text with line ends normalised, in hexadecimal. */
  readonly checksum: string;
}

/** A migration that cannot run. The message says what an operator should do about it. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/**
 * Brings a database to the newest schema: graphile-worker's tables first, so that our own files may
 * refer to them, then every `apps/platform/migrations/NNNN_name.sql` not yet applied, in order, each
 * in one transaction with a `lock_timeout` of 5 s.
 *
 * Processes that start at once are serialised by an advisory lock, and the work is done once. A
 * database already ahead of these files (the next release has run) is left as it is, so that an old
 * process can restart beside a new one.
 *
 * @param databaseUrl connects as the owner of the database
 * @param folder where the files are; the platform's own by default
 * @throws MigrationError when an applied file was edited, a file is misnamed or out of order, or its
 *   SQL fails
 */
export async function migrate(databaseUrl: string, folder = migrationsFolder): Promise<void> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'pierlight-migrate',
  });
  await client.connect();
  try {
    await takeLock(client);
    await runGraphileWorkerMigrations({ connectionString: databaseUrl });
    await client.query(`
      create table if not exists public.schema_migration (
        version integer primary key,
        file text not null,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`);
    const applied = await client.query<{ version: number; file: string; checksum: string }>(
      'select version, file, checksum from public.schema_migration order by version',
    );
    for (const migration of pendingMigrations(migrations, applied.rows)) {
      await apply(client, migration);
    }
  } finally {
    await client.end();
  }
}

/** Reads and checks the files of a folder. Versions must be unique and counted from 1. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const migrations: Migration[] = [];
  for (const file of files) {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(file)?.[1];
    if (number === undefined) {
      throw new MigrationError(
        `The migration ${file} is misnamed: write four digits, "_" and lower-case words, as in 0002_wallet.sql.`,
      );
    }
    const version = Number(number);
    const twin = migrations.find((migration) => migration.version === version);
    if (twin) {
      throw new MigrationError(
        `Two migrations carry the number ${number}: ${twin.file} and ${file}. Give the newer one the next free number.`,
      );
    }
    const sql = (await readFile(path.join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
    migrations.push({
      version,
      file,
      sql,
      checksum: createHash('sha256').update(sql).digest('hex'),
    });
  }
  return migrations;
}

/**
 * Which of the files still have to run, given the rows of `public.schema_migration`.
 *
 * @throws MigrationError for an edited file, or one numbered below an applied one
 */
export function pendingMigrations(
  migrations: readonly Migration[],
  applied: readonly { version: number; file: string; checksum: string }[],
): Migration[] {
  const newest = applied.reduce((highest, row) => Math.max(highest, row.version), 0);
  const pending: Migration[] = [];
  for (const migration of migrations) {
    const row = applied.find((candidate) => candidate.version === migration.version);
    if (!row) {
      if (migration.version < newest) {
        throw new MigrationError(
          `The migration ${migration.file} has not run, but a later one has. Migrations only go forward: give it the next free number.`,
        );
      }
      pending.push(migration);
    } else if (row.checksum !== migration.checksum) {
      throw new MigrationError(
        `The migration ${migration.file} was edited after it had run as ${row.file}. Restore the file and put the change into a new migration.`,
      );
    }
  }
  return pending;
}

async function takeLock(client: pg.Client): Promise<void> {
  await client.query(`set lock_timeout = '${migrationLockPatience}s'`);
  try {
    await client.query(`select pg_advisory_lock(${migrationLock})`);
  } catch (error) {
    throw new MigrationError(
      `Another process has been migrating this database for over ${migrationLockPatience} s. Find it in pg_stat_activity (application_name "pierlight-migrate") before starting again.`,
      { cause: error },
    );
  }
  await client.query("set lock_timeout = '5s'");
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query(
      'insert into public.schema_migration (version, file, checksum) values ($1, $2, $3)',
      [migration.version, migration.file, migration.checksum],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new MigrationError(
      `The migration ${migration.file} failed and was rolled back: ${describe(error, migration.sql)}`,
      { cause: error },
    );
  }
}

function describe(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError)) return String(error);
  const position = error.position === undefined ? undefined : Number(error.position);
  const line =
    position === undefined ? '' : ` at line ${sql.slice(0, position).split('\n').length}`;
  const hint = error.hint ? ` (${error.hint})` : '';
  return `${error.message}${line}${hint}`;
}

import path from 'node:path';
import { runMigrations as runGraphileWorkerMigrations } from 'graphile-worker';
import pg from 'pg';
import {
  type AppliedFunctions,
  type FunctionFile,
  readFunctionFiles,
  staleFunctions,
} from './function-files.ts';
import {
  type AppliedMigration,
  type Migration,
  MigrationError,
  pendingMigrations,
  readMigrations,
  type SqlFile,
} from './migration-files.ts';

export { MigrationError } from './migration-files.ts';

const migrationsFolder = path.resolve(import.meta.dirname, '../../../migrations');

/** Any constant will do, as long as nothing else in the database takes the same advisory lock. */
const migrationLock = '7364115839';

/** How long to wait for another process that is migrating the same database, in seconds. */
const migrationLockPatience = 120;

export interface MigrationSources {
  /** The migrations' folder; the platform's own by default. */
  readonly folder?: string;
  /** What becomes of functions; the platform's own by default. */
  readonly functions?: readonly FunctionFile[];
}

/**
 * Brings a database to the newest schema: graphile-worker's tables first, so that our own files may
 * refer to them, then every migration of `apps/platform/migrations` not yet applied, in order, each in one
 * transaction, and the function files that changed (`src/modules/<module>/sql/*.sql`) in the last of these, so that
 * tables and the functions made for them appear together. Every transaction has a `lock_timeout` of 5 s.
 *
 * Processes that start at once are serialised by an advisory lock, and the work is done once. A
 * database already ahead of these files (the next release has run) is left as it is, so that an old
 * process can restart beside a new one.
 *
 * @param databaseUrl connects as the owner of the database
 * @throws MigrationError when an applied file was edited, a file is misnamed or out of order, the database
 *   is older than the baseline, or SQL fails
 */
export async function migrate(databaseUrl: string, sources: MigrationSources = {}): Promise<void> {
  const migrations = await readMigrations(sources.folder ?? migrationsFolder);
  const functions = sources.functions ?? (await readFunctionFiles());
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
      );
      create table if not exists public.schema_function (
        file text primary key,
        revision integer not null,
        checksum text not null,
        applied_at timestamptz not null default now()
      );
      -- The application may use what comes into this schema, except for these.
      do $$ begin
        if exists (select from pg_roles where rolname = 'pierlight_app') then
          revoke all on public.schema_migration, public.schema_function from pierlight_app;
        end if;
      end $$`);
    const applied = await client.query<AppliedMigration>(
      'select version, file, checksum from public.schema_migration order by version',
    );
    const current = await client.query<AppliedFunctions>(
      'select file, revision, checksum from public.schema_function',
    );
    const pending = pendingMigrations(migrations, applied.rows);
    const stale = staleFunctions(functions, current.rows);
    const last = pending.pop();
    for (const migration of pending) await inTransaction(client, () => apply(client, migration));
    if (last || stale.length > 0)
      await inTransaction(client, async () => {
        if (last) await apply(client, last);
        await replaceFunctions(client, stale);
      });
  } finally {
    await client.end();
  }
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

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error instanceof MigrationError
      ? error
      : new MigrationError(`A migration was rolled back: ${String(error)}`, { cause: error });
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  for (const file of migration.files) await run(client, file);
  await client.query(
    'insert into public.schema_migration (version, file, checksum) values ($1, $2, $3)',
    [migration.version, migration.name, migration.checksum],
  );
}

/** Runs the files twice: functions may call each other in any order, and their bodies are checked all the same. */
async function replaceFunctions(client: pg.Client, files: readonly FunctionFile[]): Promise<void> {
  for (const areChecked of ['off', 'on']) {
    await client.query(`set local check_function_bodies = ${areChecked}`);
    for (const file of files) await run(client, file);
  }
  for (const { file, revision, checksum } of files)
    await client.query(
      `insert into public.schema_function (file, revision, checksum) values ($1, $2, $3)
        on conflict (file) do update set
          revision = excluded.revision, checksum = excluded.checksum, applied_at = now()`,
      [file, revision, checksum],
    );
}

async function run(client: pg.Client, { file, sql }: SqlFile): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    throw new MigrationError(`${file} failed and was rolled back: ${describe(error, sql)}`, {
      cause: error,
    });
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

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { schemaSteps } from './schema.ts';

/**
 * Opens the studio's file in a folder, making both when missing. Every commit is on the disk before it
 * is acted on (WAL with full syncs).
 *
 * @param folder `:memory:` keeps everything in memory, for tests.
 */
export function openStudioDatabase(folder: string): DatabaseSync {
  const inMemory = folder === ':memory:';
  if (!inMemory) mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(inMemory ? folder : join(folder, 'studio.sqlite'));
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma busy_timeout = 2000');
  bringForward(database);
  database.exec('pragma foreign_keys = on');
  return database;
}

/** Takes the steps the file has not seen, each whole or not at all. A step may rebuild tables. */
function bringForward(database: DatabaseSync): void {
  database.exec('pragma foreign_keys = off');
  const { user_version: taken } = database.prepare('pragma user_version').get() as {
    user_version: number;
  };
  schemaSteps.slice(taken).forEach((step, index) => {
    inTransaction(database, () => {
      database.exec(step);
      database.exec(`pragma user_version = ${taken + index + 1}`);
    });
  });
}

/** Runs `work` whole or not at all, with what it is part of. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  if (database.isTransaction) return work();
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    // SQLite may have taken it back by itself, as with a full disk.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

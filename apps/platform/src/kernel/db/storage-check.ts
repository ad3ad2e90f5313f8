import { sql } from 'kysely';
import type { Database } from './database.ts';

/** How long a disk that could be written counts as fit, in milliseconds. */
const goodFor = 2_000;

/**
 * A check of whether the database can write. A row that is changed in place needs no space, and so
 * says nothing of a full disk: this has the server put some hundred kilobytes aside, which it does on
 * its disk because it may use next to no memory for them, and which are gone with the transaction.
 *
 * @returns rejects with what hinders the database
 */
export function createStorageCheck(db: Database): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  let goodUntil = 0;

  async function write(): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await sql`set local work_mem = '64kB'`.execute(tx);
      const { rows } = await sql<{ isReadOnly: boolean }>`
        select current_setting('transaction_read_only')::boolean as "isReadOnly"
        from generate_series(1, 20000) having count(*) > 0`.execute(tx);
      if (rows[0]?.isReadOnly !== false) throw new Error('The database takes no writes');
    });
    goodUntil = performance.now() + goodFor;
  }

  return async () => {
    if (performance.now() < goodUntil) return;
    underWay ??= write().finally(() => {
      underWay = undefined;
    });
    await underWay;
  };
}

import type { Database, Tx } from './database.ts';

/** Reads of one moment: what another transaction writes between them is in none of them. */
export function atOneMoment<T>(db: Database, read: (tx: Tx) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute(read);
}

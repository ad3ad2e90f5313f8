import type pg from 'pg';

/** Resolves once a transaction of this database waits for a lock; rejects when none ever does. */
export async function waitsForALock(owner: Pick<pg.Pool, 'query'>): Promise<void> {
  for (const until = Date.now() + 10_000; Date.now() < until; ) {
    const { rows } = await owner.query<{ isWaiting: boolean }>(
      `select exists (select from pg_locks where not granted and pid in (
         select pid from pg_stat_activity where datname = current_database())) as "isWaiting"`,
    );
    if (rows[0]?.isWaiting) return;
  }
  throw new Error('nothing waits for a lock');
}

import type pg from 'pg';

/** Resolves once so many transactions of this database wait for a lock; rejects when they never do. */
export async function waitsForALock(owner: Pick<pg.Pool, 'query'>, atLeast = 1): Promise<void> {
  for (const until = Date.now() + 10_000; Date.now() < until; ) {
    const { rows } = await owner.query<{ isWaiting: boolean }>(
      `select count(distinct pid) >= $1 as "isWaiting" from pg_locks where not granted and pid in (
         select pid from pg_stat_activity where datname = current_database())`,
      [atLeast],
    );
    if (rows[0]?.isWaiting) return;
  }
  throw new Error('nothing waits for a lock');
}

import { expect } from 'vitest';
import type { Database } from './database.ts';

const death = 'the process was killed';

/** The same database, on which the nth statement from now on fails before it is sent; 0 for none. */
export function failingAt(db: Database, nth: number): Database {
  let left = nth;
  return db.withPlugin({
    transformQuery: ({ node }) => {
      left -= 1;
      if (left === 0) throw new Error(death);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

/**
 * Runs what dies before one of its statements after the other, until it passes.
 * @returns at how many it died
 */
export async function crashing(
  db: Database,
  run: (failing: Database, nth: number) => Promise<unknown>,
  afterwards: (nth: number) => Promise<void>,
): Promise<number> {
  for (let nth = 1; ; nth += 1) {
    const error = await run(failingAt(db, nth), nth).then(
      () => null,
      (caught: Error) => caught,
    );
    if (error === null) return nth - 1;
    expect(error.message).toContain(death);
    await afterwards(nth);
  }
}

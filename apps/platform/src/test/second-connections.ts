import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenDatabase } from '../kernel/db/database.ts';

interface OpenTransaction {
  isOpen: boolean;
}

/**
 * Notes where a transaction asks for a second connection while it holds its own: as many at once as
 * there are connections would wait for each other until they time out.
 * @returns the places, filled as they are seen
 */
export function noteSecondConnections({ db, pool }: OpenDatabase): readonly string[] {
  const places: string[] = [];
  const within = new AsyncLocalStorage<OpenTransaction>();

  const begin = db.transaction.bind(db);
  db.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = (work) =>
      execute((tx) => {
        const state = { isOpen: true };
        return within.run(state, async () => {
          try {
            return await work(tx);
          } finally {
            state.isOpen = false;
          }
        });
      });
    return builder;
  };

  const connect = pool.connect.bind(pool) as (...asked: unknown[]) => never;
  pool.connect = (...asked: unknown[]) => {
    if (within.getStore()?.isOpen) places.push(new Error('a second connection').stack ?? '');
    return connect(...asked);
  };
  return places;
}

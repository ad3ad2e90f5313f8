import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { tracePool } from '../tracing/traced-pool.ts';
import { isTracing } from '../tracing/tracing.ts';

/** The database without tables: a repository narrows it with `withTables<OwnTables>()`. */
export type Database = Kysely<object>;
export type Tx = Transaction<object>;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** PostgreSQL address, `postgres://user:password@host:port/name`. */
  readonly url: string;
  /** Most connections held at once. */
  readonly max: number;
  /** Role taken by every connection, so that the application cannot do what only the owner may. */
  readonly role?: string;
  readonly onConnectionLost?: (error: Error) => void;
}

const INT8 = 20;
const DATE = 1082;

/** 64-bit integers arrive as bigint and dates as the text they are, so that no value is bent by JavaScript. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8 && format !== 'binary') return (text: string) => BigInt(text);
    if (oid === DATE && format !== 'binary') return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};

/**
 * Opens a pool of connections and Kysely on top of it. A statement that runs longer than 15 s, or
 * waits longer than 5 s for a lock, fails; a transaction left idle for 30 s is ended.
 */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const role = options.role === undefined ? '' : ` -c role=${options.role}`;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    // A server that went silent is given up after this, whatever it was asked.
    query_timeout: 20_000,
    keepAlive: true,
    options: `-c statement_timeout=15000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=30000${role}`,
    types,
  });
  // A connection may be lost while a transaction holds it: its statement fails, nothing else may.
  const noteLoss = (error: Error) => options.onConnectionLost?.(error);
  pool.on('error', noteLoss);
  pool.on('connect', (client) => client.on('error', noteLoss));
  if (isTracing()) tracePool(pool);
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    async close() {
      const closed = connectionsClosed(pool);
      await db.destroy();
      await closed;
    },
  };
}

/** How long the server may take to let go of a connection, in milliseconds. */
const farewell = 1_000;

/**
 * Resolves once the connections a pool has now are closed, or were not in time. The end of a pool does
 * not wait for it, and a server that is stopped right after tells each of them that it was cut.
 */
export async function connectionsClosed(pool: pg.Pool): Promise<void> {
  let open = pool.totalCount;
  if (open === 0) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  pool.on('remove', () => {
    open -= 1;
    if (open === 0) resolve();
  });
  await Promise.race([promise, pause(farewell, undefined, { ref: false })]);
}

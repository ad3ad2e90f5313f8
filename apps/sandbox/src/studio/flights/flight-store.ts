import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../database.ts';

export type Chain = {
  readonly id: number;
  readonly seed: string;
  readonly salt: string;
  readonly length: number;
};

export type PastFlight = {
  readonly number: number;
  readonly position: number;
  readonly hash: string;
  /** Hundredths. */
  readonly point: number;
};

/** The flights of one game and the chains they follow. */
export function createFlightStore(database: DatabaseSync, gameId: string) {
  const newest = database.prepare(`
    select chain.*, (select coalesce(max(position), 0) from flights where chain_id = chain.id) as used
    from flight_chains as chain where game_id = ? order by id desc limit 1`);
  const insertChain = database.prepare(
    'insert into flight_chains (game_id, seed, salt, length) values (?, ?, ?, ?)',
  );
  const insert = database.prepare(
    `insert into flights (chain_id, position, state) values (?, ?, 'open') returning number`,
  );
  const close = database.prepare(
    'update flights set state = ?, hash = ?, point = ? where number = ?',
  );
  const chainOf = database.prepare(`
    select chain.*, flights.position from flights join flight_chains as chain on chain.id = chain_id
    where number = ?`);
  const open = database.prepare(`
    select number from flights join flight_chains as chain on chain.id = chain_id
    where game_id = ? and state = 'open'`);
  const past = database.prepare(`
    select number, position, hash, point from flights join flight_chains as chain on chain.id = chain_id
    where game_id = ? and chain_id = ? and state <> 'open' order by number desc limit ?`);
  const ended = database.prepare(`
    select number, position, hash, point from flights join flight_chains as chain on chain.id = chain_id
    where game_id = ? and number = ? and state <> 'open'`);
  const openBets = database.prepare(`
    select id from rounds
    where game_id = ? and json_extract(input, '$.flight') = ? and state = 'open'`);

  return {
    /** The chain in use and how many of its flights are used; null before the first. */
    chain: (): { chain: Chain; used: number } | null => {
      const row = newest.get(gameId) as (Chain & { used: number }) | undefined;
      return row ? { chain: row, used: row.used } : null;
    },
    addChain: (chain: Omit<Chain, 'id'>): void => {
      insertChain.run(gameId, chain.seed, chain.salt, chain.length);
    },
    /** Writes the next flight of a chain down and answers its number. */
    add: (chainId: number, position: number): number =>
      (insert.get(chainId, position) as { number: number }).number,
    close: (number: number, state: 'ended' | 'interrupted', hash: string, point: number): void => {
      close.run(state, hash, point, number);
    },
    /** @throws Error for a flight that is not on file. */
    placeOf: (number: number): { chain: Chain; position: number } => {
      const row = chainOf.get(number) as (Chain & { position: number }) | undefined;
      if (!row) throw new Error(`flight ${number} is not on file`);
      return { chain: row, position: row.position };
    },
    /** Flights that are not over, as a process leaves them that is killed. */
    open: (): number[] => (open.all(gameId) as { number: number }[]).map(({ number }) => number),
    /** The last flights of a chain, the latest first. */
    past: (chainId: number, count: number): PastFlight[] =>
      past.all(gameId, chainId, count).map((row) => ({ ...(row as PastFlight) })),
    /** A flight that is over; null for any other. */
    ended: (number: number): PastFlight | null => {
      const row = ended.get(gameId, number) as PastFlight | undefined;
      return row ? { ...row } : null;
    },
    /** Rounds whose stake is in the air. */
    openBets: (number: number): string[] =>
      (openBets.all(gameId, number) as { id: string }[]).map(({ id }) => id),
    /** Writes all of it or nothing. */
    together: (work: () => void): void => inTransaction(database, work),
  };
}

export type FlightStore = ReturnType<typeof createFlightStore>;

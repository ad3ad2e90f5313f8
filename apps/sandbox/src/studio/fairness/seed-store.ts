import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../database.ts';
import type { Seeds } from '../fair-bytes.ts';
import type { Session } from '../session-store.ts';
import { StudioFailure } from '../studio-failure.ts';

/** What may be told of the pairs in use. */
export type SeedsInUse = {
  /** SHA-256 of the server seed, in hex. */
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** The number of the next round. */
  readonly nonce: number;
  /** Hash of the server seed that comes next, fixed already. */
  readonly nextServerSeedHash: string;
};

export type RevealedPair = {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  /** How many rounds were drawn with it. */
  readonly rounds: number;
  /** Unix milliseconds. */
  readonly revealedAt: number;
};

/** The seeds of one round; the server's stays where it is. */
export type TakenSeeds = {
  readonly pair: number;
  readonly clientSeed: string;
  readonly nonce: number;
};

/** Whose seeds a session plays with: the player's, whatever the game and currency, or its own. */
export const seedOwnerOf = ({ demo, player }: Pick<Session, 'demo' | 'player'>): string =>
  `${demo ? 'demo' : 'player'}:${player}`;

/** The text itself is hashed, so that any tool for SHA-256 shows the same. */
const hashOf = (serverSeed: string): string =>
  createHash('sha256').update(serverSeed).digest('hex');

type PairRow = {
  id: number;
  server_seed: string;
  server_seed_hash: string;
  client_seed: string | null;
  next_nonce: number;
  revealed_at: number | null;
};

export type SeedStoreOptions = {
  readonly randomBytes: (count: number) => Buffer;
  /** Unix milliseconds. */
  readonly now: () => number;
};

/**
 * Everybody's pairs of seeds: one in use, the next one fixed and its hash told, and those that were
 * revealed. A server seed that is not revealed leaves this store by `secretOf` only, to draw a round.
 */
export function createSeedStore(database: DatabaseSync, { randomBytes, now }: SeedStoreOptions) {
  const insert = database.prepare(`
    insert into seed_pairs (owner, state, server_seed, server_seed_hash, client_seed)
    values (?, ?, ?, ?, ?)`);
  const inUse = database.prepare('select * from seed_pairs where owner = ? and state = ?');
  const takeNonce = database.prepare(`
    update seed_pairs set next_nonce = next_nonce + 1 where owner = ? and state = 'active'
    returning id, client_seed, next_nonce - 1 as nonce`);
  const byId = database.prepare('select * from seed_pairs where id = ?');
  const setClientSeed = database.prepare(
    `update seed_pairs set client_seed = ? where owner = ? and state = 'active'`,
  );
  const reveal = database.prepare(`
    update seed_pairs set state = 'revealed', revealed_at = ? where owner = ? and state = 'active'`);
  const promote = database.prepare(`
    update seed_pairs set state = 'active', client_seed = ? where owner = ? and state = 'next'`);
  const isRevealed = database.prepare(`
    select 1 from seed_pairs where owner = ? and server_seed_hash = ? and state = 'revealed'`);
  const undrawn = database.prepare(`
    select 1 from rounds where seed_owner = ? and state in ('created', 'accepted', 'open') limit 1`);
  const revealed = database.prepare(`
    select * from seed_pairs where owner = ? and state = 'revealed' and id < coalesce(
      (select id from seed_pairs where owner = ? and server_seed_hash = ?), 9e15)
    order by id desc limit ?`);

  const add = (owner: string, state: 'active' | 'next', clientSeed: string | null): void => {
    const serverSeed = randomBytes(32).toString('hex');
    insert.run(owner, state, serverSeed, hashOf(serverSeed), clientSeed);
  };
  const pair = (owner: string, state: 'active' | 'next'): PairRow => {
    const found = inUse.get(owner, state) as PairRow | undefined;
    if (!found) throw new Error(`${owner} has no seeds`);
    return found;
  };
  /** Whoever has no seeds yet is given the first two. */
  const prepare = (owner: string): void => {
    if (inUse.get(owner, 'active')) return;
    add(owner, 'active', randomBytes(16).toString('hex'));
    add(owner, 'next', null);
  };
  const tell = (owner: string): SeedsInUse => {
    const active = pair(owner, 'active');
    return {
      serverSeedHash: active.server_seed_hash,
      clientSeed: active.client_seed ?? '',
      nonce: active.next_nonce,
      nextServerSeedHash: pair(owner, 'next').server_seed_hash,
    };
  };
  /** @throws StudioFailure `seeds-in-use` while a round is still to be drawn or decided. */
  const hold = (owner: string): void => {
    if (undrawn.get(owner)) throw new StudioFailure('seeds-in-use');
  };

  return {
    /** Numbers a round. To be called within the transaction that notes it. */
    take: (owner: string): TakenSeeds => {
      prepare(owner);
      const taken = takeNonce.get(owner) as { id: number; client_seed: string; nonce: number };
      return { pair: taken.id, clientSeed: taken.client_seed, nonce: taken.nonce };
    },
    /** What draws a round: a secret as long as the pair is in use. */
    secretOf: ({ pair, clientSeed, nonce }: TakenSeeds): Seeds => {
      const { server_seed: serverSeed } = byId.get(pair) as PairRow;
      return { serverSeed, clientSeed, nonce };
    },
    /** What may be told of the pair that drew a round. */
    published: ({ pair }: TakenSeeds): { serverSeedHash: string; serverSeed: string | null } => {
      const row = byId.get(pair) as PairRow;
      const serverSeed = row.revealed_at === null ? null : row.server_seed;
      return { serverSeedHash: row.server_seed_hash, serverSeed };
    },
    inUse: (owner: string): SeedsInUse =>
      inTransaction(database, () => {
        prepare(owner);
        return tell(owner);
      }),
    /**
     * Puts another client seed to the pair in use; rounds drawn before keep theirs.
     *
     * @throws StudioFailure `seeds-in-use`
     */
    setClientSeed: (owner: string, clientSeed: string): SeedsInUse =>
      inTransaction(database, () => {
        prepare(owner);
        hold(owner);
        setClientSeed.run(clientSeed, owner);
        return tell(owner);
      }),
    /**
     * Reveals the pair whose hash is given and begins with the next one at round 0. Asked again, it
     * changes nothing more.
     *
     * @throws StudioFailure `seeds-in-use`, or `not-found` for a hash that is not the owner's
     */
    rotate: (owner: string, serverSeedHash: string, clientSeed: string): SeedsInUse =>
      inTransaction(database, () => {
        prepare(owner);
        if (pair(owner, 'active').server_seed_hash !== serverSeedHash) {
          if (!isRevealed.get(owner, serverSeedHash)) throw new StudioFailure('not-found');
          return tell(owner);
        }
        hold(owner);
        reveal.run(now(), owner);
        promote.run(clientSeed, owner);
        add(owner, 'next', null);
        return tell(owner);
      }),
    /** Revealed pairs, the latest first, from behind the one with that hash on. */
    revealed: (owner: string, behind: string | null, limit: number): RevealedPair[] =>
      (revealed.all(owner, owner, behind, limit) as PairRow[]).map((row) => ({
        serverSeed: row.server_seed,
        serverSeedHash: row.server_seed_hash,
        rounds: row.next_nonce,
        revealedAt: row.revealed_at ?? 0,
      })),
  };
}

export type SeedStore = ReturnType<typeof createSeedStore>;

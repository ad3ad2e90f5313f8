import type { DatabaseSync } from 'node:sqlite';
import { findCurrency } from '../currencies.ts';
import type { RoundStore } from '../round-store.ts';
import type { SessionStore } from '../session-store.ts';
import { StudioFailure } from '../studio-failure.ts';
import type { DrawnAnswer, ProofAnswer } from './protocol.ts';
import type { SeedStore } from './seed-store.ts';

type DrawnRow = {
  id: string;
  game: string;
  nonce: number;
  stake: number;
  win: number;
  currency: string;
  started_at: number;
};

/** Rounds told at once. */
const PAGE = 50;

/** Rounds that were drawn, as they can be drawn again; a shared flight has its own chain instead. */
export function createProofs(
  database: DatabaseSync,
  stores: { rounds: RoundStore; sessions: SessionStore; seeds: SeedStore },
) {
  const drawn = database.prepare(`
    select rounds.id, json_extract(rules, '$.name') as game, nonce, stake, win, currency, started_at
    from seed_pairs
    join rounds on seed_pair = seed_pairs.id
    join sessions on sessions.id = session_id
    join game_rules on version = rules_version
    where owner = ? and server_seed_hash = ? and nonce < ?
    order by nonce desc limit ?`);

  return {
    /** Rounds of one pair of the owner's with numbers below that one. */
    drawnWith: (owner: string, serverSeedHash: string, below: number): DrawnAnswer => {
      const rows = drawn.all(owner, serverSeedHash, below, PAGE + 1) as DrawnRow[];
      return {
        rounds: rows.slice(0, PAGE).map(({ started_at, ...row }) => ({
          ...row,
          subunitToUnit: findCurrency(row.currency).subunitToUnit,
          startedAt: new Date(started_at).toISOString(),
        })),
        more: rows.length > PAGE,
      };
    },
    /** @throws StudioFailure `not-found` for a round that is not over, or was never drawn. */
    find: (id: string): ProofAnswer => {
      const round = stores.rounds.find(id);
      const session = round && stores.sessions.findById(round.sessionId);
      const over = round?.state === 'closed' || round?.state === 'decided';
      const shared = round?.input.kind === 'crash';
      if (!over || shared || !session || !round.seeds || !round.outcome || !round.rulesVersion) {
        throw new StudioFailure('not-found');
      }
      const { code: currency, subunitToUnit } = findCurrency(session.currency);
      return {
        id,
        gameId: round.gameId,
        rulesVersion: round.rulesVersion,
        currency,
        subunitToUnit,
        ...stores.seeds.published(round.seeds),
        clientSeed: round.seeds.clientSeed,
        nonce: round.seeds.nonce,
        input: round.input,
        actions: [...round.actions],
        outcome: round.outcome,
        stake: round.stake,
        win: round.win,
        startedAt: new Date(round.startedAt).toISOString(),
      };
    },
  };
}

export type Proofs = ReturnType<typeof createProofs>;

import type { DatabaseSync } from 'node:sqlite';
import { findCurrency } from '../currencies.ts';
import type { Flights } from '../flights/flight-service.ts';
import type { RoundStore } from '../round-store.ts';
import type { SessionStore } from '../session-store.ts';
import { StudioFailure } from '../studio-failure.ts';
import type { DrawnAnswer, FlightProof, ProofAnswer, ProofKind } from './protocol.ts';
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

/** Rounds that were drawn, as they can be drawn again; a shared flight is proven by its own chain. */
export function createProofs(
  database: DatabaseSync,
  stores: {
    readonly rounds: RoundStore;
    readonly sessions: SessionStore;
    readonly seeds: SeedStore;
    readonly flightsOf: (gameId: string) => Pick<Flights, 'proofOf'> | undefined;
  },
) {
  const drawn = database.prepare(`
    select rounds.id, json_extract(rules, '$.name') as game, nonce, stake, win, currency, started_at
    from seed_pairs
    join rounds on seed_pair = seed_pairs.id
    join sessions on sessions.id = session_id
    join game_rules on version = rules_version
    where owner = ? and server_seed_hash = ? and nonce < ?
    order by nonce desc limit ?`);

  const isProven = (read: () => unknown): boolean => {
    try {
      read();
      return true;
    } catch (error) {
      if (error instanceof StudioFailure) return false;
      throw error;
    }
  };

  /** A round that is over, and what is told of it however it was drawn. */
  function overOf(id: string) {
    const round = stores.rounds.find(id);
    const session = round && stores.sessions.findById(round.sessionId);
    const isOver = round?.state === 'closed' || round?.state === 'decided';
    if (!isOver || !session || !round.outcome || !round.rulesVersion) {
      throw new StudioFailure('not-found');
    }
    const { code: currency, subunitToUnit } = findCurrency(session.currency);
    const told = {
      id,
      gameId: round.gameId,
      rulesVersion: round.rulesVersion,
      currency,
      subunitToUnit,
      input: round.input,
      actions: [...round.actions],
      outcome: round.outcome,
      stake: round.stake,
      win: round.win,
      startedAt: new Date(round.startedAt).toISOString(),
    };
    return { round, told };
  }

  /** @throws StudioFailure `not-found` for a round that is not over, or was never drawn. */
  function find(id: string): ProofAnswer {
    const { round, told } = overOf(id);
    if (round.input.kind === 'crash' || !round.seeds) throw new StudioFailure('not-found');
    return {
      ...told,
      ...stores.seeds.published(round.seeds),
      clientSeed: round.seeds.clientSeed,
      nonce: round.seeds.nonce,
    };
  }

  /** @throws StudioFailure `not-found` for a bet on no flight, or on one that is in the air. */
  function findFlight(id: string): FlightProof {
    const { round, told } = overOf(id);
    const flight =
      round.input.kind === 'crash'
        ? stores.flightsOf(round.gameId)?.proofOf(round.input.flight)
        : null;
    if (!flight) throw new StudioFailure('not-found');
    return { ...told, flight };
  }

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
    find,
    findFlight,
    kindOf: (id: string): ProofKind => {
      if (isProven(() => find(id))) return { kind: 'round' };
      return { kind: isProven(() => findFlight(id)) ? 'flight' : null };
    },
  };
}

export type Proofs = ReturnType<typeof createProofs>;

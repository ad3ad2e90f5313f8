import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import { createBetbyBook } from './adapters/betby-book.ts';
import { createSigning, keyOf } from './adapters/betby-signature.ts';
import { createBetWallet } from './bet-wallet.ts';
import { registerBetbyRoutes } from './betby-routes.ts';
import { createSportsbookJobs } from './jobs.ts';
import { createSportsbookRepository } from './repository.ts';
import { createSportsbookRoutes } from './routes.ts';
import { createSportsbookService, type SportsbookServiceDeps } from './service.ts';

export {
  type BetState,
  type BetsDesk,
  betStates,
  createBetsDesk,
  type DeskBet,
  type LateMoney,
} from './desk.ts';
export { sportsbookSchedule } from './jobs.ts';
export { sportsbookPersonalData } from './personal-data.ts';
export { hasOpenBet } from './repository.ts';

/** A book that speaks as Betby does. */
export interface BetbySettings {
  readonly apiUrl: string;
  readonly operatorId: string;
  readonly brandId: string;
  /** PEM of the key the operator signs with. */
  readonly privateKey: string;
  /** PEM of the key the book's calls are checked with. */
  readonly publicKey: string;
}

/** What the operator asks of the book. */
export function createBook(betby: BetbySettings, clock: Clock) {
  const { apiUrl, operatorId } = betby;
  const signing = createSigning({
    ...{ operatorId, clock, privateKey: keyOf(betby.privateKey, 'private') },
  });
  return { signing, brandId: betby.brandId, book: createBetbyBook({ apiUrl, signing }) };
}

export interface SportsbookDeps
  extends Pick<SportsbookServiceDeps, 'publicNames' | 'currencyOf' | 'rulesOf'> {
  readonly db: Database;
  /** The pool behind `db`: the wallet's calls use named statements, which Kysely has none of. */
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  /** Null where there is no book. */
  readonly betby: BetbySettings | null;
}

/** Bets on sports: the contract's handlers, the wallet the book calls, and the jobs. */
export function createSportsbook(deps: SportsbookDeps) {
  const { clock, log, betby } = deps;
  const repository = createSportsbookRepository(deps.db);
  const wallet = createBetWallet({ pool: deps.pool, clock, provider: 'betby' });
  const asked = betby && createBook(betby, clock);
  return {
    routes: createSportsbookRoutes(createSportsbookService({ ...deps, repository, book: asked })),
    registerWallet(app: FastifyInstance): void {
      if (!betby) return;
      registerBetbyRoutes(app, {
        ...{ wallet, clock, operatorId: betby.operatorId },
        publicKey: keyOf(betby.publicKey, 'public'),
      });
    },
    jobs: createSportsbookJobs({ repository, wallet, clock, log, book: asked?.book ?? null }),
    /** Sums of a player's bets made since a moment, by currency. */
    betSince: repository.betSince,
  };
}

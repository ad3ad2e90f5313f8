import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import type { RoundChecks } from '../../kernel/round-checks-setting.ts';
import type { WalletService } from '../wallet/public.ts';
import { createHub88 } from './adapters/hub88.ts';
import { createHub88FreeRounds } from './adapters/hub88-free-rounds.ts';
import { privateKeyOf, publicKeyOf } from './adapters/hub88-signature.ts';
import { createFinishedRounds } from './finished-rounds.ts';
import { createFreeRounds } from './free-rounds.ts';
import { registerHub88Routes } from './hub88-routes.ts';
import { createGameplayJobs } from './jobs.ts';
import { createOpenRounds } from './open-rounds.ts';
import { createPlayUnits, type UnitsOfCurrency } from './play-units.ts';
import type { Nicknames, PlayableGames, PlayerCountry, RulesOfGame } from './ports.ts';
import { createGameplayRepository } from './repository.ts';
import { createReturns } from './returns.ts';
import { createForgetEvents, createRoundsFeed } from './rounds-feed.ts';
import { createGameplayRoutes } from './routes.ts';
import { createSeamlessWallet } from './seamless-wallet.ts';
import { createGameplayService } from './service.ts';
import { createWinners } from './winners.ts';

export { stakesWithin } from './adapters/hub88-amounts.ts';
export type { FreeRounds, FreeRoundsRequest, KnownRounds } from './free-rounds.ts';
export { createRoundReview, type RoundIncident, type RoundReview } from './incident-review.ts';
export { gameplaySchedule } from './jobs.ts';
export { maskedName } from './masked-name.ts';
export { pastRounds, playersWithRounds } from './past-rounds.ts';
export { type UnitsOfCurrency, unitsOf } from './play-units.ts';
export type {
  AggregatorGame,
  GameAggregator,
  Nicknames,
  PlayableGames,
  PlayerCountry,
} from './ports.ts';
export { type RoundsOfGift, roundsOfGift } from './rounds-of-gift.ts';
export {
  longestWalk,
  type Walk,
  type Walked,
  type WalkTerms,
  walkRounds,
} from './walked-rounds.ts';

export interface GameplayDeps {
  readonly db: Database;
  /** The pool behind `db`: the wallet's calls use named statements, which Kysely has none of. */
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Logger;
  readonly ids: Ids;
  readonly games: PlayableGames;
  readonly wallets: Pick<WalletService, 'accounts'>;
  /** The currencies the house keeps accounts in, with the smaller units games may count in. */
  readonly currencies: readonly UnitsOfCurrency[];
  readonly nicknames: Nicknames;
  readonly countryOf: PlayerCountry;
  readonly hub88: {
    readonly apiUrl: string;
    readonly operatorId: string;
    /** PEM of the key the operator signs with. */
    readonly privateKey: string;
    /** PEM of the key the aggregator's calls are checked with. */
    readonly publicKey: string;
  };
  readonly roundChecks: RoundChecks;
  readonly rulesOf: RulesOfGame;
  /** Origin of the site, where a game's Home and Deposit lead. */
  readonly siteOrigin: string;
}

/** Free rounds at the aggregator. */
export const createAggregatorFreeRounds = ({
  hub88,
  currencies,
}: Pick<GameplayDeps, 'hub88' | 'currencies'>) =>
  createFreeRounds({
    giver: createHub88FreeRounds({ ...hub88, privateKey: privateKeyOf(hub88.privateKey) }),
    currencies,
  });

/** Play: the contract's handlers, the seamless wallet's raw routes, the aggregator and the jobs. */
export function createGameplay(deps: GameplayDeps) {
  const repository = createGameplayRepository(deps.db);
  const finished = createFinishedRounds(deps.db);
  const returns = createReturns({ finished, games: deps.games, clock: deps.clock });
  const winners = createWinners({
    repository,
    finished,
    games: deps.games,
    nicknames: deps.nicknames,
  });
  const aggregator = createHub88({
    apiUrl: deps.hub88.apiUrl,
    operatorId: deps.hub88.operatorId,
    privateKey: privateKeyOf(deps.hub88.privateKey),
    lobbyUrl: `${deps.siteOrigin}/`,
    depositUrl: `${deps.siteOrigin}/?wallet=deposit`,
  });
  const service = createGameplayService({
    ...deps,
    repository,
    aggregator,
    winners,
    newToken: () => randomBytes(32).toString('base64url'),
  });
  const wallet = createSeamlessWallet({ pool: deps.pool, clock: deps.clock, provider: 'hub88' });
  const units = createPlayUnits(deps.currencies);
  const publicKey = publicKeyOf(deps.hub88.publicKey);
  return {
    routes: createGameplayRoutes(service, returns),
    registerWallet: (app: FastifyInstance) =>
      registerHub88Routes(app, {
        wallet,
        publicKey,
        units,
        countryOf: deps.countryOf,
      }),
    jobs: {
      ...createGameplayJobs({ db: deps.db, repository, finished, winners, clock: deps.clock }),
      ...createOpenRounds({ db: deps.db, clock: deps.clock, log: deps.log }),
      ...createForgetEvents(deps.db, deps.clock.now),
    },
    rounds: createRoundsFeed(deps.db),
    /** The aggregator's games, for the catalogue to copy. */
    listGames: aggregator.listGames,
    /** Rounds of the last seven days by game id, as last counted. */
    popularity: repository.popularity,
    /** Sums of a player's rounds begun since a moment, by currency. */
    playedSince: repository.playedSince,
  };
}
export { gameplayPersonalData } from './personal-data.ts';
export type { RoundsFeed } from './rounds-feed.ts';
export { hasOpenRound } from './rounds-under-way.ts';
export { liftStakeBound, type StakeBound, setStakeBound } from './stake-bounds.ts';

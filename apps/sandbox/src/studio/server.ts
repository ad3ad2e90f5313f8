import { randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify';
import { registerApi } from './api-routes.ts';
import { openStudioDatabase } from './database.ts';
import { createDemoWallet } from './demo-wallet.ts';
import { createProofs } from './fairness/proofs.ts';
import { createRulesStore } from './fairness/rules-store.ts';
import { createSeedStore } from './fairness/seed-store.ts';
import { createFlights, type Flights } from './flights/flight-service.ts';
import { createFlightStore } from './flights/flight-store.ts';
import { createLiveSocket } from './flights/live-socket.ts';
import { registerFramePages } from './frame-pages.ts';
import { createLaunches, type LaunchPort } from './launches.ts';
import type { Rate } from './rate-limit.ts';
import { createRewardDesk, type RewardPort } from './rewards/reward-desk.ts';
import { createRewardStore } from './rewards/reward-store.ts';
import { createRoundService, type RoundService } from './round-service.ts';
import { createRoundStore } from './round-store.ts';
import { createSessionStore } from './session-store.ts';
import { createTables } from './tables.ts';
import { findTheme, themes } from './themes/catalogue.ts';
import { stakesBy10 } from './themes/stakes.ts';
import type { WalletPort } from './wallet-port.ts';

export type StudioOptions = {
  /** The studio's own public origin. */
  readonly origin: string;
  /** The site that shows the frame. */
  readonly siteOrigin: string;
  /** Folder of `studio.sqlite`, or `:memory:`. */
  readonly dataFolder: string;
  readonly wallet: WalletPort;
  readonly logger?: FastifyBaseLogger;
  /** Unix milliseconds. */
  readonly now?: () => number;
  readonly newId?: () => string;
  readonly randomBytes?: (count: number) => Buffer;
  readonly frameFolder?: string;
  /** Least time between the starts of two rounds, enforced here; some jurisdictions ask for it. */
  readonly minRoundMs?: number;
  /** How long the frame shows a round at least. */
  readonly shownRoundMs?: number;
  /** How long a round waits for the player's decision. */
  readonly openFor?: number;
  readonly roundRate?: Rate;
};

export type Studio = {
  readonly app: FastifyInstance;
  readonly launches: LaunchPort;
  readonly rounds: RoundService;
  readonly rewards: RewardPort;
};

const HALF_A_DAY = 12 * 60 * 60 * 1000;
const A_DAY = 2 * HALF_A_DAY;
/** How often unfinished rounds are looked for, in milliseconds; each has its own backoff beyond that. */
const SETTLE_EVERY = 1000;
/** What a demo starts with: 5,000 of the lowest stake any slot takes, 500.00 where that is 0.10. */
const demoStart = (currency: string): number => 5000 * (stakesBy10[currency]?.[0] ?? 0);
const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Unix milliseconds of a clock that is never set. */
const steadyNow = (): number => Math.round(performance.timeOrigin + performance.now());

/**
 * The studio: its frame's pages and API, and the rounds behind them. Once listening, it finishes what
 * the last process left open and goes on trying what a wallet did not take; closing it waits for the
 * calls under way.
 */
export async function buildStudio(options: StudioOptions): Promise<Studio> {
  const { wallet, now = Date.now, newId = randomUUID } = options;
  const bytes = options.randomBytes ?? randomBytes;
  const openFor = options.openFor ?? A_DAY;
  const database = openStudioDatabase(options.dataFolder);
  const sessions = createSessionStore(database);
  const demoWallet = createDemoWallet(database, demoStart);
  const app = fastify({
    ...(options.logger ? { loggerInstance: options.logger } : {}),
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 100 },
  });
  const seeds = createSeedStore(database, { randomBytes: bytes, now });
  const rules = createRulesStore(database);
  const roundStore = createRoundStore(database, seeds);
  const rewards = createRewardStore(database);
  const flights: ReadonlyMap<string, Flights> = new Map(
    themes.flatMap((theme) =>
      theme.kind === 'crash'
        ? [
            [
              theme.id,
              createFlights({
                theme,
                store: createFlightStore(database, theme.id),
                rounds: roundStore,
                sessions,
                rules,
                settle: (id) => rounds.settle(id),
                now: options.now ?? steadyNow,
                randomBytes: bytes,
                minRoundMs: options.minRoundMs ?? 0,
                onError: (error) => app.log.error({ err: error }, 'a flight could not go on'),
              }),
            ],
          ]
        : [],
    ),
  );
  const flightsOf = (gameId: string): Flights | undefined => flights.get(gameId);
  const live = createLiveSocket({
    sessions,
    flightsOf,
    games: [...flights.keys()],
    origin: options.origin,
    now: options.now ?? steadyNow,
    onError: (error) =>
      app.log.error({ err: error }, 'a message of a browser could not be answered'),
  });
  const rounds = createRoundService({
    rounds: roundStore,
    rewards,
    seeds,
    rules,
    flightsOf,
    sessions,
    wallet,
    demoWallet,
    findTheme,
    now,
    newId,
    minRoundMs: options.minRoundMs ?? 0,
    openFor,
    onDelay: (delay) => app.log.warn(delay, 'the wallet did not take a call; it is tried again'),
    onError: (error) => app.log.error({ err: error }, 'a round could not go on'),
  });
  const launches = createLaunches({
    sessions,
    findTheme,
    origin: options.origin,
    now,
    newId,
    randomBytes: bytes,
    lifetime: HALF_A_DAY,
  });

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await registerFramePages(app, {
    frameFolder: options.frameFolder ?? folder('../../dist/studio-frame'),
    artFolder: folder('./art'),
    siteOrigin: options.siteOrigin,
    isGame: (id) => findTheme(id) !== undefined,
  });
  await app.register(
    (api) =>
      registerApi(api, {
        sessions,
        roundService: rounds,
        tables: createTables({ themes, rounds: roundStore, launches }),
        flightsOf,
        wallet,
        demoWallet,
        findTheme,
        now,
        newToken: () => bytes(32).toString('base64url'),
        openFor,
        shownRoundMs: options.shownRoundMs ?? 2500,
        fairness: {
          seeds,
          rules,
          themes,
          proofs: createProofs(database, { rounds: roundStore, sessions, seeds, flightsOf }),
        },
        roundRate: options.roundRate ?? { burst: 10, perSecond: 4 },
      }),
    { prefix: '/api' },
  );

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    sessions.forgetExpired(now());
    for (const flown of flights.values()) flown.recover();
    rounds.recover();
    live.attach(app.server);
  });
  app.addHook('onListen', async () => {
    timer = setInterval(() => void rounds.settleDue(), SETTLE_EVERY);
    timer.unref();
  });
  app.addHook('preClose', async () => {
    live.close();
    for (const flown of flights.values()) flown.stop();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await rounds.idle();
    database.close();
  });
  return { app, launches, rounds, rewards: createRewardDesk({ rewards, findTheme, now, newId }) };
}

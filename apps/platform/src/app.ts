import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { sql } from 'kysely';
import { type Clock, systemClock } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
import { openDatabase } from './kernel/db/database.ts';
import { createStorageCheck } from './kernel/db/storage-check.ts';
import { rememberAnonymousAnswers } from './kernel/http/anonymous-answers.ts';
import type { HttpBoundsSettings } from './kernel/http/bounds/bounds.ts';
import { registerContractRoutes } from './kernel/http/contract-routes.ts';
import { registerHealthRoutes } from './kernel/http/health-routes.ts';
import { createListeners } from './kernel/http/listeners.ts';
import { registerOpenApiRoutes } from './kernel/http/openapi-routes.ts';
import { allowancesOf } from './kernel/http/rate-limits.ts';
import type { AllowedOrigins } from './kernel/http/security-headers.ts';
import { createHttpServer } from './kernel/http/server.ts';
import { trustedProxies } from './kernel/http/trusted-proxies.ts';
import { type Ids, systemIds } from './kernel/ids.ts';
import { startWorker, type Worker } from './kernel/jobs/worker.ts';
import type { Logger } from './kernel/log/logger.ts';
import { createMetrics } from './kernel/metrics/metrics.ts';
import { createOutboxJobs, publishJob } from './kernel/outbox/outbox.ts';
import { createPageCache } from './kernel/site/page-cache.ts';
import { createRenderQueue } from './kernel/site/render-queue.ts';
import type { Site, ThirdParties } from './kernel/site/site.ts';
import { registerSiteRoutes } from './kernel/site/site-routes.ts';
import { createPlatformGateway, startOnlineCount } from './modules/realtime/public.ts';
import { createModules, type Modules } from './modules.ts';

export interface AppDeps {
  readonly config: Config;
  /** Address of a migrated database, as its owner. */
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly clock?: Clock;
  readonly ids?: Ids;
  /** The site to render; null in a process without the role `web`. */
  readonly site: Site | null;
  /** Folder of the site's files; null when another server hands them out. */
  readonly clientBuild: string | null;
  /** Websocket through which a development server tells of changed sources. */
  readonly reloadSocket?: string | undefined;
}

/**
 * How long a guest page is served as it is, and how long an old one while the next is made: together less than the
 * minute after which the site requests the lists of a page anew, so that no page arrives only to do that.
 */
const guestPage = { freshMs: 5_000, staleMs: 45_000 } as const;

/** How long a page may show a public list or text as it was, in milliseconds. */
const publicAnswerMs = 2_000;
/** How long a stop waits for clients that do not say goodbye, in milliseconds; see `drain.ts`. */
const goodbyeMs = 3_000;

/** Counting requests is worth no waiting: while Redis is away they go on uncounted. */
const counting = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: 500,
  // One that answers nothing is left at once, so that a single request waits and not each.
  socketTimeout: 500,
} as const;

/** Closing a socket so that its client comes back: it then asks for a new token, and gets none after signing out. */
const sessionEnded = { code: 3000, reason: 'session ended' } as const;

/**
 * Builds the platform on a database: HTTP, realtime and jobs, as far as the roles of the settings
 * go. Nothing listens yet; `listeners.listen` does.
 */
export async function buildApp(deps: AppDeps) {
  const { config, log, clock = systemClock, ids = systemIds } = deps;
  const has = (role: Config['ROLES'][number]) => config.ROLES.includes(role);
  const metrics = createMetrics();
  const allowances = allowancesOf(config);
  const trusts = trustedProxies(config.TRUSTED_PROXIES);
  const redis = config.REDIS_URL === undefined ? null : new Redis(config.REDIS_URL, counting);
  redis?.on('error', (error) => log.warn({ err: error }, 'Redis does not answer'));

  const database = openDatabase({
    url: deps.databaseUrl,
    max: config.DATABASE_POOL,
    role: 'pierlight_app',
    onConnectionLost: (error) => log.warn({ err: error }, 'A database connection was lost'),
  });
  const gateway = createPlatformGateway({
    tokenSecret: config.REALTIME_SECRET,
    publicOrigin: config.PUBLIC_ORIGIN,
    isAlive: (sessionId) => modules.isSignInAlive(sessionId),
    redisUrl: config.REDIS_URL,
    onResumed: () => {
      workers[0]?.retry(publishJob).catch((error: unknown) => {
        log.warn({ err: error }, 'Messages that waited for Redis keep waiting for their next try');
      });
    },
    log,
    metrics,
  });
  const modules: Modules = await createModules({
    config,
    database,
    clock,
    ids,
    log,
    metrics,
    onSessionEnded: async ({ playerId }) => {
      await gateway.disconnectUser(playerId, sessionEnded).catch((error: unknown) => {
        log.warn({ err: error }, 'The sockets of an ended session could not be closed');
      });
    },
  });

  let stopping = false;
  const http: FastifyInstance = await createHttpServer({
    log,
    ids,
    metrics,
    trusts,
    secure: isSecure(config),
    requestsPerMinute: config.REQUESTS_PER_MINUTE,
    bounds: boundsOf(config),
    ...(redis ? { redis } : {}),
  });
  const listeners = createListeners(http);
  registerHealthRoutes(http, {
    metrics,
    checks: {
      database: () => sql`select 1`.execute(database.db),
      storage: createStorageCheck(database.db),
    },
    spare: {
      mails: () => modules.tryMailTemplates(),
      ...(redis ? { redis: () => redis.ping() } : {}),
    },
    isStopping: () => stopping,
    metricsToken: config.METRICS_TOKEN,
  });
  const callApi = registerContractRoutes(http, {
    router: modules.routes,
    authenticate: modules.authenticate,
    isRestricted: modules.isRestricted,
    trusts,
    allowances,
    uploads: { mostBytes: config.DOCUMENT_MIB * 1024 * 1024, atOnce: config.UPLOADS_AT_ONCE },
  });
  if (has('api')) {
    await modules.registerRawRoutes(http);
    await registerOpenApiRoutes(http, { publicOrigin: config.PUBLIC_ORIGIN, allowances });
  }
  if (has('web') && deps.site) {
    const onRefused = (reason: string) => metrics.refused.inc({ reason });
    const renders = createRenderQueue({
      atOnce: config.RENDERS_AT_ONCE,
      waiting: config.RENDERS_WAITING,
      ofOneNetwork: config.RENDERS_OF_ONE_NETWORK,
      onRefused,
    });
    const cache = createPageCache({
      ...guestPage,
      maxBytes: config.PAGE_CACHE_MIB * 1024 * 1024,
      now: () => clock.now().getTime(),
      onResult: (result) => metrics.pageCache.inc({ result }),
    });
    metrics.observePages({ ...renders, keptBytes: cache.bytes });
    await registerSiteRoutes(http, {
      site: deps.site,
      clientBuild: deps.clientBuild,
      callApi: rememberAnonymousAnswers(callApi, {
        freshMs: publicAnswerMs,
        now: () => clock.now().getTime(),
      }),
      cache,
      renders,
      rendersPerMinute: config.RENDERS_PER_MINUTE,
      onRefused,
      busyTexts: modules.busyTexts,
      publicOrigin: config.PUBLIC_ORIGIN,
      origins: allowedOrigins(config, deps.reloadSocket),
      redirectOf: modules.redirectOf,
      trusts,
      thirdParties: thirdPartiesOf(config),
      fingerprintStart: config.FINGERPRINT_START,
    });
  }
  await gateway.start();
  if (has('realtime')) gateway.attach(http.server);
  const onlineCount = has('realtime') ? startOnlineCount(gateway, log) : null;

  let workers: readonly Worker[] = [];
  return {
    http,
    listeners,
    gateway,
    modules,
    database,

    /** Starts the jobs of this process, when it has that role. */
    async startJobs(): Promise<void> {
      if (!has('jobs')) return;
      const usual = { databaseUrl: deps.databaseUrl, concurrency: 4, log };
      const handlers = { ...modules.jobs, ...createOutboxJobs(gateway.publish) };
      workers = await Promise.all([
        startWorker({ ...usual, handlers, schedule: modules.schedule }),
        startWorker({ ...usual, handlers: modules.patientJobs, isPatient: true }),
      ]);
    },

    /**
     * Refuses new work, lets the work under way end, and closes everything, each whatever became of
     * the others.
     *
     * @throws AggregateError of what did not close
     */
    async close(): Promise<void> {
      stopping = true;
      onlineCount?.stop();
      const goodbyes = Promise.allSettled([gateway.close()]);
      const jobs = Promise.allSettled(workers.map((worker) => worker.stop()));
      // Until the sockets are elsewhere, whoever asks is told that this process stops.
      await Promise.race([goodbyes, wait(goodbyeMs, undefined, { ref: false })]);
      const requests = Promise.allSettled([http.close(), listeners.close()]);
      const ended = (await Promise.all([goodbyes, jobs, requests])).flat();
      ended.push(...(await Promise.allSettled([database.close()])));
      redis?.disconnect();
      const failures = ended.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
      if (failures.length > 0) throw new AggregateError(failures, 'Not everything closed');
    },
  };
}

export type App = Awaited<ReturnType<typeof buildApp>>;

const isSecure = (config: Config) => config.PUBLIC_ORIGIN.startsWith('https:');

function allowedOrigins(config: Config, reloadSocket: string | undefined): AllowedOrigins {
  return {
    frames: config.GAME_FRAME_ORIGINS,
    forms: [config.PAYMENTS_PAGE_ORIGIN],
    sockets: [config.PUBLIC_ORIGIN.replace(/^http/, 'ws')],
    chat: config.CHAT_HOST ?? null,
    // Without its id there is no page that would load it.
    book: (config.BETTING_CLIENT_ID && config.BETTING_CLIENT_HOST) ?? null,
    verification: config.VERIFICATION_PROVIDER_ENABLED
      ? {
          scripts: [new URL(config.SUMSUB_SCRIPT_URL).origin],
          frames: config.SUMSUB_FRAME_ORIGINS,
        }
      : { scripts: [], frames: [] },
    takesPictures: !config.VERIFICATION_HIDES_DOCUMENTS,
    reloadSocket: reloadSocket ?? null,
    secure: isSecure(config),
  };
}

function boundsOf(config: Config): HttpBoundsSettings {
  return {
    connections: config.CONNECTIONS,
    connectionsOfOneNetwork: config.CONNECTIONS_OF_ONE_NETWORK,
    answersAtOnce: config.ANSWERS_AT_ONCE,
    visitsAtOnce: config.VISITS_AT_ONCE,
    unsentMebibytes: config.UNSENT_MIB,
    memoryMebibytes: config.MEMORY_MIB,
  };
}

function thirdPartiesOf(config: Config): ThirdParties {
  const { CHAT_HOST: host, CHAT_TOKEN: token } = config;
  return {
    tagManagerId: config.GTM_ID ?? null,
    chat: host && token ? { host, token, forGuests: config.CHAT_FOR_GUESTS } : null,
  };
}

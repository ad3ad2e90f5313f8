import path from 'node:path';
import process from 'node:process';
import { type App, buildApp } from './app.ts';
import { processConfig } from './kernel/config.ts';
import { migrate } from './kernel/db/migrate.ts';
import { end } from './kernel/ending.ts';
import { messageForOperator } from './kernel/errors/for-operator.ts';
import { createLogger, type Logger } from './kernel/log/logger.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './kernel/postgres/start-embedded-postgres.ts';
import { startDevelopmentSite } from './kernel/site/development-site.ts';
import { loadThreadedSite } from './kernel/site/thread/threaded-site.ts';
import { startTracing } from './kernel/tracing/tracing.ts';

/** Everything under way has this long to end, in milliseconds. */
const drainDeadline = 10_000;
const syncRetryDelay = 1_000;
/** Pages rendered before the first visitor comes, and milliseconds after which visitors are let in anyway. */
const warmUp = { pages: 5, atMostMs: 3_000 } as const;

/** What is open, for the end of this process. */
let log: Logger | undefined;
let postgres: EmbeddedPostgres | null = null;
let development: Awaited<ReturnType<typeof startDevelopmentSite>> | null = null;
let app: App | undefined;
let tracing: ReturnType<typeof startTracing> | null = null;
let leaving = false;

async function start(): Promise<void> {
  const config = processConfig();
  log = createLogger(config.LOG_LEVEL);
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector } = config;
  if (collector !== undefined)
    tracing = startTracing({
      endpoint: collector,
      headers: Object.fromEntries(config.OTEL_EXPORTER_OTLP_HEADERS),
      serviceName: config.OTEL_SERVICE_NAME,
      share: config.OTEL_TRACES_SAMPLER_ARG,
    });
  if (config.DATABASE_URL === undefined)
    postgres = await startEmbeddedPostgres({
      dataDir: path.join(config.PIERLIGHT_DATA, 'postgres'),
      log,
    });
  const databaseUrl = config.DATABASE_URL ?? postgres?.url ?? '';
  if (leaving) return;
  await migrate(databaseUrl);

  const hasSite = config.ROLES.includes('web');
  if (hasSite && config.WEB_DEV) development = await startDevelopmentSite();
  const site =
    development?.site ??
    (hasSite ? await loadThreadedSite({ build: config.WEB_BUILD, log }) : null);
  if (leaving) return;
  app = await buildApp({
    config,
    databaseUrl,
    log,
    site,
    clientBuild: development ? null : path.join(config.WEB_BUILD, 'client'),
    reloadSocket: development?.reloadSocket,
  });
  development?.serveFiles(app.http);
  await app.startJobs();
  await offerGames(app, log);
  if (hasSite && !development) await renderAhead(app);
  if (leaving) return;
  await app.listeners.listen({ port: config.PORT, host: config.HOST });
  log.info({ port: config.PORT, origin: config.PUBLIC_ORIGIN }, 'The platform is up');
  // Whoever started this process may wait for it, and another one may answer at the same port.
  process.send?.({ ready: true });
}

/**
 * The first copy of the games' list, so that the first visitor finds games. A provider that is not
 * up yet is asked again in the background, and the site opens without.
 */
async function offerGames(to: App, told: Logger, tries = 1): Promise<void> {
  try {
    await to.modules.syncCatalogue();
  } catch (error) {
    told.warn({ err: error, tries }, 'The games could not be listed; asking again');
    const again = syncRetryDelay * Math.min(tries, 30);
    setTimeout(() => void offerGames(to, told, tries + 1), again).unref();
  }
}

/**
 * Renders the lobby a few times, as code that has just been loaded takes ten times as long, and the
 * first visitors would wait for it.
 */
async function renderAhead(on: App): Promise<void> {
  const until = performance.now() + warmUp.atMostMs;
  for (let page = 1; page <= warmUp.pages && performance.now() < until && !leaving; page += 1)
    // The number makes it a page that no cache holds.
    await on.http.inject({ url: `/?warm-up=${page}` });
}

async function leave(exitCode: number): Promise<void> {
  if (leaving) return;
  leaving = true;
  const clean = await end({
    drain: async () => {
      // Asked while it was starting: what has begun is let begin, so that it can be ended.
      await starting.catch(() => undefined);
      await app?.close();
      await development?.close();
      await tracing?.stop();
    },
    deadlineMs: drainDeadline,
    release: async () => postgres?.stop(),
    log: log ?? createLogger('error'),
  });
  process.exit(exitCode || (clean ? 0 : 1));
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void leave(0));
const starting = start();
starting.catch((error: unknown) => {
  process.stderr.write(`${messageForOperator(error)}\n`);
  void leave(1);
});

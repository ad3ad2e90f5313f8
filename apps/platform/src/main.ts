import path from 'node:path';
import process from 'node:process';
import { buildApp } from './app.ts';
import { ConfigError, processConfig } from './kernel/config.ts';
import { MigrationError, migrate } from './kernel/db/migrate.ts';
import { createLogger } from './kernel/log/logger.ts';
import { EmbeddedPostgresError } from './kernel/postgres/errors.ts';
import { startEmbeddedPostgres } from './kernel/postgres/start-embedded-postgres.ts';
import { startDevelopmentSite } from './kernel/site/development-site.ts';
import { loadSite } from './kernel/site/site.ts';

/** Everything under way has this long to end, in milliseconds. */
const drainDeadline = 10_000;
const syncRetryDelay = 1_000;

async function main(): Promise<void> {
  const config = processConfig();
  const log = createLogger(config.LOG_LEVEL);
  const postgres =
    config.DATABASE_URL === undefined
      ? await startEmbeddedPostgres({ dataDir: path.join(config.PIERLIGHT_DATA, 'postgres'), log })
      : null;
  const databaseUrl = config.DATABASE_URL ?? postgres?.url ?? '';
  await migrate(databaseUrl);

  const hasSite = config.ROLES.includes('web');
  const development = hasSite && config.WEB_DEV ? await startDevelopmentSite() : null;
  const site = development?.site ?? (hasSite ? await loadSite(config.WEB_BUILD) : null);
  const app = await buildApp({
    config,
    databaseUrl,
    log,
    site,
    clientBuild: development ? null : path.join(config.WEB_BUILD, 'client'),
    reloadSocket: development?.reloadSocket,
  });
  development?.serveFiles(app.http);
  await app.startJobs();

  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    const overdue = setTimeout(() => {
      log.error('Draining took too long; leaving');
      process.exit(1);
    }, drainDeadline);
    await app.close();
    clearTimeout(overdue);
    await development?.close();
    await postgres?.stop();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
    process.on(signal, () => void stop());

  await offerGames();
  await app.http.listen({ port: config.PORT, host: config.HOST });
  log.info({ port: config.PORT, origin: config.PUBLIC_ORIGIN }, 'The platform is up');

  /**
   * The first copy of the games' list, so that the first visitor finds games. A provider that is not
   * up yet is asked again in the background, and the site opens without.
   */
  async function offerGames(tries = 1): Promise<void> {
    try {
      await app.modules.syncCatalogue();
    } catch (error) {
      log.warn({ err: error, tries }, 'The games could not be listed; asking again');
      setTimeout(() => void offerGames(tries + 1), syncRetryDelay * Math.min(tries, 30)).unref();
    }
  }
}

main().catch((error: unknown) => {
  const isForOperator =
    error instanceof ConfigError ||
    error instanceof MigrationError ||
    error instanceof EmbeddedPostgresError;
  process.stderr.write(
    `${isForOperator ? (error as Error).message : ((error as Error).stack ?? error)}\n`,
  );
  process.exit(1);
});

import path from 'node:path';
import process from 'node:process';
import { systemClock } from './kernel/clock.ts';
import { ConfigError, processConfig } from './kernel/config.ts';
import { openDatabase } from './kernel/db/database.ts';
import { DomainError } from './kernel/errors/domain-error.ts';
import { systemIds } from './kernel/ids.ts';
import { createLogger } from './kernel/log/logger.ts';
import { EmbeddedPostgresError } from './kernel/postgres/errors.ts';
import { startEmbeddedPostgres } from './kernel/postgres/start-embedded-postgres.ts';
import { createOperatorLinks } from './modules/identity/public.ts';

/**
 * An operator's command: prints a link that signs a player in, once and within ten minutes.
 * `node apps/platform/src/auto-login.ts player@example.com /games/koi-lantern`
 */
async function main([email = '', page]: readonly string[]): Promise<void> {
  if (!email.includes('@'))
    throw new DomainError('malformedRequest', { detail: 'Say the e-mail address of a player' });
  const config = processConfig();
  const log = createLogger('error');
  // One that runs already is shared, and left running.
  const postgres =
    config.DATABASE_URL === undefined
      ? await startEmbeddedPostgres({ dataDir: path.join(config.PIERLIGHT_DATA, 'postgres'), log })
      : null;
  const url = config.DATABASE_URL ?? postgres?.url ?? '';
  const database = openDatabase({ url, max: 2, role: 'pierlight_app' });
  try {
    const links = createOperatorLinks({
      db: database.db,
      clock: systemClock,
      ids: systemIds,
      settings: { sessionSecret: config.SESSION_SECRET, codesPerHour: config.CODES_PER_HOUR },
    });
    const link = await links.issue(email, page);
    process.stdout.write(
      `${config.PUBLIC_ORIGIN}${link.path}\nGood once, until ${link.expiresAt.toISOString()}.\n`,
    );
  } finally {
    await database.close();
    await postgres?.stop();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof DomainError) {
    const again = error.options.retryAfterSeconds;
    const wait = again === undefined ? '' : `. Try again in ${again} s.`;
    process.stderr.write(`${error.options.detail ?? error.message}${wait}\n`);
  } else {
    const isForOperator = error instanceof ConfigError || error instanceof EmbeddedPostgresError;
    const { message, stack } = error as Error;
    process.stderr.write(`${isForOperator ? message : (stack ?? message)}\n`);
  }
  process.exitCode = 1;
});

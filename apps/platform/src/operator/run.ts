import path from 'node:path';
import process from 'node:process';
import { processConfig } from '../kernel/config.ts';
import { type OpenDatabase, openDatabase } from '../kernel/db/database.ts';
import { DomainError } from '../kernel/errors/domain-error.ts';
import { messageForOperator } from '../kernel/errors/for-operator.ts';
import { createLogger } from '../kernel/log/logger.ts';
import { startEmbeddedPostgres } from '../kernel/postgres/start-embedded-postgres.ts';

import { visible } from './visible.ts';

type Work = (database: OpenDatabase, config: ReturnType<typeof processConfig>) => Promise<void>;

/** Runs an operator's command on the platform's database and ends the process with what came of it. */
export function runForOperator(work: Work): void {
  withDatabase(work).catch((error: unknown) => {
    const lines = wordsOf(error).split('\n');
    process.stderr.write(`${lines.map(visible).join('\n')}\n`);
    process.exitCode = 1;
  });
}

async function withDatabase(work: Work): Promise<void> {
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
    await work(database, config);
  } finally {
    await database.close().finally(() => postgres?.stop());
  }
}

/** What went wrong. */
function wordsOf(error: unknown): string {
  if (error instanceof DomainError) {
    const again = error.options.retryAfterSeconds;
    const wait = again === undefined ? '' : `. Try again in ${again} s.`;
    return `${error.options.detail ?? error.message}${wait}`;
  }
  return messageForOperator(error);
}

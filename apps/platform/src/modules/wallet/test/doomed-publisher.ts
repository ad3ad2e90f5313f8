/**
 * A worker of its own process that sends messages to a file, one line each, and is killed right
 * after it has sent the first one: before the job can be noted as done.
 *
 * Run as `node doomed-publisher.ts <database url> <file>`.
 */
import { appendFileSync } from 'node:fs';
import { startWorker } from '../../../kernel/jobs/worker.ts';
import { createLogger } from '../../../kernel/log/logger.ts';
import { createOutboxJobs } from '../../../kernel/outbox/outbox.ts';

const [databaseUrl = '', file = ''] = process.argv.slice(2);
await startWorker({
  databaseUrl,
  concurrency: 1,
  log: createLogger('fatal'),
  handlers: createOutboxJobs(async (_channel, data, { idempotencyKey }) => {
    appendFileSync(file, `${JSON.stringify({ data, key: idempotencyKey })}\n`);
    process.kill(process.pid, 'SIGKILL');
  }),
});

import { once } from 'node:events';
import { pino } from 'pino';
import { startWorker } from '../worker.ts';

/**
 * A process that takes one job at a time and holds it for ever; prints the name of each as a line.
 * SIGTERM has it stop, which it never gets done.
 */
const [databaseUrl = '', concurrency = '1'] = process.argv.slice(2);
await startWorker({
  databaseUrl,
  concurrency: Number(concurrency),
  log: pino({ level: 'silent' }),
  handlers: {
    hold: async (payload) => {
      process.stdout.write(`${(payload as { name: string }).name}\n`);
      await once(process, 'never');
    },
  },
});
process.stdout.write('ready\n');

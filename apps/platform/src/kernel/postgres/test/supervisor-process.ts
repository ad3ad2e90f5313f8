import { startEmbeddedPostgres } from '../start-embedded-postgres.ts';

/**
 * A process with a supervisor in it, for tests that need a second one or want to kill one: starts
 * the server in the folder given, prints its address as one line of JSON and waits to be ended.
 * SIGTERM stops it in order.
 */
const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('usage: supervisor-process.ts <data folder>');
const quiet = { info: () => undefined, warn: () => undefined };
const keepAlive = setInterval(() => undefined, 60_000);
const { url, adopted, stop } = await startEmbeddedPostgres({ dataDir, log: quiet });
process.once('SIGTERM', async () => {
  await stop();
  clearInterval(keepAlive);
});
process.stdout.write(`${JSON.stringify({ url, adopted })}\n`);

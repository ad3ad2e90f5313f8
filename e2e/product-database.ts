import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/platform/src/kernel/postgres/start-embedded-postgres.ts';
import { e2eData } from './operator.ts';

/** Works in the database of a product, by what it keeps: for what a test cannot wait for. */
export async function inDatabase<T>(
  work: (client: pg.Client) => Promise<T>,
  data = e2eData,
): Promise<T> {
  const server = await startEmbeddedPostgres({
    dataDir: path.join(data, 'postgres'),
    log: { info: () => undefined, warn: () => undefined },
  });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await server.stop();
  }
}

/**
 * Realtime messages added per second on twenty connections, each in a transaction of its own as a bet's
 * is, beside the jobs library's own way to add them, which notifies. Rounds alternate between the two.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../apps/platform/src/kernel/db/migrate.ts';
import { startEmbeddedPostgres } from '../apps/platform/src/kernel/postgres/start-embedded-postgres.ts';
import { median } from './median.ts';
import type { BenchResult } from './result.ts';

const ROUNDS = 5;
const CONNECTIONS = 20;
const ROUND_MILLISECONDS = 2_000;
const BAR = 1.5;

const ours = `select outbox.publish('wallet', '{"balance":1}', gen_random_uuid()::text)`;
const theirs = `select from graphile_worker.add_job('realtime.publish',
  json_build_object('channel', 'wallet', 'data', '{"balance":1}'::jsonb, 'key', gen_random_uuid()::text),
  max_attempts => 10)`;

/** Takes about half a minute. */
export async function run(rounds = ROUNDS): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'outbox-data-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: (line) => console.warn(line) },
  });
  const pool = new pg.Pool({ connectionString: server.url, max: CONNECTIONS });
  // The pool ends before its connections are closed: the server that stops then tells them so.
  pool.on('error', () => undefined);
  const perSecond = async (statement: string) => {
    const until = performance.now() + ROUND_MILLISECONDS;
    let made = 0;
    const keepAdding = async () => {
      while (performance.now() < until) {
        await pool.query(statement);
        made += 1;
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, keepAdding));
    return made / (ROUND_MILLISECONDS / 1000);
  };
  try {
    await migrate(server.url);
    const rates: { ours: number; peer: number }[] = [];
    for (let round = 0; round < rounds; round += 1)
      rates.push({ ours: await perSecond(ours), peer: await perSecond(theirs) });
    const ratio = median(rates.map((each) => each.ours / each.peer));
    return [
      {
        subject: 'realtime messages added a second',
        ours: Math.round(median(rates.map((each) => each.ours))),
        peer: Math.round(median(rates.map((each) => each.peer))),
        ratio: Math.round(ratio * 100) / 100,
        bar: `at least ${BAR} times as many as add_job`,
        meets: ratio >= BAR,
      },
    ];
  } finally {
    await pool.end();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

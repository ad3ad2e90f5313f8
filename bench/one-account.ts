/**
 * Bets per second of 64 workers that all play on one account, beside 64 that have one each: what it
 * costs that movements of one account follow each other. Rounds of the two alternate.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../apps/platform/src/kernel/db/migrate.ts';
import { startEmbeddedPostgres } from '../apps/platform/src/kernel/postgres/start-embedded-postgres.ts';
import { median } from './median.ts';
import type { BenchResult } from './result.ts';

const WORKERS = 64;
const ROUNDS = 5;
const BETS_PER_ROUND = 3_200;
const BAR = 0.25;

/** Takes about a minute. */
export async function run(rounds = ROUNDS): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'one-account-data-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: (line) => console.warn(line) },
  });
  try {
    await migrate(server.url);
    const pool = new pg.Pool({
      connectionString: server.url,
      max: WORKERS,
      options: '-c role=pierlight_app',
    });
    // The pool ends before its connections are closed: the server that stops then tells them so.
    pool.on('error', () => undefined);
    try {
      const players = Array.from({ length: WORKERS }, () => randomUUID());
      for (const player of players)
        await pool.query(`select ledger.deposit($1, 'EUR', 100000000, 'card', $1, '1', $2)`, [
          player,
          player,
        ]);
      const [one = ''] = players;
      const onOne = () => bet(pool, () => one);
      const onMany = () => bet(pool, (worker) => players[worker] ?? one);
      await onOne();
      await onMany();
      const ours: number[] = [];
      const peer: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await onOne());
        peer.push(await onMany());
      }
      return [compare(median(ours), median(peer))];
    } finally {
      await pool.end();
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Takes bets off a common pile with all workers. @returns bets per second */
async function bet(pool: pg.Pool, playerOf: (worker: number) => string): Promise<number> {
  let left = BETS_PER_ROUND;
  const work = async (worker: number) => {
    while (left > 0) {
      left -= 1;
      const { rows } = await pool.query<{ outcome: string }>({
        name: 'bet',
        text: `select outcome from ledger.bet($1, 'EUR', 1, 'hub88', $2, 'koi-lantern', $2)`,
        values: [playerOf(worker), randomUUID()],
      });
      if (rows[0]?.outcome !== 'posted') throw new Error(`a bet was ${rows[0]?.outcome}`);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));
  return BETS_PER_ROUND / ((performance.now() - began) / 1000);
}

function compare(ours: number, peer: number): BenchResult {
  const ratio = ours / peer;
  return {
    subject: `bets per second of ${WORKERS} workers on one account, beside ${WORKERS} accounts`,
    ours: Math.round(ours),
    peer: Math.round(peer),
    ratio: Math.round(ratio * 100) / 100,
    bar: `ratio at least ${BAR}`,
    meets: ratio >= BAR,
  };
}

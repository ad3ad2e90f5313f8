/**
 * Deposits and withdrawals per second end to end, each beside the bare calls of the ledger on the same
 * database. A deposit is the order, the provider's page, its signed callback, and the credit as the
 * player's own API tells it; a withdrawal the request, the order a job gives to the provider, its signed
 * callback, and the arrival as that API tells it. The provider takes two seconds over a payout:
 * withdrawals are counted between the first that arrives and the last. Rounds alternate; platform,
 * sandbox, PostgreSQL and the caller share the machine.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/platform/src/kernel/postgres/start-embedded-postgres.ts';
import { median } from './median.ts';
import { bookDeposit, deposit } from './payments/deposits.ts';
import { PLAYERS, register } from './payments/players.ts';
import { bookWithdrawal, withdraw, withdrawnInRound } from './payments/withdrawals.ts';
import { startPlatform, stop } from './platform.ts';
import type { BenchResult } from './result.ts';

const ROUNDS = 5;
const PAYMENTS_PER_ROUND = 160;
/** Bare calls take so little that a round has this many times as many. */
const BARE = 10;
/** A withdrawal is two calls of the ledger and a dozen jobs, half of them mails and messages. */
const BARS = { deposits: 0.02, withdrawals: 0.01 } as const;
type Kind = keyof typeof BARS;

/** Takes two minutes on a quiet machine, ten on a busy one. */
export async function run(payments = PAYMENTS_PER_ROUND): Promise<BenchResult[]> {
  const temporary = (name: string) => mkdtemp(path.join(os.tmpdir(), `payments-${name}-`));
  const data = await temporary('data');
  const dataDir = await temporary('postgres');
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: (line) => console.warn(line) },
  });
  const pool = new pg.Pool({
    connectionString: server.url,
    max: PLAYERS,
    options: '-c role=pierlight_app',
  });
  // The pool ends before its connections are closed: the server that stops then tells them so.
  pool.on('error', () => undefined);
  try {
    const platform = await startPlatform(data, {
      DATABASE_URL: server.url,
      REQUESTS_PER_MINUTE: '1000000',
      SIGN_INS_PER_MINUTE: '1000000',
      FREE_OPENINGS_PER_HOUR: '1000',
      WITHDRAWAL_TURN_OVER: '0',
      WITHDRAWAL_REVIEW_ABOVE: '1000000000',
    });
    try {
      return await measure(platform.origin, pool, payments);
    } finally {
      await stop(platform.process);
    }
  } finally {
    await pool.end();
    await server.stop();
    for (const folder of [data, dataDir]) await rm(folder, { recursive: true, force: true });
  }
}

async function measure(origin: string, pool: pg.Pool, payments: number): Promise<BenchResult[]> {
  const tokens = await Promise.all(
    Array.from({ length: PLAYERS }, (_, player) => register(origin, player)),
  );
  const bare = tokens.map(() => randomUUID());
  const each = Math.ceil(payments / PLAYERS);
  // One deposit that all withdrawals of a player fit in.
  const funds = withdrawnInRound(each) * (ROUNDS + 1);
  await Promise.all(tokens.map((token) => deposit(origin, token, funds)));
  const kinds = {
    deposits: {
      whole: () => share(payments, (worker) => deposit(origin, tokens[worker] ?? '')),
      bare: () => share(payments * BARE, (worker) => bookDeposit(pool, bare[worker] ?? '')),
    },
    // After the deposits, whose bare rounds leave more behind than these take.
    withdrawals: {
      whole: async () => {
        const arrived = await Promise.all(tokens.map((token) => withdraw(origin, token, each)));
        return rateOf(arrived.flat());
      },
      bare: () => share(payments * BARE, (worker) => bookWithdrawal(pool, bare[worker] ?? '')),
    },
  };
  const results: BenchResult[] = [];
  for (const kind of ['deposits', 'withdrawals'] as const) {
    const calls = kinds[kind];
    await calls.whole();
    await calls.bare();
    const ours: number[] = [];
    const peer: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await calls.whole());
      peer.push(await calls.bare());
    }
    results.push(compare(kind, median(ours), median(peer)));
  }
  return results;
}

/** How many a second arrived, from the first to the last. */
function rateOf(arrivals: readonly number[]): number {
  const seconds = (Math.max(...arrivals) - Math.min(...arrivals)) / 1000;
  return (arrivals.length - 1) / seconds;
}

/** Has every player take work off a common pile. @returns how much of it was done per second */
async function share(count: number, work: (worker: number) => Promise<void>): Promise<number> {
  let left = count;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: PLAYERS }, async (_, worker) => {
      while (left > 0) {
        left -= 1;
        await work(worker);
      }
    }),
  );
  return count / ((performance.now() - began) / 1000);
}

function compare(kind: Kind, ours: number, peer: number): BenchResult {
  const ratio = ours / peer;
  return {
    subject: `${kind} per second end to end, beside the bare calls of the ledger`,
    ours: Math.round(ours * 10) / 10,
    peer: Math.round(peer),
    ratio: Math.round(ratio * 1000) / 1000,
    bar: `ratio at least ${BARS[kind]}`,
    meets: ratio >= BARS[kind],
  };
}

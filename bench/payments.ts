/**
 * Deposits per second end to end (order, the provider's page, its signed callback, the credit as the
 * player's own API tells it) beside the bare call of the ledger on the same database. Rounds alternate
 * between the two; platform, sandbox, PostgreSQL and whoever asks share the machine.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/platform/src/kernel/postgres/start-embedded-postgres.ts';
import { median } from './median.ts';
import { startPlatform, stop } from './platform.ts';
import type { BenchResult } from './result.ts';

const ROUNDS = 5;
const PLAYERS = 16;
const DEPOSITS_PER_ROUND = 160;
const AMOUNT = 25_00;
const BAR = 0.02;

/** Takes about a minute. */
export async function run(deposits = DEPOSITS_PER_ROUND): Promise<BenchResult[]> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'payments-'));
  const server = await startEmbeddedPostgres({
    dataDir: path.join(data, 'postgres'),
    log: { info: () => undefined, warn: (line) => console.warn(line) },
  });
  const pool = new pg.Pool({
    connectionString: server.url,
    max: PLAYERS,
    options: '-c role=pierlight_app',
  });
  try {
    const platform = await startPlatform(data, {
      DATABASE_URL: server.url,
      REQUESTS_PER_MINUTE: '1000000',
      SIGN_INS_PER_MINUTE: '1000000',
      FREE_OPENINGS_PER_HOUR: '1000',
    });
    try {
      const tokens = await Promise.all(
        Array.from({ length: PLAYERS }, (_, player) => register(platform.origin, player)),
      );
      const whole = () =>
        share(deposits, (worker) => deposit(platform.origin, tokens[worker] ?? ''));
      const players = tokens.map(() => randomUUID());
      const bare = () => share(deposits * 10, (worker) => book(pool, players[worker] ?? ''));
      await whole();
      await bare();
      const ours: number[] = [];
      const peer: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(await whole());
        peer.push(await bare());
      }
      return [compare(median(ours), median(peer))];
    } finally {
      await stop(platform.process);
    }
  } finally {
    await pool.end();
    await server.stop();
    await rm(data, { recursive: true, force: true });
  }
}

function compare(ours: number, peer: number): BenchResult {
  const ratio = ours / peer;
  return {
    subject: 'deposits per second end to end, beside the bare call of the ledger',
    ours: Math.round(ours * 10) / 10,
    peer: Math.round(peer),
    ratio: Math.round(ratio * 1000) / 1000,
    bar: `ratio at least ${BAR}`,
    meets: ratio >= BAR,
  };
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

async function call<T>(
  url: string,
  { token, body, key }: { token?: string; body?: unknown; key?: string },
): Promise<T> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

async function register(origin: string, player: number): Promise<string> {
  const { accessToken } = await call<{ accessToken: string }>(`${origin}/api/player/register`, {
    body: {
      email: `player-${player}@example.com`,
      password: 'a long enough secret',
      country: 'AT',
      currency: 'EUR',
      birthdate: '1990-04-12',
      agreements: true,
      receiveEmailPromo: false,
      locale: 'en',
      fingerprint: { visitorId: `bench-${player}`, confidence: 0.5 },
    },
  });
  return accessToken;
}

/** One deposit by card, until its invoice is credited. */
async function deposit(origin: string, token: string): Promise<void> {
  const { id, redirectUrl } = await call<{ id: string; redirectUrl: string }>(
    `${origin}/api/payment/invoices/deposit`,
    {
      token,
      key: randomUUID(),
      body: {
        methodId: 'card',
        currency: 'EUR',
        amount: AMOUNT,
        fields: {},
        returnUrl: `${origin}/`,
      },
    },
  );
  await fetch(`${redirectUrl}/card`, {
    method: 'POST',
    body: new URLSearchParams({
      number: '4242424242424242',
      expiry: '08/39',
      cvc: '123',
      name: 'Ada Lovelace',
    }),
    redirect: 'manual',
  });
  for (;;) {
    const [invoice] = await call<{ status: number }[]>(
      `${origin}/api/payment/invoices?id[]=${id}`,
      { token },
    );
    if (invoice?.status === 2) return;
    if (invoice?.status !== 1) throw new Error(`deposit ${id} has status ${invoice?.status}`);
    await pause(10);
  }
}

async function book(pool: pg.Pool, player: string): Promise<void> {
  const invoice = randomUUID();
  await pool.query({
    name: 'deposit',
    text: `select outcome from ledger.deposit($1, 'EUR', ${AMOUNT}, 'card', $2::uuid, $3, $3)`,
    values: [player, invoice, invoice],
  });
}

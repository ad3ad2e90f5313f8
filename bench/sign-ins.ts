/**
 * Sign-ins per second over HTTP beside bare argon2 verifications, and what reading is like meanwhile.
 * Rounds alternate between the three; whoever asks and whoever answers share the machine with
 * PostgreSQL.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import autocannon from 'autocannon';
import { passwordCost } from '../apps/platform/src/modules/identity/passwords.ts';
import { median } from './median.ts';
import { type Platform, startPlatform, stop } from './platform.ts';
import type { BenchResult } from './result.ts';

const ROUNDS = 5;
const PLAYERS = 8;
const SIGN_INS_PER_ROUND = 160;
const READ_EVERY_MS = 50;
const BAR = 0.8;
const READ_BAR = 2;

const password = 'a long enough secret';
const fingerprintOf = (player: number) => ({ visitorId: `phone-${player}`, confidence: 0.5 });
const emailOf = (player: number) => `player-${player}@example.com`;

/** Takes about a minute. */
export async function run(): Promise<BenchResult[]> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'sign-ins-'));
  const platform = await startPlatform(data, {
    SIGN_INS_PER_MINUTE: '1000000',
    REQUESTS_PER_MINUTE: '1000000',
    FREE_OPENINGS_PER_HOUR: '1000',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  });
  const agent = new Agent({ keepAlive: true });
  try {
    for (let player = 0; player < PLAYERS; player += 1) await register(platform, agent, player);
    // As the platform makes them.
    const stored = await hash(password, passwordCost());
    await signIns(platform);
    await bare(stored);
    const ours: number[] = [];
    const peer: number[] = [];
    const idle: number[] = [];
    const loaded: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const quiet = pause(3_000);
      await readUntil(quiet, platform, agent, idle);
      const load = signIns(platform);
      await readUntil(load, platform, agent, loaded);
      ours.push(await load);
      peer.push(await bare(stored));
    }
    return [compareRates(median(ours), median(peer)), compareReads(p95(loaded), p95(idle))];
  } finally {
    agent.destroy();
    await stop(platform.process);
    await rm(data, { recursive: true, force: true });
  }
}

function compareRates(ours: number, peer: number): BenchResult {
  const ratio = ours / peer;
  return {
    subject: 'sign-ins per second over HTTP, beside bare argon2 verifications',
    ours: Math.round(ours),
    peer: Math.round(peer),
    ratio: Math.round(ratio * 100) / 100,
    bar: `ratio at least ${BAR}`,
    meets: ratio >= BAR,
  };
}

function compareReads(ours: number, peer: number): BenchResult {
  const ratio = ours / peer;
  return {
    subject:
      'p95 of reading the currencies while everybody signs in, in ms, beside an idle platform',
    ours: Math.round(ours * 100) / 100,
    peer: Math.round(peer * 100) / 100,
    ratio: Math.round(ratio * 100) / 100,
    bar: `ratio at most ${READ_BAR}`,
    meets: ratio <= READ_BAR,
  };
}

const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

/** Each player signs in again and again, from a network of their own. @returns sign-ins per second */
async function signIns(platform: Platform): Promise<number> {
  let asked = 0;
  const began = performance.now();
  const result = await autocannon({
    url: platform.origin,
    connections: PLAYERS,
    amount: SIGN_INS_PER_ROUND,
    requests: [
      {
        method: 'POST',
        path: '/api/player/sessions',
        setupRequest: (request) => {
          const player = asked++ % PLAYERS;
          const body = { email: emailOf(player), password, fingerprint: fingerprintOf(player) };
          return {
            ...request,
            headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${player}` },
            body: JSON.stringify(body),
          };
        },
      },
    ],
  });
  if (result['2xx'] !== SIGN_INS_PER_ROUND)
    throw new Error(`${result.non2xx} sign-ins were refused, ${result.errors} failed`);
  return (SIGN_INS_PER_ROUND * 1000) / (performance.now() - began);
}

/** As many at once as there are cores. @returns verifications per second */
async function bare(stored: string): Promise<number> {
  const lanes = os.availableParallelism();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let count = 0; count < SIGN_INS_PER_ROUND / lanes; count += 1)
        if (!(await verify(stored, password))) throw new Error('The password should be right');
    }),
  );
  return (SIGN_INS_PER_ROUND * 1000) / (performance.now() - began);
}

/** Reads at even distances until something else is over, and notes how long each took. */
async function readUntil(
  over: Promise<unknown>,
  platform: Platform,
  agent: Agent,
  times: number[],
): Promise<void> {
  let isOver = false;
  void over.finally(() => {
    isOver = true;
  });
  const reads: Promise<void>[] = [];
  while (!isOver) {
    reads.push(
      (async () => {
        const began = performance.now();
        await call(platform, agent, '/api/settings/currencies', { ip: '192.0.2.200' });
        times.push(performance.now() - began);
      })(),
    );
    await pause(READ_EVERY_MS);
  }
  await Promise.all(reads);
}

const register = (platform: Platform, agent: Agent, player: number) =>
  call(platform, agent, '/api/player/register', {
    ip: `192.0.2.${player}`,
    body: {
      email: emailOf(player),
      password,
      country: 'DE',
      currency: 'EUR',
      locale: 'en',
      birthdate: '1990-04-12',
      agreements: true,
      fingerprint: fingerprintOf(player),
    },
  });

/** @throws Error when it is refused */
function call(
  { origin }: Platform,
  agent: Agent,
  address: string,
  { ip, body }: { readonly ip: string; readonly body?: unknown },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const sent = request(
      `${origin}${address}`,
      {
        agent,
        method: text === undefined ? 'GET' : 'POST',
        headers: { 'x-forwarded-for': ip, ...(text ? { 'content-type': 'application/json' } : {}) },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () =>
          (answer.statusCode ?? 0) < 300
            ? resolve()
            : reject(new Error(`${address} answered ${answer.statusCode}`)),
        );
      },
    );
    sent.once('error', reject);
    sent.end(text);
  });
}

/**
 * How long a player's self-exclusion takes to reach twenty open connections, while visitors, bets and the
 * connections of guests keep the house busy. Several players leave one after another; the slowest counts.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Centrifuge } from 'centrifuge';
import { startEmbeddedPostgres } from '../apps/platform/src/kernel/postgres/start-embedded-postgres.ts';
import { loadSecrets } from '../scripts/launch/secrets.ts';
import { median } from './median.ts';
import { startPlatform, stop } from './platform.ts';
import type { BenchResult } from './result.ts';
import { GAME } from './seamless-bets/players.ts';
import { seatPlayers } from './seamless-bets/seat.ts';
import { keepBetting } from './soak/bets.ts';
import { openSockets } from './soak/sockets.ts';
import { keepVisiting } from './soak/visitors.ts';

const PLAYERS = 10;
const CONNECTIONS = 20;
const REQUESTS_PER_SECOND = 100;
const BETS_PER_SECOND = 25;
const GUESTS = 500;
/** Milliseconds, as the documents promise it. */
const BAR = 1_000;

/** Takes about a minute. */
export async function run(): Promise<BenchResult[]> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'exclusion-data-'));
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'exclusion-postgres-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: (line) => console.warn(line) },
  });
  const ending = new AbortController();
  try {
    const platform = await startPlatform(data, {
      DATABASE_URL: server.url,
      // Every player comes through a proxy, which this process plays.
      TRUSTED_PROXIES: '127.0.0.1,::1',
    });
    const { origin } = platform;
    const guests = openSockets(origin, GUESTS);
    try {
      await seatPlayers(server.url, GAME);
      const { aggregator } = await loadSecrets(data);
      const load = [
        keepVisiting(origin, REQUESTS_PER_SECOND, ending.signal),
        keepBetting(origin, aggregator.privateKey, BETS_PER_SECOND, ending.signal),
      ];
      const took: number[] = [];
      for (let number = 1; number <= PLAYERS; number += 1) took.push(await exclude(origin, number));
      ending.abort();
      await Promise.all(load);
      const slowest = Math.max(...took);
      return [
        {
          subject: `ms until ${CONNECTIONS} connections of a player who leaves are cut, slowest of ${PLAYERS} (median ${Math.round(median(took))})`,
          ours: Math.round(slowest),
          peer: BAR,
          ratio: Math.round((slowest / BAR) * 100) / 100,
          bar: `at most ${BAR}`,
          meets: slowest <= BAR,
        },
      ];
    } finally {
      ending.abort();
      guests.close();
      await stop(platform.process);
    }
  } finally {
    await server.stop();
    for (const folder of [data, dataDir]) await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds from the player's word to the end of the last connection. */
async function exclude(origin: string, number: number): Promise<number> {
  const call = callFrom(origin, number);
  const { accessToken } = await call<{ accessToken: string }>('/player/register', {
    email: `leaving-${number}@example.com`,
    password: 'Lantern-over-the-Harbour-7',
    country: 'AT',
    currency: 'EUR',
    birthdate: '1990-01-31',
    agreements: true,
    receiveEmailPromo: false,
    locale: 'en',
    fingerprint: { visitorId: `leaving-${number}`, confidence: 0.5 },
  });
  const connections = Array.from({ length: CONNECTIONS }, () => {
    const client = new Centrifuge(`${origin.replace('http', 'ws')}/api/connection/websocket`, {
      getToken: async () =>
        (await call<{ token: string }>('/connection/token', {}, accessToken)).token,
    });
    client.connect();
    return client;
  });
  await Promise.all(connections.map((client) => client.ready()));
  const cut = connections.map(
    (client) => new Promise<void>((done) => client.once('connecting', () => done())),
  );
  const began = performance.now();
  await call('/player/limits', { definition: 4, period: 'P6M' }, accessToken);
  await Promise.all(cut);
  const took = performance.now() - began;
  for (const client of connections) client.disconnect();
  return took;
}

/** Posts from an address of its own. Throws where the answer is an error. */
function callFrom(origin: string, number: number) {
  return async <Data>(endpoint: string, body: object, token?: string): Promise<Data> => {
    const answer = await fetch(`${origin}/api${endpoint}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `172.16.${number}.1`,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${endpoint} answered ${answer.status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text).data) as Data;
  };
}

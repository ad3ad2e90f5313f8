/**
 * Bets per second placed at the book over HTTP, from the slip to the answer, beside the wallet's own calls: the same two
 * functions of the database, make and commit, called directly for the same players. A bet is read, priced and kept by
 * the book, its make is signed and asked of the platform, which reads, proves and books it, and is committed behind the
 * answer. Client, book, platform and PostgreSQL share the machine. Rounds alternate.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/platform/src/kernel/postgres/start-embedded-postgres.ts';
import {
  type BetWallet,
  createBetWallet,
  type MadeBet,
} from '../apps/platform/src/modules/sportsbook/bet-wallet.ts';
import type { Bet, EventPage } from '../apps/sandbox/src/sportsbook/protocol.ts';
import { median } from './median.ts';
import { SANDBOX_PORT, startPlatform, stop } from './platform.ts';
import type { BenchResult } from './result.ts';

const PLAYERS = 16;
const DATABASE_CONNECTIONS = 8;
const ROUNDS = 5;
const BETS_PER_ROUND = 800;
const STAKE = 100;
const BAR = 0.2;
const bookUrl = `http://127.0.0.1:${SANDBOX_PORT + 13}`;

interface Bettor {
  readonly playerId: string;
  readonly sessionId: string;
  readonly token: string;
}

/** Takes about two minutes. */
export async function run(): Promise<BenchResult[]> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'betting-bets-data-'));
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'betting-bets-postgres-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: (line) => console.warn(line) },
  });
  const pool = new pg.Pool({
    connectionString: server.url,
    max: DATABASE_CONNECTIONS,
    options: '-c role=pierlight_app',
  });
  pool.on('error', () => undefined);
  try {
    const platform = await startPlatform(data, {
      DATABASE_URL: server.url,
      SIGN_INS_PER_MINUTE: '1000',
      FREE_OPENINGS_PER_HOUR: '1000',
      REQUESTS_PER_MINUTE: '1000000',
    });
    try {
      const bettors = await seatBettors(platform.origin, server.url);
      const choices = await choicesOf();
      const overBook = (bets: number) =>
        measureBets(bettors, bets, (bettor, made) =>
          place(bettor, [choices[made % choices.length] as Choice]),
        );
      await overBook(200);
      const made = await lastMade(server.url);
      const wallet = createBetWallet({
        pool,
        clock: { now: () => new Date() },
        provider: 'bench',
      });
      const direct = (bets: number) =>
        measureBets(bettors, bets, (bettor) => makeAndCommit(wallet, bettor, made));
      await direct(200);
      const ours: number[] = [];
      const peer: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(await overBook(BETS_PER_ROUND));
        peer.push(await direct(BETS_PER_ROUND));
      }
      return [compare(median(ours), median(peer))];
    } finally {
      await stop(platform.process);
    }
  } finally {
    await pool.end();
    await server.stop();
    for (const folder of [data, dataDir]) await rm(folder, { recursive: true, force: true });
  }
}

function compare(ours: number, peer: number): BenchResult {
  const ratio = ours / peer;
  return {
    subject: `bets on sports per second from slip to answer, ${PLAYERS} players at once, beside the wallet's make and commit called directly over ${DATABASE_CONNECTIONS} connections`,
    ours: Math.round(ours),
    peer: Math.round(peer),
    ratio: Math.round(ratio * 100) / 100,
    bar: `ratio at least ${BAR}`,
    meets: ratio >= BAR,
  };
}

/** Every player bets one bet after the other. @returns how many there were in a second */
async function measureBets(
  bettors: readonly Bettor[],
  bets: number,
  bet: (bettor: Bettor, made: number) => Promise<void>,
): Promise<number> {
  let made = 0;
  const began = performance.now();
  const worker = async (bettor: Bettor) => {
    while (made < bets) {
      made += 1;
      await bet(bettor, made);
    }
  };
  await Promise.all(bettors.map(worker));
  return bets / ((performance.now() - began) / 1000);
}

/** Players with a session at the book, and more money than they will stake. */
async function seatBettors(origin: string, databaseUrl: string): Promise<Bettor[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const ask = async (url: string, data: object, token?: string) => {
    const answer = await fetch(`${origin}/api${url}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(data),
    });
    if (!answer.ok) throw new Error(`${url} was answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()).data;
  };
  try {
    const bettors: Bettor[] = [];
    for (let number = 0; number < PLAYERS; number += 1) {
      const { accessToken } = await ask('/player/register', {
        email: `bettor-${number}@example.com`,
        password: 'a long enough secret',
        ...{ country: 'AT', currency: 'EUR', birthdate: '1990-04-12', locale: 'en' },
        ...{ agreements: true, receiveEmailPromo: false },
        fingerprint: { visitorId: randomUUID(), confidence: 0.5 },
      });
      const { token } = await ask('/game/betting/token', {}, accessToken);
      const claims = JSON.parse(
        Buffer.from((token as string).split('.')[1] ?? '', 'base64url').toString(),
      );
      await client.query(`select ledger.deposit($1, 'EUR', 100000000, 'card', $1, '1', $2)`, [
        claims.sub,
        String(number),
      ]);
      bettors.push({ playerId: claims.sub, sessionId: claims.session, token });
    }
    return bettors;
  } finally {
    await client.end();
  }
}

interface Choice {
  readonly eventId: string;
  readonly marketId: string;
  readonly outcomeId: string;
  readonly odds: string;
}

/** Prices of events that have not begun. */
async function choicesOf(): Promise<Choice[]> {
  const answer = await fetch(`${bookUrl}/api/v1/events?sport=football&limit=50`);
  const { events } = (await answer.json()) as EventPage;
  return events.flatMap(({ id: eventId, main: [market] }) => {
    const outcome = market?.outcomes.find(({ odds }) => odds !== null);
    return market && outcome?.odds
      ? [{ eventId, marketId: market.id, outcomeId: outcome.id, odds: outcome.odds }]
      : [];
  });
}

async function place({ token }: Bettor, legs: readonly Choice[]): Promise<void> {
  const answer = await fetch(`${bookUrl}/api/v1/bets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ legs, of: 1, stake: STAKE, accept: 'any', key: randomUUID() }),
  });
  const bet = (await answer.json()) as Bet;
  if (bet.status !== 'open') throw new Error(`a bet was answered ${JSON.stringify(bet)}`);
}

async function makeAndCommit(wallet: BetWallet, bettor: Bettor, bet: MadeBet): Promise<void> {
  const key = randomUUID();
  const { playerId, sessionId } = bettor;
  const made = await wallet.make({ playerId, sessionId, key, currency: 'EUR', amount: STAKE, bet });
  const committed = await wallet.commit(key);
  if (made.status !== 'ok' || committed.status !== 'ok')
    throw new Error(`a bet was answered ${made.status}, ${committed.status}`);
}

/** The last bet as the wallet was told of it. */
async function lastMade(databaseUrl: string): Promise<MadeBet> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<MadeBet & { potentialPayout: string }>(`
      select slip_id as "slipId", type, legs, slip, event_ids as events, last_start::text as "lastStart", odds,
        potential_payout as "potentialPayout"
      from sportsbook.bet order by created_at desc limit 1`);
    const [bet] = rows;
    if (!bet) throw new Error('no bet was made');
    return { ...bet, potentialPayout: Number(bet.potentialPayout) };
  } finally {
    await client.end();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const result of await run()) console.log(JSON.stringify(result));

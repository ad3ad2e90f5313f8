import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { pino } from 'pino';
import { Calendar, type Fixture } from '../calendar/calendar.ts';
import type { SportId } from '../protocol.ts';
import { buildSportsbook, type SportsbookOptions } from '../server.ts';

interface Call {
  readonly path: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever was sent.
  readonly payload: any;
}

const keys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
export const operatorKeys = keys();
export const bookKeys = keys();
export const player = { sub: randomUUID(), session: randomUUID() };

/** The operator's wallet as far as a book sees it: it holds to ids, and may be away, slow or unwilling. */
export class FakeWallet {
  readonly calls: Call[] = [];
  balance = 100_000;
  /** What a make is refused with. */
  refusal: { readonly code: number; readonly message: string } | null = null;
  /** Paths that are refused, whatever they say. */
  refused: RegExp | null = null;
  refusals = 0;
  /** Paths that get no answer that counts; what they ask is done all the same when `isDone`. */
  silent: { readonly paths: RegExp; readonly isDone: boolean } | null = null;
  /** Happens while a make is under way; what it promises is waited for. */
  onMake: () => unknown = () => {};
  readonly #moves = new Map<string, number>();
  readonly #seen = new Set<string>();
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.url === '/wallet/ping') {
      response.end(JSON.stringify({ timestamp: this.now().getTime() / 1000 }));
      return;
    }
    const { payload: token } = JSON.parse(Buffer.concat(chunks).toString());
    const { payload: claims } = await jwtVerify(token, bookKeys.publicKey, {
      issuer: 'betby',
      audience: 'pierlight',
      currentDate: this.now(),
    });
    if (this.#seen.has(String(claims.jti))) throw new Error('a signature came twice');
    this.#seen.add(String(claims.jti));
    const call: Call = {
      path: (request.url ?? '').replace('/wallet', ''),
      payload: claims.payload,
    };
    const isSilent = this.silent?.paths.test(call.path) ?? false;
    const answer =
      isSilent && !this.silent?.isDone ? { status: 503, body: {} } : await this.#take(call);
    response.statusCode = isSilent ? 503 : answer.status;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer.body));
  });
  now = () => new Date();

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/wallet`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  paths(): string[] {
    return this.calls.map((call) => call.path);
  }

  of(callPath: string): Call['payload'][] {
    return this.calls.filter((call) => call.path === callPath).map(({ payload }) => payload);
  }

  async #take(call: Call): Promise<{ status: number; body: object }> {
    const { payload } = call;
    if (call.path === '/bet/make') {
      if (this.refusal) return { status: 400, body: this.refusal };
    }
    if (this.refused?.test(call.path)) {
      this.refusals += 1;
      return { status: 400, body: { code: 3001, message: 'Bad request' } };
    }
    this.calls.push(call);
    const id: string = payload.transaction?.id ?? '';
    const signs: Record<string, number> = { bet: -1, win: 1, refund: 1, rollback: -1 };
    if (id !== '' && !this.#moves.has(id)) {
      const move = (signs[payload.transaction.operation] ?? 0) * payload.transaction.amount;
      this.#moves.set(id, move);
      this.balance += move;
    }
    if (call.path === '/bet/make') await this.onMake();
    if (call.path === '/bet/discard') {
      const held = payload.transaction_id;
      this.balance -= this.#moves.get(held) ?? 0;
      this.#moves.set(held, 0);
    }
    return { status: 200, body: { id } };
  }
}

/** A book with an operator, on a clock that stands still. */
export async function startBook(options: Partial<SportsbookOptions> = {}) {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'pierlight-sportsbook-'));
  const wallet = new FakeWallet();
  const walletUrl = await wallet.listen();
  const clock = { time: Date.UTC(2026, 10, 27, 12, 1, 30), now: () => new Date(clock.time) };
  wallet.now = clock.now;
  const settings: SportsbookOptions = {
    dataFolder,
    walletUrl,
    operatorId: 'pierlight',
    privateKey: bookKeys.privateKey,
    operatorKey: operatorKeys.publicKey,
    origins: ['https://casino.example'],
    seed: 'test',
    speed: 4,
    liveDelayMs: 0,
    cashOutCharge: 0.04,
    clock,
    logger: pino({ level: 'silent' }),
    ...options,
  };
  const calendar = new Calendar({ seed: settings.seed, speed: settings.speed });
  const gone: FastifyInstance[] = [];
  const book = {
    app: await buildSportsbook(settings),
    wallet,
    clock,
    calendar,
    dataFolder,
    /** Lets time pass, and what is due happen. */
    async run(later = 0) {
      clock.time += later;
      await (book.app as FastifyInstance & { runDue(): Promise<void> }).runDue();
    },
    async restart() {
      await book.app.close();
      book.app = await buildSportsbook(settings);
    },
    /** The book is gone at once, with what it was doing, and comes again. */
    async crash() {
      gone.push(book.app);
      book.app = await buildSportsbook(settings);
    },
    async close() {
      await book.app.close();
      await wallet.close();
      for (const app of gone) await app.close();
      await rm(dataFolder, { recursive: true });
    },
  };
  return book;
}
export type TestBook = Awaited<ReturnType<typeof startBook>>;

const sign = (claims: Record<string, unknown>, now: number, key: KeyObject) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(now / 1000) + 60)
    .setJti(randomUUID())
    .setAudience('betby')
    .sign(key);

export const tokenOf = (
  { clock }: TestBook,
  claims: Record<string, unknown> = {},
  key = operatorKeys.privateKey,
) =>
  sign(
    { iss: 'pierlight', ...player, name: 'Ada', lang: 'en', currency: 'EUR', ...claims },
    clock.time,
    key,
  );

export const signedByOperator = (
  { clock }: TestBook,
  payload: object,
  key = operatorKeys.privateKey,
) => sign({ iss: 'pierlight', payload }, clock.time, key);

/** A call of the client. */
export async function ask(
  book: TestBook,
  method: 'GET' | 'POST',
  url: string,
  body?: object,
  token?: string | null,
) {
  const bearer = token === undefined ? await tokenOf(book) : token;
  const response = await book.app.inject({
    method,
    url,
    headers: {
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return { status: response.statusCode, body: response.json() };
}

/** The next events of a sport that are played to their end. */
export function coming({ calendar, clock }: TestBook, sport: SportId, count = 1): Fixture[] {
  const found = calendar
    .between(clock.time + 1, clock.time + 24 * 3_600_000, sport)
    .filter(({ fate }) => fate.kind === 'plays');
  return found.slice(0, count);
}

/** A leg at the odds of now. */
export async function legOf(
  book: TestBook,
  eventId: string,
  marketId = 'result',
  outcomeId = 'home',
) {
  const { body } = await ask(book, 'GET', `/api/v1/events/${eventId}`, undefined, null);
  const market = body.all.find(({ id }: { id: string }) => id === marketId);
  const outcome = market?.outcomes.find(({ id }: { id: string }) => id === outcomeId);
  return { eventId, marketId, outcomeId, odds: String(outcome?.odds) };
}

type Leg = Awaited<ReturnType<typeof legOf>>;

/** Places a bet, in another thread of time than the answer. */
export async function place(
  book: TestBook,
  legs: readonly Leg[],
  more: { of?: number; stake?: number; accept?: string; key?: string } = {},
) {
  return ask(book, 'POST', '/api/v1/bets', {
    key: randomUUID(),
    legs,
    of: legs.length,
    stake: 1000,
    accept: 'none',
    ...more,
  });
}

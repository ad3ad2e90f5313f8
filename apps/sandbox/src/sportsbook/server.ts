import { type KeyObject, randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import { type FastifyInstance, fastify } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import { registerMakeDue } from '../make-due.ts';
import { registerApi } from './api-routes.ts';
import { CashOuts } from './bets/cash-out.ts';
import { BetEvents, type BookContext } from './bets/context.ts';
import { deliveryModes, Outbox } from './bets/outbox.ts';
import { Placing } from './bets/placing.ts';
import { Settling } from './bets/settling.ts';
import { BetStore } from './bets/store.ts';
import { createWallet } from './bets/wallet.ts';
import { Calendar } from './calendar/calendar.ts';
import { registerClient } from './client-routes.ts';
import { registerDesk } from './desk-routes.ts';
import { registerExternal } from './external-routes.ts';
import { Feed } from './feed/feed.ts';
import { Floor } from './floor/floor.ts';

export interface SportsbookOptions {
  /** Folder of `sportsbook.sqlite`; made when missing. */
  readonly dataFolder: string;
  /** Where the operator's wallet is. */
  readonly walletUrl: string;
  readonly operatorId: string;
  /** Signs what the book sends. */
  readonly privateKey: KeyObject;
  /** Proves players' tokens and the operator's own calls. */
  readonly operatorKey: KeyObject;
  /** Whose pages may use the book. */
  readonly origins: readonly string[];
  /** Which events there are, and how they are played. */
  readonly seed: string;
  /** Seconds of play in a second. */
  readonly speed: number;
  readonly density?: number;
  readonly liveDelayMs: number;
  /** The share of its fair value that a cash-out costs. */
  readonly cashOutCharge: number;
  readonly clock: { now(): Date };
  readonly logger: Logger;
}

/** How often it is looked what is due, in milliseconds. */
const look = 250;

const walletInput = z.strictObject({ manner: z.enum(deliveryModes) });

/**
 * Oddhaven, the sandbox's book: eight sports in leagues that do not exist, priced by models, played from a seed, and
 * bets on them through the operator's wallet. `protocol.ts` has what its clients hear.
 */
export async function buildSportsbook(options: SportsbookOptions): Promise<FastifyInstance> {
  const { clock, logger, seed, speed, density, operatorKey } = options;
  const app = fastify({ loggerInstance: logger, bodyLimit: 65_536 }) as unknown as FastifyInstance;
  const store = new BetStore(options.dataFolder);
  const calendar = new Calendar({ seed, speed, ...(density !== undefined && { density }) });
  const floor = new Floor(calendar, seed, store.changes());
  const wallet = createWallet({
    baseUrl: options.walletUrl,
    privateKey: options.privateKey,
    operatorId: options.operatorId,
    clock,
  });
  const book: BookContext = {
    store,
    floor,
    wallet,
    outbox: new Outbox(store, wallet, clock, app.log),
    clock,
    operatorId: options.operatorId,
    liveDelayMs: options.liveDelayMs,
    cashOutCharge: options.cashOutCharge,
    newId: () => randomBytes(10).toString('hex'),
    log: app.log,
    betEvents: new BetEvents(),
  };
  const placing = new Placing(book);
  const settling = new Settling(book);
  const cashOuts = new CashOuts(book);
  const tokens = { operatorKey, clock };
  const feed = new Feed({ book, tokens, origins: options.origins });

  let timer: NodeJS.Timeout | undefined;
  const busy = new Set<Promise<void>>();
  const runDue = async () => {
    settling.settleDue();
    floor.tidy(clock.now().getTime());
    // An operator that is slow to take one bet holds up no other.
    await Promise.all([placing.decideDue(), book.outbox.sendDue()]);
    await book.outbox.sendDue();
  };
  app.decorate('runDue', runDue);
  app.decorate('tell', () => feed.tell());
  app.addHook('onListen', async () => {
    feed.attach(app.server);
    timer = setInterval(() => {
      const run = runDue()
        .catch((error: unknown) => app.log.error({ err: error }, 'sportsbook timer failed'))
        .finally(() => busy.delete(run));
      busy.add(run);
    }, look);
    timer.unref();
  });
  app.addHook('preClose', async () => feed.close());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await Promise.all([...busy, placing.idle()]);
    store.close();
  });

  await app.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1024 });
  await app.register(async (scope) => {
    allowOrigins(scope, options.origins);
    registerApi(scope, { book, placing, cashOuts, tokens });
  });
  await app.register(async (scope) => registerExternal(scope, { book, settling, operatorKey }));
  await app.register((scope) => registerClient(scope));
  await app.register((scope) => registerDesk(scope, { book, settling }));
  registerMakeDue(app, [store], clock, runDue);
  app.put('/sandbox/wallet', async (request, reply) => {
    const read = walletInput.safeParse(request.body);
    if (!read.success) return reply.code(400).send({ error: z.prettifyError(read.error) });
    book.outbox.deliveryMode = read.data.manner;
    return read.data;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  return app;
}

/** Lets pages of the operator read what the book answers. */
function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.headers({
      vary: 'Origin',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    if (origin === undefined || !origins.includes(origin)) return;
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-max-age': '600' });
    if (request.method !== 'OPTIONS') return;
    reply.headers({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization, content-type',
    });
    return reply.code(204).send();
  });
  app.options('/api/v1/*', async (_request, reply) => reply.code(403).send());
}

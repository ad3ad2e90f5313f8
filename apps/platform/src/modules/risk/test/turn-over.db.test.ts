import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../kernel/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kernel/db/test-database.ts';
import type { ContractRouter } from '../../../kernel/http/contract-handler.ts';
import { registerContractRoutes } from '../../../kernel/http/contract-routes.ts';
import { allowancesOf } from '../../../kernel/http/rate-limits.ts';
import { createHttpServer } from '../../../kernel/http/server.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { createLogger } from '../../../kernel/log/logger.ts';
import { createMetrics } from '../../../kernel/metrics/metrics.ts';
import { postDeposit } from '../../ledger/public.ts';
import { createRisk } from '../public.ts';

let urls: TestDatabase;
let database: OpenDatabase;
let app: FastifyInstance;

async function serve(turnOverTimes: number): Promise<FastifyInstance> {
  const server = await createHttpServer({
    log: createLogger('fatal'),
    ids: systemIds,
    metrics: createMetrics(),
    trusts: () => false,
    requestsPerMinute: 1_000,
  });
  registerContractRoutes(server, {
    router: {
      risk: createRisk({ db: database.db, turnOverTimes }).routes,
    } as unknown as ContractRouter,
    authenticate: async (token) => ({ id: token, playerId: token }),
    isRestricted: async () => false,
    trusts: () => false,
    allowances: allowancesOf({
      REQUESTS_PER_MINUTE: 100_000,
      SIGN_INS_PER_MINUTE: 100,
      CODES_PER_HOUR: 100,
      MESSAGES_PER_HOUR: 100,
      UPLOADS_PER_HOUR: 100,
    }),
    uploads: { mostBytes: 1, atOnce: 1 },
  });
  await server.ready();
  return server;
}

beforeAll(async () => {
  urls = await createTestDatabase();
  database = openDatabase({ url: urls.ownerUrl, role: 'pierlight_app', max: 4 });
  app = await serve(1);
});
afterAll(async () => {
  await app.close();
  await database.close();
  await urls.drop();
});

const ask = async (player: string, query = 'currency=EUR', server = app) =>
  (
    await server.inject({
      method: 'GET',
      url: `/api/risk/reasons/turn-over-wager?${query}`,
      headers: { authorization: `Bearer ${player}` },
    })
  ).json();

async function playerWith(amount: bigint): Promise<string> {
  const [playerId, invoiceId] = [randomUUID(), randomUUID()];
  await database.db.transaction().execute((tx) =>
    postDeposit(tx, {
      ...{ playerId, invoiceId, amount, currency: 'EUR', provider: 'card' },
      invoiceNumber: invoiceId.slice(0, 8),
      idempotencyKey: invoiceId,
    }),
  );
  return playerId;
}

test('[3-13] [7d-07] what has to be staked, has been and is left is told in subunits', async () => {
  const player = await playerWith(100_00n);
  await database.pool.query(
    "select ledger.bet($1, 'EUR', 4000, 'hub88', $2, 'tide-reels', 'round')",
    [player, randomUUID()],
  );
  expect((await ask(player)).data).toEqual({
    currency: 'EUR',
    total: 100_00,
    turnOverWager: 40_00,
    turnOverWagerAmount: 60_00,
  });
  expect((await ask(player, 'currency=BTC')).data).toMatchObject({ turnOverWagerAmount: 0 });
});

test('[7d-07] with the rule switched off nothing is owed', async () => {
  const without = await serve(0);
  try {
    const { data } = await ask(await playerWith(100_00n), 'currency=EUR', without);
    expect(data).toMatchObject({ total: 0, turnOverWagerAmount: 0 });
  } finally {
    await without.close();
  }
});

test('a currency is requested, and a session', async () => {
  expect(await ask(randomUUID(), '')).toMatchObject({ status: 422 });
  const response = await app.inject({
    method: 'GET',
    url: '/api/risk/reasons/turn-over-wager?currency=EUR',
  });
  expect(response.statusCode).toBe(401);
});

import { createHmac, randomUUID } from 'node:crypto';
import type { Invoice } from '@pierlight/contract/payments/schemas';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../kernel/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kernel/db/test-database.ts';
import type { ContractRouter } from '../../../kernel/http/contract-handler.ts';
import { registerContractRoutes } from '../../../kernel/http/contract-routes.ts';
import { createHttpServer } from '../../../kernel/http/server.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { createLogger } from '../../../kernel/log/logger.ts';
import { createMetrics } from '../../../kernel/metrics/metrics.ts';
import { notify } from '../../notifications/public.ts';
import { createPayments } from '../public.ts';
import { type StubPayment, StubProvider } from './stub-provider.ts';

export const webhookSecret = 'webhook-secret-of-at-least-32-characters';
export const site = 'https://pierlight.test';
export const webhookUrl = '/api/payment/webhooks/card';

export interface World {
  readonly app: FastifyInstance;
  readonly stub: StubProvider;
  readonly clock: { time: number; now(): Date };
  /** Where everybody lives. */
  readonly home: { country: string };
  readonly owner: pg.Pool;
  readonly jobs: ReturnType<typeof createPayments>['jobs'];
  readonly reconciliation: ReturnType<typeof createPayments>['reconciliation'];
}

/** The module behind real HTTP on a real database, with a provider that can misbehave. */
export function usePayments({ custodyUrl }: { custodyUrl?: () => Promise<string> } = {}): World {
  const world: { -readonly [K in keyof World]?: World[K] } = {};
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const database: TestDatabase = await createTestDatabase();
    const opened: OpenDatabase = openDatabase({
      url: database.ownerUrl,
      role: 'pierlight_app',
      max: 20,
    });
    const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 3 });
    // Dropping the database cuts connections that are still being closed.
    owner.on('error', () => undefined);
    const stub = new StubProvider();
    const apiUrl = await stub.listen();
    const clock = { time: Date.UTC(2026, 4, 1, 12), now: () => new Date(clock.time) };
    const home = { country: 'DE' };
    const log = createLogger('fatal');
    const payments = createPayments({
      db: opened.db,
      clock,
      ids: systemIds,
      log,
      settings: {
        hostedPage: {
          apiUrl,
          apiKey: 'api-key-of-at-least-thirty-two-characters',
          webhookSecret,
          pageOrigin: 'https://pages.provider.test',
        },
        custody: {
          apiUrl: (await custodyUrl?.()) ?? apiUrl,
          apiKey: 'api-key-of-at-least-thirty-two-characters',
          webhookSecret,
          pageOrigin: 'https://custody.provider.test',
        },
        publicOrigin: site,
      },
      customerOf: async (id) => ({ id, country: home.country, locale: 'en' }),
      localeOfPage: ({ pathname }) => pathname.slice(1),
      notify,
      withdrawals: {
        requireFactor: async () => ({ use: async () => undefined }),
        requireTurnOver: async () => undefined,
        automaticUpTo: 0,
        addressHoldHours: 24,
        currencyOf: () => undefined,
        readerOf: async () => ({ email: null, locale: 'de' }),
        mail: { sendLater: async () => undefined },
      },
    });
    const app = await createHttpServer({
      log,
      ids: systemIds,
      metrics: createMetrics(),
      trusts: () => false,
      requestsPerMinute: 1_000_000,
    });
    registerContractRoutes(app, {
      router: { payments: payments.routes } as unknown as ContractRouter,
      authenticate: async (token) => ({ id: token, playerId: token }),
      trusts: () => false,
      signInsPerMinute: 100,
      messagesPerHour: 100,
    });
    await payments.registerWebhooks(app);
    await app.ready();
    const { jobs, reconciliation } = payments;
    Object.assign(world, { app, stub, clock, home, owner, jobs, reconciliation });
    closing.push(
      () => app.close(),
      () => stub.close(),
      () => opened.close(),
      () => owner.end(),
      () => database.drop(),
    );
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  return new Proxy(world, {
    get(target, name: keyof World) {
      const value = target[name];
      if (value === undefined) throw new Error('the fixture is opened in beforeAll');
      return value;
    },
  }) as World;
}

export interface Answer<T> {
  readonly status: number;
  readonly data: T;
  readonly code: number | undefined;
  readonly meta: { total: number; totalCapped: boolean } | undefined;
  readonly errors: Record<string, { rule: string }[]> | undefined;
}

async function call<T>(world: World, options: InjectOptions): Promise<Answer<T>> {
  const response: LightMyRequestResponse = await world.app.inject(options);
  const body = response.json<{ data: T; code?: number; meta?: never; errors?: never }>();
  const { data, code, meta, errors } = body;
  return { status: response.statusCode, data, code, meta, errors };
}

export function get<T>(world: World, player: string, url: string): Promise<Answer<T>> {
  return call(world, { method: 'GET', url, headers: { authorization: `Bearer ${player}` } });
}

export const depositInput = {
  methodId: 'card',
  currency: 'EUR',
  amount: 25_00,
  fields: {},
  returnUrl: `${site}/de?wallet=deposit&utm=1`,
};

export function deposit(
  world: World,
  player: string,
  input: Readonly<Record<string, unknown>> = {},
  key: string = randomUUID(),
): Promise<Answer<Invoice>> {
  return call(world, {
    method: 'POST',
    url: '/api/payment/invoices/deposit',
    headers: { authorization: `Bearer ${player}`, 'idempotency-key': key },
    payload: { ...depositInput, ...input },
  });
}

export function decline(world: World, player: string, id: string): Promise<Answer<Invoice>> {
  return call(world, {
    method: 'PUT',
    url: `/api/payment/invoices/${id}/decline`,
    headers: { authorization: `Bearer ${player}` },
  });
}

/** The body of a callback about a payment, whose end stands in the provider's record from then on. */
export function eventOf(payment: StubPayment, status: string, id: string = randomUUID()) {
  Object.assign(payment, { status, reason: status === 'succeeded' ? null : 'declined' });
  return {
    id,
    type: status === 'succeeded' ? 'payment.succeeded' : 'payment.failed',
    createdAt: '2026-05-01T12:00:00.000Z',
    data: {
      paymentId: payment.id,
      reference: payment.reference,
      amount: payment.amount,
      currency: payment.currency,
      status,
      reason: status === 'succeeded' ? null : 'declined',
    },
  };
}

export function signed(body: string, seconds: number, secret = webhookSecret): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

/** Sends a callback with these very bytes; its status. */
export async function callback(
  world: World,
  body: string | Buffer,
  signature: string,
): Promise<number> {
  const response = await world.app.inject({
    method: 'POST',
    url: webhookUrl,
    headers: { 'content-type': 'application/json', 'pierlight-signature': signature },
    payload: body,
  });
  return response.statusCode;
}

/** Sends a well-signed callback with a body; its status. */
export function tell(world: World, event: unknown): Promise<number> {
  const body = JSON.stringify(event);
  return callback(world, body, signed(body, Math.floor(world.clock.time / 1000)));
}

/** Starts a deposit and answers its invoice with the provider's payment. */
export async function started(
  world: World,
  player: string,
  input: Readonly<Record<string, unknown>> = {},
): Promise<{ invoice: Invoice; payment: StubPayment }> {
  const { data: invoice, status } = await deposit(world, player, input);
  const payment = status === 201 ? world.stub.of(invoice.id) : undefined;
  if (!payment) throw new Error(`the deposit was not started: ${status}`);
  return { invoice, payment };
}

/** A player's balance in subunits, 0n without an account. */
export async function balanceOf(world: World, player: string, currency = 'EUR'): Promise<bigint> {
  const { rows } = await world.owner.query<{ balance: string }>(
    'select balance from ledger.account where owner = $1 and currency = $2',
    [player, currency],
  );
  return BigInt(rows[0]?.balance ?? 0);
}

export async function storedInvoice(world: World, id: string) {
  const { rows } = await world.owner.query<{
    status: number;
    failure_reason: string | null;
    handover: string;
  }>('select status, failure_reason, handover from payments.invoice where id = $1', [id]);
  const row = rows[0];
  if (!row) throw new Error(`no invoice ${id}`);
  return row;
}

/** Kinds of the incidents noted about an invoice. */
export async function incidentsOf(world: World, id: string): Promise<string[]> {
  const { rows } = await world.owner.query<{ kind: string }>(
    'select kind from payments.incident where invoice_id = $1 order by kind',
    [id],
  );
  return rows.map((row) => row.kind);
}

/** How many messages of an invoice wait for the realtime gateway. */
export async function announcements(world: World, id: string): Promise<number> {
  const { rows } = await world.owner.query<{ count: number }>(
    `select count(*)::int from graphile_worker._private_jobs
       where payload->'data'->'invoice'->>'id' = $1`,
    [id],
  );
  return rows[0]?.count ?? 0;
}

/** When the next check of an invoice is due; null when none is. */
export async function nextCheck(world: World, id: string): Promise<Date | null> {
  const { rows } = await world.owner.query<{ run_at: Date }>(
    'select run_at from graphile_worker._private_jobs where key = $1',
    [`payments.check:${id}`],
  );
  return rows[0]?.run_at ?? null;
}

/** Runs the check job of an invoice as a worker would. */
export async function check(world: World, invoiceId: string): Promise<void> {
  await world.jobs['payments.check']?.({ invoiceId }, { id: '1', attempts: 1 });
}

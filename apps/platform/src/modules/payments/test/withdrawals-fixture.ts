import { createHmac, randomUUID } from 'node:crypto';
import type { Invoice } from '@pierlight/contract/payments/schemas';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../kernel/db/database.ts';
import { createTestDatabase } from '../../../kernel/db/test-database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { ContractRouter } from '../../../kernel/http/contract-handler.ts';
import { registerContractRoutes } from '../../../kernel/http/contract-routes.ts';
import { createHttpServer } from '../../../kernel/http/server.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { createLogger } from '../../../kernel/log/logger.ts';
import { createMetrics } from '../../../kernel/metrics/metrics.ts';
import { checkLedger } from '../../ledger/public.ts';
import { notify } from '../../notifications/public.ts';
import { createNoteAct } from '../../operations/public.ts';
import { createRisk } from '../../risk/public.ts';
import { createSettings } from '../../settings/public.ts';
import { createPayments, createWithdrawalReview } from '../public.ts';
import { type StubPayout, StubPayouts } from './stub-payouts.ts';

const payoutSecret = 'webhook-secret-of-at-least-32-characters';

/** An IBAN that is one. */
export const iban = 'DE89 3704 0044 0532 0130 00';

export interface World {
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  readonly owner: pg.Pool;
  readonly stub: StubPayouts;
  readonly clock: { time: number; now(): Date };
  readonly jobs: ReturnType<typeof createPayments>['jobs'];
  readonly review: ReturnType<typeof createWithdrawalReview>;
  /** Mails that were to be sent, by name and address. */
  readonly mails: { name: string; to: string }[];
  /** Players who have to bring the proof `right`, and those who have to stake each deposit once. */
  readonly asked: { factor: Set<string>; turnOver: Set<string> };
}

/** The module behind real HTTP on a real database, with somebody who pays out and can misbehave. */
export function useWithdrawals(): World {
  const world: { -readonly [K in keyof World]?: World[K] } = {};
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const testDatabase = await createTestDatabase();
    const database = openDatabase({ url: testDatabase.ownerUrl, role: 'pierlight_app', max: 24 });
    const owner = new pg.Pool({ connectionString: testDatabase.ownerUrl, max: 3 });
    owner.on('error', () => undefined);
    const stub = new StubPayouts();
    const apiUrl = await stub.listen();
    const clock = { time: Date.UTC(2026, 4, 1, 12), now: () => new Date(clock.time) };
    const log = createLogger('fatal');
    const mails: World['mails'] = [];
    const asked: World['asked'] = { factor: new Set(), turnOver: new Set() };
    const risk = createRisk({ db: database.db, turnOverTimes: 1 });
    const settings = createSettings({
      restrictedCountries: [],
      phoneSignUp: false,
      questsEnabled: false,
      loyaltyEnabled: false,
      minimumAge: 18,
      betting: { clientHost: undefined, clientId: undefined },
      verification: { isEnabled: false, hidesDocuments: false },
    });
    const provider = {
      apiUrl,
      apiKey: 'api-key-of-at-least-thirty-two-characters',
      webhookSecret: payoutSecret,
      pageOrigin: 'https://pages.provider.test',
    };
    const payments = createPayments({
      db: database.db,
      clock,
      ids: systemIds,
      log,
      settings: {
        hostedPage: provider,
        custody: provider,
        publicOrigin: 'https://pierlight.test',
      },
      customerOf: async (id) => ({ id, country: 'DE', locale: 'de' }),
      localeOfPage: ({ pathname }) => pathname.slice(1),
      notify,
      withdrawals: {
        automaticUpTo: 1_000,
        addressHoldHours: 24,
        currencyOf: settings.currency,
        readerOf: async (id) => ({ email: `${id}@example.com`, locale: 'de' }),
        mail: {
          sendLater: async (_tx, { name, to }) => {
            mails.push({ name, to });
          },
        },
        requireFactor: async ({ playerId }, proof) => {
          if (asked.factor.has(playerId) && proof !== 'right')
            throw new DomainError('secondFactorRequired');
          return { use: async () => undefined };
        },
        requireTurnOver: async (tx, playerId, currency) => {
          if (asked.turnOver.has(playerId)) await risk.requireTurnOver(tx, playerId, currency);
        },
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
    const review = createWithdrawalReview({
      db: database.db,
      clock,
      noteAct: createNoteAct({ clock, ids: systemIds }),
    });
    Object.assign(world, {
      ...{ app, database, owner, stub, clock, jobs: payments.jobs, review, mails, asked },
    });
    closing.push(
      () => app.close(),
      () => stub.close(),
      () => database.close(),
      () => owner.end(),
      () => testDatabase.drop(),
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

/** A player, a new one unless told, with a paid deposit of `amount` subunits by card. */
export async function playerWith(
  world: World,
  amount: number,
  currency = 'EUR',
  player: string = randomUUID(),
): Promise<string> {
  const invoice = randomUUID();
  await world.owner.query(
    `with posted as (
       select transaction_id as id from ledger.deposit($1, $2, $3, 'card', $4, $5, $5))
     insert into payments.invoice (id, number, player_id, type, status, method_id, provider, currency,
       amount, idempotency_key, input_hash, handover, ledger_transaction_id, created_at, settled_at)
     select $4, $5, $1, 1, 2, 'card', 'card', $2, $3, $5, '', 'accepted', posted.id, $6, $6 from posted`,
    [player, currency, amount, invoice, `D-${invoice.slice(0, 8)}`, world.clock.now()],
  );
  return player;
}

export const byBank = { methodId: 'bank', currency: 'EUR', amount: 50_00, fields: { iban } };

export interface Answer<T> {
  readonly status: number;
  readonly data: T;
  readonly code: number | undefined;
  readonly errors: Record<string, { rule: string }[]> | undefined;
}

export async function withdraw(
  world: World,
  player: string,
  input: Readonly<Record<string, unknown>> = {},
  key: string = randomUUID(),
  proof?: string,
): Promise<Answer<Invoice>> {
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/payment/invoices/withdrawal',
    headers: {
      authorization: `Bearer ${player}`,
      'idempotency-key': key,
      ...(proof === undefined ? {} : { 'second-factor': proof }),
    },
    payload: { ...byBank, ...input },
  });
  const { data, code, errors } = response.json();
  return { status: response.statusCode, data, code, errors };
}

/** Asks for a withdrawal that is taken, and answers it. */
export async function asked(
  world: World,
  player: string,
  input: Readonly<Record<string, unknown>> = {},
): Promise<Invoice> {
  const { status, data } = await withdraw(world, player, input);
  if (status !== 201) throw new Error(`the withdrawal was not taken: ${status}`);
  return data;
}

/** Runs the job that looks after a withdrawal as a worker would. */
export async function advance(world: World, { id }: Pick<Invoice, 'id'>): Promise<void> {
  await world.jobs['payments.withdraw']?.({ invoiceId: id }, { id: '1', attempts: 1 });
}

/** A provider's callback about a payout; its status. */
export async function tell(
  world: World,
  payout: StubPayout,
  lie: Partial<StubPayout> & { event?: string; secret?: string } = {},
): Promise<number> {
  const { event = randomUUID(), secret = payoutSecret, ...changed } = lie;
  const { id: payoutId, ...data } = { ...payout, ...changed };
  const body = JSON.stringify({
    id: event,
    type: data.status === 'paid' ? 'payout.paid' : 'payout.failed',
    createdAt: '2026-05-01T12:00:00.000Z',
    data: { payoutId, ...data },
  });
  return callBack(world, '/api/payment/webhooks/card/payouts', body, secret);
}

/** Sends a signed body to one of the addresses for callbacks; its status. */
export async function callBack(
  world: World,
  url: string,
  body: string,
  secret = payoutSecret,
): Promise<number> {
  const seconds = Math.floor(world.clock.time / 1_000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const response = await world.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      'pierlight-signature': `t=${seconds},v1=${mac}`,
    },
    payload: body,
  });
  return response.statusCode;
}

export async function balanceOf(world: World, player: string, currency = 'EUR'): Promise<number> {
  const { rows } = await world.owner.query<{ balance: string }>(
    'select balance from ledger.account where owner = $1 and currency = $2',
    [player, currency],
  );
  return Number(rows[0]?.balance ?? 0);
}

/** What the house's accounts of a kind hold of a player's movements, in subunits. */
export async function houseOf(world: World, player: string, kind: string): Promise<number> {
  const { rows } = await world.owner.query<{ sum: number }>(
    `select coalesce(sum(entry.amount), 0)::int as sum from ledger.entry
     join ledger.transaction posted on posted.id = entry.transaction_id
     join ledger.account on account.id = entry.account_id and account.kind::text = $2
     where posted.player_id = $1`,
    [player, kind],
  );
  return rows[0]?.sum ?? 0;
}

export async function stored(world: World, { id }: Pick<Invoice, 'id'>) {
  const { rows } = await world.owner.query<{
    status: number;
    handover: string;
    failure_reason: string | null;
    approved_at: Date | null;
  }>('select status, handover, failure_reason, approved_at from payments.invoice where id = $1', [
    id,
  ]);
  const row = rows[0];
  if (!row) throw new Error(`no invoice ${id}`);
  return row;
}

export async function incidentsOf(world: World, { id }: Pick<Invoice, 'id'>): Promise<string[]> {
  const { rows } = await world.owner.query<{ kind: string }>(
    'select kind from payments.incident where invoice_id = $1 order by kind',
    [id],
  );
  return rows.map(({ kind }) => kind);
}

/** When the job of a withdrawal runs next; null when it will not. */
export async function nextRun(world: World, { id }: Pick<Invoice, 'id'>): Promise<Date | null> {
  const { rows } = await world.owner.query<{ run_at: Date }>(
    'select run_at from graphile_worker._private_jobs where key = $1',
    [`payments.withdraw:${id}`],
  );
  return rows[0]?.run_at ?? null;
}

export const faults = (world: World) => checkLedger(world.database.db);

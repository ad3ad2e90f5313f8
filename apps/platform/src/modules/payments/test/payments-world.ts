import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../kernel/db/database.ts';
import { createTestDatabase } from '../../../kernel/db/test-database.ts';
import type { ContractRouter } from '../../../kernel/http/contract-handler.ts';
import { registerContractRoutes } from '../../../kernel/http/contract-routes.ts';
import { allowancesOf } from '../../../kernel/http/rate-limits.ts';
import { createHttpServer } from '../../../kernel/http/server.ts';
import { systemIds } from '../../../kernel/ids.ts';
import { createLogger } from '../../../kernel/log/logger.ts';
import { createMetrics } from '../../../kernel/metrics/metrics.ts';
import { gamesOf, offeredOf, testOffers } from '../../bonuses/test/test-offers.ts';
import { createLimits } from '../../limits/public.ts';
import { rulesOf } from '../../limits/test/rules-fixture.ts';
import { notify } from '../../notifications/public.ts';
import { isAccountDeleted } from '../../privacy/public.ts';
import { createPayments, type PaymentsDeps, type PaymentsSettings } from '../public.ts';
import { webhookSecret } from './webhooks.ts';

export const site = 'https://pierlight.test';

/** The module behind real HTTP on a real database. */
export interface PaymentsWorld {
  readonly app: FastifyInstance;
  readonly database: OpenDatabase;
  readonly owner: pg.Pool;
  readonly clock: { time: number; now(): Date };
  readonly jobs: ReturnType<typeof createPayments>['jobs'];
  readonly reconciliation: ReturnType<typeof createPayments>['reconciliation'];
  readonly checked: ReturnType<typeof createPayments>['checked'];
}

/** Whom the module deals with, and what only some tests have of it. */
export interface Surroundings<Own extends object>
  extends Pick<PaymentsDeps, 'customerOf' | 'withdrawals'> {
  /** Origins of the APIs of the two providers. */
  readonly cardUrl: string;
  readonly custodyUrl: string;
  /** Milliseconds a provider has to answer; short, unless its tests let it do more than not answer. */
  readonly deadline?: number | undefined;
  /** What everybody stands under; nothing unless told. */
  readonly rules?: Parameters<typeof rulesOf>[1];
  /** What a player's checks say to a deposit; nothing unless told. */
  readonly depositChecks?: PaymentsDeps['depositChecks'];
  readonly own: Own;
  close(): Promise<unknown>;
}

/** How one provider is reached by tests: one of them waits for the deadline, on a busy machine others need it. */
export const providerAt = (
  apiUrl: string,
  name: 'pages' | 'custody',
  deadline = 5_000,
): PaymentsSettings['hostedPage'] => ({
  apiUrl,
  apiKey: 'api-key-of-at-least-thirty-two-characters',
  webhookSecret,
  pageOrigin: `https://${name}.provider.test`,
  deadline,
});

/** Opens the module for the tests of a file, in surroundings that are made then. */
export function usePaymentsWorld<Own extends object>(
  surround: (given: Pick<PaymentsWorld, 'database' | 'clock'>) => Promise<Surroundings<Own>>,
): PaymentsWorld & Own {
  const opened: Partial<PaymentsWorld & Own> = {};
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const urls = await createTestDatabase();
    const database = openDatabase({ url: urls.ownerUrl, role: 'pierlight_app', max: 24 });
    const owner = new pg.Pool({ connectionString: urls.ownerUrl, max: 3 });
    // Dropping the database cuts connections that are still being closed.
    owner.on('error', () => undefined);
    const clock = { time: Date.UTC(2026, 4, 1, 12), now: () => new Date(clock.time) };
    const log = createLogger('fatal');
    const around = await surround({ database, clock });
    const limits = createLimits({
      ...{ db: database.db, clock, ids: systemIds },
      currencyOf: () => ({ isEnabled: true }),
      rules: rulesOf(clock, around.rules),
      playedSince: async () => [],
      exclusions: {
        exclude: async () => [],
        lock: async () => {},
        refuse: async () => {},
        running: async () => [],
      },
      beforeDeposit: async () => {},
      endOffers: async () => {},
      onSessionEnded: async () => {},
    });
    const payments = createPayments({
      ...{ db: database.db, clock, ids: systemIds, log, notify, isDeleted: isAccountDeleted },
      settings: {
        hostedPage: providerAt(around.cardUrl, 'pages', around.deadline),
        custody: providerAt(around.custodyUrl, 'custody', around.deadline),
        publicOrigin: site,
      },
      customerOf: around.customerOf,
      localeOfPage: ({ pathname }) => pathname.slice(1),
      depositLimits: limits.deposits,
      depositChecks: around.depositChecks ?? { require: async () => undefined },
      bonuses: {
        offered: offeredOf(testOffers),
        gamesOf: async (terms) => gamesOf(terms),
        giveSpins: async () => undefined,
        ofCode: async () => null,
      },
      withdrawals: around.withdrawals,
    });
    const app = await createHttpServer({
      log,
      ids: systemIds,
      metrics: createMetrics(),
      trusts: () => false,
      requestsPerMinute: 1_000_000,
    });
    registerContractRoutes(app, {
      router: { payments: payments.routes, limits: limits.routes } as unknown as ContractRouter,
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
    await payments.registerWebhooks(app);
    await app.ready();
    const { jobs, reconciliation, checked } = payments;
    Object.assign(
      opened,
      { app, database, owner, clock, jobs, reconciliation, checked },
      around.own,
    );
    closing.push(
      () => app.close(),
      () => around.close(),
      () => database.close(),
      () => owner.end(),
      () => urls.drop(),
    );
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  return new Proxy(opened, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (value === undefined) throw new Error('the fixture is opened in beforeAll');
      return value;
    },
  }) as PaymentsWorld & Own;
}

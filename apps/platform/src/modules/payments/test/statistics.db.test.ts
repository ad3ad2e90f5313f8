import { randomUUID } from 'node:crypto';
import type { InvoiceStatistics } from '@pierlight/contract/payments/schemas';
import {
  type InvoiceStatus,
  type InvoiceType,
  invoiceStatus,
  invoiceType,
} from '@pierlight/contract/payments/statuses';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { get } from './api-calls.ts';
import { usePayments } from './payments-fixture.ts';

const world = usePayments();

interface Made {
  readonly type: InvoiceType;
  readonly status: InvoiceStatus;
  readonly currency: string;
  readonly amount: number;
  readonly createdAt: Date;
}

const start = Date.UTC(2026, 0, 1);
const at = (hour: number) => new Date(start + hour * 3_600_000);
const hour = fc.integer({ min: 0, max: 48 });
const made: fc.Arbitrary<Made> = fc.record({
  type: fc.constantFrom(...Object.values(invoiceType)),
  status: fc.constantFrom(...Object.values(invoiceStatus)),
  currency: fc.constantFrom('EUR', 'JPY', 'USDT'),
  amount: fc.integer({ min: 1, max: 5_000_000_000 }),
  createdAt: hour.map(at),
});

async function store(player: string, invoices: readonly Made[]): Promise<void> {
  for (const { type, status, currency, amount, createdAt } of invoices) {
    const id = randomUUID();
    await world.owner.query(
      `insert into payments.invoice (id, number, player_id, type, status, method_id, provider, currency,
         amount, idempotency_key, input_hash, created_at, settled_at, ledger_transaction_id, failure_reason,
         destination, expected_at)
       values ($1::uuid, $1::text, $2, $3::smallint, $4::smallint, 'card', 'card', $5, $6, $1::text, '', $7,
         case when $4::smallint = 1 then null else $7::timestamptz end,
         case when $4::smallint = 2 then $1::uuid end, case when $4::smallint = 3 then 'declined' end,
         case when $3::smallint = 2 then 'somewhere' end, case when $3::smallint = 2 then $7::timestamptz end)`,
      [id, player, type, status, currency, amount, createdAt],
    );
  }
}

/** The same, counted one by one. */
function counted(invoices: readonly Made[]): InvoiceStatistics[] {
  const codes = [...new Set(invoices.map(({ currency }) => currency))].sort();
  return codes.map((currency) => {
    const own = invoices.filter((invoice) => invoice.currency === currency);
    const of = (type: InvoiceType, status: InvoiceStatus) =>
      own.filter((invoice) => invoice.type === type && invoice.status === status);
    const sum = (some: readonly Made[]) => some.reduce((total, { amount }) => total + amount, 0);
    const groups = Object.values(invoiceType).flatMap((type) =>
      Object.values(invoiceStatus).flatMap((status) => {
        const some = of(type, status);
        return some.length === 0 ? [] : [{ type, status, count: some.length, amount: sum(some) }];
      }),
    );
    const settled = (type: InvoiceType) => sum(of(type, invoiceStatus.success));
    const netDeposits = settled(invoiceType.deposit) - settled(invoiceType.withdrawal);
    return { currency, groups, netDeposits };
  });
}

test('[7c-09] are what the invoices of the period and currency come to, and nobody else’s', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(made, { maxLength: 25 }),
      fc.array(made, { maxLength: 3 }),
      fc.option(hour, { nil: undefined }),
      fc.option(hour, { nil: undefined }),
      fc.option(fc.constantFrom('EUR', 'BTC'), { nil: undefined }),
      async (own, others, from, to, currency) => {
        const player = randomUUID();
        await store(player, own);
        await store(randomUUID(), others);
        const query = new URLSearchParams({
          ...(from === undefined ? {} : { from: at(from).toISOString() }),
          ...(to === undefined ? {} : { to: at(to).toISOString() }),
          ...(currency === undefined ? {} : { currency }),
        });
        const { data } = await get<InvoiceStatistics[]>(
          world,
          player,
          `/api/payment/invoices/statistics?${query}`,
        );
        const within = own.filter(
          (invoice) =>
            (from === undefined || invoice.createdAt >= at(from)) &&
            (to === undefined || invoice.createdAt < at(to)) &&
            (currency === undefined || invoice.currency === currency),
        );
        expect(data).toEqual(counted(within));
      },
    ),
    { numRuns: 25 },
  );
});

test('[7c-09] refuse what is no period', async () => {
  const answer = await get(world, randomUUID(), '/api/payment/invoices/statistics?from=yesterday');
  expect(answer.code).toBe(10001);
});

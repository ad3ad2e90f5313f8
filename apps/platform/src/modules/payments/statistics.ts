import type { InvoiceStatistics } from '@pierlight/contract/payments/schemas';
import {
  type InvoiceStatus,
  type InvoiceType,
  invoiceStatus,
  invoiceType,
} from '@pierlight/contract/payments/statuses';
import { sql } from 'kysely';
import type { Database } from '../../kernel/db/database.ts';

export interface StatisticsQuery {
  readonly playerId: string;
  readonly currency?: string | undefined;
  /** When an invoice was created, inclusive; ISO 8601. */
  readonly from?: string | undefined;
  /** Exclusive. */
  readonly to?: string | undefined;
}

/** What a player's invoices come to in each currency there are any of, in the order of its code. */
export async function readInvoiceStatistics(
  db: Database,
  query: StatisticsQuery,
): Promise<InvoiceStatistics[]> {
  const { rows } = await sql<{
    currency: string;
    type: InvoiceType;
    status: InvoiceStatus;
    count: bigint;
    amount: bigint;
  }>`
    select currency, type, status, count(*) as count, sum(amount)::bigint as amount
    from payments.invoice
    where player_id = ${query.playerId}::uuid
      and (${query.currency ?? null}::text is null or currency = ${query.currency ?? null})
      and created_at >= coalesce(${query.from ?? null}::timestamptz, '-infinity')
      and created_at < coalesce(${query.to ?? null}::timestamptz, 'infinity')
    group by currency, type, status order by currency, type, status`.execute(db);

  const byCurrency = Map.groupBy(rows, ({ currency }) => currency);
  return [...byCurrency].map(([currency, groups]) => {
    const settled = (type: InvoiceType) =>
      groups.find((group) => group.type === type && group.status === invoiceStatus.success)
        ?.amount ?? 0n;
    return {
      currency,
      groups: groups.map(({ type, status, count, amount }) => ({
        type,
        status,
        count: Number(count),
        amount: Number(amount),
      })),
      netDeposits: Number(settled(invoiceType.deposit) - settled(invoiceType.withdrawal)),
    };
  });
}

import type { InvoiceStatus, InvoiceType } from '@pierlight/contract/payments/statuses';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../../kernel/db/database.ts';
import type { InvoiceRow } from './repository.ts';

type InvoiceTables = { 'payments.invoice': InvoiceRow };

export interface InvoiceFilter {
  readonly playerId: string;
  readonly id?: readonly string[] | undefined;
  readonly status?: readonly InvoiceStatus[] | undefined;
  readonly type?: readonly InvoiceType[] | undefined;
  readonly currency?: string | undefined;
  /** Ids of methods. */
  readonly method?: readonly string[] | undefined;
  /** When it was created, inclusive; ISO 8601. */
  readonly from?: string | undefined;
  /** Exclusive. */
  readonly to?: string | undefined;
}

/** One page of a player's invoices, newest first, and how many there are, counted up to `cap`. */
export async function listInvoices(
  db: Database,
  filter: InvoiceFilter,
  page: { readonly limit: number; readonly offset: number },
  cap: number,
): Promise<{ rows: InvoiceRow[]; counted: number }> {
  const matches = (eb: ExpressionBuilder<InvoiceTables, 'payments.invoice'>) =>
    eb.and([
      eb('player_id', '=', filter.playerId),
      ...(filter.id?.length ? [eb('id', 'in', [...filter.id])] : []),
      ...(filter.status?.length ? [eb('status', 'in', [...filter.status])] : []),
      ...(filter.type?.length ? [eb('type', 'in', [...filter.type])] : []),
      ...(filter.currency ? [eb('currency', '=', filter.currency)] : []),
      ...(filter.method?.length ? [eb('method_id', 'in', [...filter.method])] : []),
      ...(filter.from ? [eb('created_at', '>=', new Date(filter.from))] : []),
      ...(filter.to ? [eb('created_at', '<', new Date(filter.to))] : []),
    ]);
  const tables = db.withTables<InvoiceTables>();
  const found = tables.selectFrom('payments.invoice').where(matches);
  const [rows, count] = await Promise.all([
    found.selectAll().orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute(),
    tables
      .selectFrom(
        found
          .select('id')
          .limit(cap + 1)
          .as('some'),
      )
      .select(sql<number>`count(*)::int`.as('counted'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, counted: count.counted };
}

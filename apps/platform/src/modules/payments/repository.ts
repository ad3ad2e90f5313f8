import type { InvoiceStatus, InvoiceType } from '@pierlight/contract/payments/statuses';
import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import type { ProviderPayment } from './provider.ts';

/** Whether the provider has the payment: being asked, yes, nobody knows, surely not. */
export type Handover = 'sending' | 'accepted' | 'unknown' | 'refused';

interface InvoiceTable {
  id: string;
  number: string;
  player_id: string;
  type: InvoiceType;
  status: InvoiceStatus;
  method_id: string;
  provider: string;
  currency: string;
  amount: bigint;
  /** What was asked for, where something else came; else null. */
  asked_amount: bigint | null;
  idempotency_key: string;
  input_hash: Buffer;
  handover: Handover;
  provider_payment_id: string | null;
  redirect_url: string | null;
  public_data: ProviderPayment['publicData'];
  failure_reason: string | null;
  ledger_transaction_id: string | null;
  created_at: Date;
  settled_at: Date | null;
  /** Subunits; 0n of a deposit. */
  fee: bigint;
  /** Of a withdrawal, as are the next two; null of a deposit. */
  destination: string | null;
  /** Null while it waits for an operator. */
  approved_at: Date | null;
  expected_at: Date | null;
}
export type InvoiceRow = InvoiceTable;

/** What of an invoice only a withdrawal has. */
export const notWithdrawn = {
  fee: 0n,
  destination: null,
  approved_at: null,
  expected_at: null,
} as const satisfies Partial<InvoiceRow>;

interface CallbackTable {
  provider: string;
  event_id: string;
  body: string;
  received_at: Date;
  outcome: string | null;
  handled_at: Date | null;
}

interface IncidentTable {
  id: string;
  kind: string;
  fingerprint: string;
  invoice_id: string | null;
  provider: string;
  detail: string;
  created_at: Date;
}
export type NewIncident = Insertable<IncidentTable>;

type PaymentTables = {
  'payments.invoice': InvoiceTable;
  'payments.callback': CallbackTable;
  'payments.incident': IncidentTable;
};

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

const tables = (tx: Database | Tx) => tx.withTables<PaymentTables>();

/** Saves a new invoice; false when its number is taken or the player used its key before. */
export async function insertInvoice(tx: Tx, invoice: InvoiceRow): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('payments.invoice')
    .values(invoice)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function invoiceByKey(
  db: Database | Tx,
  playerId: string,
  key: string,
): Promise<InvoiceRow | undefined> {
  return tables(db)
    .selectFrom('payments.invoice')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export async function invoiceById(db: Database, id: string): Promise<InvoiceRow | undefined> {
  return tables(db)
    .selectFrom('payments.invoice')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks an invoice until the transaction ends. */
export async function lockInvoice(tx: Tx, id: string): Promise<InvoiceRow | undefined> {
  return tables(tx)
    .selectFrom('payments.invoice')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the invoice that a provider's payment belongs to. */
export async function lockInvoiceOfPayment(
  tx: Tx,
  provider: string,
  paymentId: string,
): Promise<InvoiceRow | undefined> {
  return tables(tx)
    .selectFrom('payments.invoice')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a provider's payment already belongs to another invoice. */
export async function isPaymentTaken(
  tx: Tx,
  provider: string,
  paymentId: string,
  invoiceId: string,
): Promise<boolean> {
  const other = await tables(tx)
    .selectFrom('payments.invoice')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_payment_id', '=', paymentId)
    .where('id', '!=', invoiceId)
    .executeTakeFirst();
  return other !== undefined;
}

type InvoiceChange = Partial<
  Pick<
    InvoiceRow,
    | 'status'
    | 'amount'
    | 'asked_amount'
    | 'handover'
    | 'provider_payment_id'
    | 'redirect_url'
    | 'public_data'
    | 'failure_reason'
    | 'ledger_transaction_id'
    | 'settled_at'
    | 'approved_at'
    | 'expected_at'
  >
>;

/** Changes a pending, locked invoice; the database refuses to change a final one. */
export async function updateInvoice(
  tx: Tx,
  id: string,
  change: InvoiceChange,
): Promise<InvoiceRow> {
  return tables(tx)
    .updateTable('payments.invoice')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** One page of a player's invoices, newest first, and how many there are, counted up to `cap`. */
export async function listInvoices(
  db: Database,
  filter: InvoiceFilter,
  page: { readonly limit: number; readonly offset: number },
  cap: number,
): Promise<{ rows: InvoiceRow[]; counted: number }> {
  const matches = (eb: ExpressionBuilder<PaymentTables, 'payments.invoice'>) =>
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
  const found = tables(db).selectFrom('payments.invoice').where(matches);
  const [rows, count] = await Promise.all([
    found.selectAll().orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute(),
    tables(db)
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

export interface StoredCallback {
  readonly body: string;
  readonly outcome: string | null;
}

/** Stores a callback; null when it is new, else what was stored under its id before. */
export async function storeCallback(
  tx: Tx,
  callback: Pick<CallbackTable, 'provider' | 'event_id' | 'body' | 'received_at'>,
): Promise<StoredCallback | null> {
  const inserted = await tables(tx)
    .insertInto('payments.callback')
    .values({ ...callback, outcome: null, handled_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return inserted ? null : lockCallback(tx, callback.provider, callback.event_id);
}

/** Locks a stored callback, so that one of those handling it at once goes first. */
export async function lockCallback(
  tx: Tx,
  provider: string,
  eventId: string,
): Promise<StoredCallback> {
  return tables(tx)
    .selectFrom('payments.callback')
    .select(['body', 'outcome'])
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function finishCallback(
  tx: Tx,
  provider: string,
  eventId: string,
  outcome: string,
  at: Date,
): Promise<void> {
  await tables(tx)
    .updateTable('payments.callback')
    .set({ outcome, handled_at: at })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute();
}

/** Notes a contradiction; one with a fingerprint already known changes nothing. */
export async function insertIncident(tx: Tx, incident: NewIncident): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('payments.incident')
    .values(incident)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

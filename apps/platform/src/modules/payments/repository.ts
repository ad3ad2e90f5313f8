import type { InvoiceStatus, InvoiceType } from '@pierlight/contract/payments/statuses';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
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
  /** The requested amount, where another one came; else null. */
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
  /** What becomes of it once a check of its player is through; null while it waits for none. */
  after_check: 'send' | 'review' | null;
  /** Of a deposit where it came from, of a withdrawal where it goes; null where that is not known. */
  destination_id: string | null;
}
export type InvoiceRow = InvoiceTable;

/** What of an invoice only a withdrawal has. */
export const notWithdrawn = {
  fee: 0n,
  destination: null,
  approved_at: null,
  expected_at: null,
  after_check: null,
  destination_id: null,
} as const satisfies Partial<InvoiceRow>;

type InvoiceTables = { 'payments.invoice': InvoiceTable };

const tables = (tx: Database | Tx) => tx.withTables<InvoiceTables>();

/**
 * Saves a new invoice; false when its number is taken, or the player's key stands for an invoice already.
 * One that its provider surely does not have frees its key, for the same input alone.
 * @throws DomainError idempotencyKeyReused
 */
export async function insertInvoice(tx: Tx, invoice: InvoiceRow): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('payments.invoice')
    .values(invoice)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return false;
  const other = await tables(tx)
    .selectFrom('payments.invoice')
    .select('id')
    .where('player_id', '=', invoice.player_id)
    .where('idempotency_key', '=', invoice.idempotency_key)
    .where('input_hash', '!=', invoice.input_hash)
    .executeTakeFirst();
  if (other) throw new DomainError('idempotencyKeyReused');
  return true;
}

/** What a player's key stands for: of all its tries the one that was not refused, if there is one. */
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
    .orderBy((row) => row('handover', '=', 'refused'))
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export async function invoiceById(db: Database, id: string): Promise<InvoiceRow | undefined> {
  return tables(db)
    .selectFrom('payments.invoice')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function invoiceByNumber(tx: Tx, number: string): Promise<InvoiceRow | undefined> {
  return tables(tx)
    .selectFrom('payments.invoice')
    .selectAll()
    .where('number', '=', number)
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
    | 'after_check'
    | 'destination_id'
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

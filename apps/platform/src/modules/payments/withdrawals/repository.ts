import { invoiceStatus, invoiceType } from '@pierlight/contract/payments/statuses';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import type { InvoiceRow } from '../repository.ts';

interface WithdrawalTable {
  invoice_id: string;
  player_id: string;
  fields: string | null;
}
type WithdrawalTables = {
  'payments.withdrawal': WithdrawalTable;
  'payments.invoice': InvoiceRow;
};

const tables = (tx: Database | Tx) => tx.withTables<WithdrawalTables>();

/** Lets a player's withdrawals be taken one at a time until the transaction ends. */
export async function queueWithdrawals(tx: Tx, playerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('withdrawals'), hashtext(${playerId}))`.execute(
    tx,
  );
}

export async function insertWithdrawal(
  tx: Tx,
  invoice: Pick<InvoiceRow, 'id' | 'player_id'>,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await tables(tx)
    .insertInto('payments.withdrawal')
    .values({
      invoice_id: invoice.id,
      player_id: invoice.player_id,
      fields: JSON.stringify(fields),
    })
    .execute();
}

/** Where a withdrawal goes, by the names of its method's fields; null when that was deleted. */
export async function fieldsOfWithdrawal(
  db: Database,
  invoiceId: string,
): Promise<Readonly<Record<string, string>> | null> {
  const row = await tables(db)
    .selectFrom('payments.withdrawal')
    .select('fields')
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();
  // The driver reads jsonb; the column's type is what is written to it.
  return (row?.fields ?? null) as unknown as Readonly<Record<string, string>> | null;
}

/** What a player requested since a moment, without what was returned, in subunits by currency. */
export async function requestedSince(
  tx: Tx,
  playerId: string,
  since: Date,
): Promise<readonly { readonly currency: string; readonly amount: bigint }[]> {
  return tables(tx)
    .selectFrom('payments.invoice')
    .select(['currency', sql<bigint>`sum(amount)::bigint`.as('amount')])
    .where('player_id', '=', playerId)
    .where('type', '=', invoiceType.withdrawal)
    .where('status', '!=', invoiceStatus.error)
    .where('created_at', '>=', since)
    .groupBy('currency')
    .execute();
}

/**
 * The newest other withdrawal of the same amount by the same method to the same place since a moment
 * that has not come back.
 */
export async function sameWithdrawalSince(
  tx: Tx,
  invoice: InvoiceRow,
  fields: Readonly<Record<string, string>>,
  since: Date,
): Promise<Pick<InvoiceRow, 'id' | 'number' | 'created_at'> | undefined> {
  return tables(tx)
    .selectFrom('payments.invoice as earlier')
    .innerJoin('payments.withdrawal as sent', 'sent.invoice_id', 'earlier.id')
    .select(['earlier.id', 'earlier.number', 'earlier.created_at'])
    .where('earlier.player_id', '=', invoice.player_id)
    .where('earlier.type', '=', invoiceType.withdrawal)
    .where('earlier.status', '!=', invoiceStatus.error)
    .where('earlier.created_at', '>=', since)
    .where('earlier.id', '!=', invoice.id)
    .where('earlier.method_id', '=', invoice.method_id)
    .where('earlier.currency', '=', invoice.currency)
    .where('earlier.amount', '=', invoice.amount)
    .where(sql<boolean>`sent.fields = ${JSON.stringify(fields)}::jsonb`)
    .orderBy('earlier.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Withdrawals of a player that wait for a check, the oldest first. */
export async function waitingForCheck(db: Database, playerId: string): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('payments.invoice')
    .select('id')
    .where('player_id', '=', playerId)
    .where('status', '=', invoiceStatus.pending)
    .where('after_check', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Players after one, by id, of whom a withdrawal waits for a check. */
export async function playersWaiting(
  db: Database,
  after: string,
  limit: number,
): Promise<{ playerId: string }[]> {
  return tables(db)
    .selectFrom('payments.invoice')
    .select('player_id as playerId')
    .distinct()
    .where('status', '=', invoiceStatus.pending)
    .where('after_check', 'is not', null)
    .where('player_id', '>', after)
    .orderBy('player_id')
    .limit(limit)
    .execute();
}

/** Withdrawals that wait for an operator, the oldest first. */
export async function withdrawalsInReview(db: Database, limit: number): Promise<InvoiceRow[]> {
  return tables(db)
    .selectFrom('payments.invoice')
    .selectAll()
    .where('type', '=', invoiceType.withdrawal)
    .where('status', '=', invoiceStatus.pending)
    .where('approved_at', 'is', null)
    .where('after_check', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}

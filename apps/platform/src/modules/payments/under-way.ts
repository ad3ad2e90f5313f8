import {
  type InvoiceType,
  invoiceStatus,
  invoiceType,
} from '@pierlight/contract/payments/statuses';
import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { owingKinds } from './incidents.ts';

/** A payment that has not ended. */
export interface UnderWay {
  readonly number: string;
  readonly type: InvoiceType;
  /** Subunits. */
  readonly amount: number;
  readonly currency: string;
}

/** Most payments that are named. */
const mostNamed = 100;

/** A player's payments that have not ended, the oldest first; of very many the first hundred. */
export async function moneyUnderWay(
  db: Database | Tx,
  playerId: string,
): Promise<readonly UnderWay[]> {
  const { rows } = await sql<Omit<UnderWay, 'amount'> & { readonly amount: bigint }>`
    select number, type, amount, currency from payments.invoice
    where player_id = ${playerId} and status = ${invoiceStatus.pending} order by id
    limit ${mostNamed}`.execute(db);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/**
 * Whether an incident about a player's payments is not settled that may end with money for the player. What is
 * held for a deleted account is none, and neither is what can only take.
 */
export async function mayOwe(tx: Tx, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payments.incident join payments.invoice on invoice.id = invoice_id
    where player_id = ${playerId} and resolved_at is null and (
      (type = ${invoiceType.deposit} and kind = any (${owingKinds.deposit}))
      or (type = ${invoiceType.withdrawal} and kind = any (${owingKinds.withdrawal})))
    limit 1`.execute(tx);
  return rows.length > 0;
}

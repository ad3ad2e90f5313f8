import {
  type InvoiceType,
  invoiceStatus,
  invoiceType,
} from '@pierlight/contract/payments/statuses';
import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';

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

/** Whether a player got money since a moment: by a deposit, or by a withdrawal that came back. */
export async function hasMoneyComeSince(
  db: Database | Tx,
  playerId: string,
  since: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from payments.invoice
    where player_id = ${playerId} and settled_at > ${since}
      and ((type = ${invoiceType.deposit} and status = ${invoiceStatus.success})
        or (type = ${invoiceType.withdrawal} and status = ${invoiceStatus.error}))
    limit 1`.execute(db);
  return rows.length > 0;
}

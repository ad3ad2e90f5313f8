import { invoiceStatus, invoiceType } from '@pierlight/contract/payments/statuses';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { InvoiceRow } from '../repository.ts';

/**
 * What of a player's deposits in a currency has not gone back, in subunits; below zero once winnings went out.
 * @param besides a withdrawal that is not counted
 */
export async function ownMoney(
  tx: Tx,
  { playerId, currency, besides }: { playerId: string; currency: string; besides?: string },
): Promise<bigint> {
  const { rows } = await sql<{ own: bigint }>`
    select coalesce(sum(case
        when type = ${invoiceType.deposit} and status = ${invoiceStatus.success} then amount
        when type = ${invoiceType.withdrawal} and status <> ${invoiceStatus.error} then -amount
        else 0 end), 0)::bigint as own
    from payments.invoice
    where player_id = ${playerId} and currency = ${currency}
      and id is distinct from ${besides ?? null}::uuid`.execute(tx);
  return rows[0]?.own ?? 0n;
}

/** Holds a saved withdrawal to what its player paid in. @throws DomainError ownMoneyOnly, naming how much is left */
export async function requireOwnMoney(tx: Tx, invoice: InvoiceRow): Promise<void> {
  const { player_id: playerId, currency, id: besides } = invoice;
  const own = await ownMoney(tx, { playerId, currency, besides });
  if (invoice.amount <= own) return;
  const left = own < 0n ? 0 : Number(own);
  throw new DomainError('ownMoneyOnly', {
    fields: { amount: [{ rule: 'ownMoneyOnly', params: { left, currency } }] },
  });
}

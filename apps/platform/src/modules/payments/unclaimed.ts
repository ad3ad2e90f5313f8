import { invoiceStatus } from '@pierlight/contract/payments/statuses';
import type { Tx } from '../../kernel/db/database.ts';
import { type Posting, postUnclaimed, postUnclaimedReturn } from '../ledger/public.ts';
import type { NoteIncident } from './incidents.ts';
import { movementOf } from './invoice.ts';
import type { ProviderPayment } from './provider.ts';
import { type InvoiceRow, updateInvoice } from './repository.ts';

/** Name in the ledger of what is held. */
const heldKeyOf = (invoiceId: string): string => `unclaimed:${invoiceId}`;

/**
 * Ends a pending, locked deposit whose player's account was deleted: what came is held for whoever sent
 * it, and an operator is to have it sent back. Nobody is told: there is nobody to tell.
 */
export async function holdUnclaimed(
  tx: Tx,
  { noteIncident, at }: { readonly noteIncident: NoteIncident; readonly at: Date },
  invoice: InvoiceRow,
  payment: ProviderPayment,
): Promise<void> {
  const posting = await postUnclaimed(tx, movementOf(invoice, heldKeyOf(invoice.id)));
  const held = await updateInvoice(tx, invoice.id, {
    status: invoiceStatus.success,
    ledger_transaction_id: posting.transactionId,
    settled_at: at,
  });
  const came = { ...payment, amount: invoice.amount };
  await noteIncident(tx, 'unclaimed', invoice.provider, came, held);
}

/**
 * Holds a paid, locked withdrawal whose money came back for an account that was deleted meanwhile: what had been
 * sent, without the fee.
 */
export function holdBounced(tx: Tx, invoice: InvoiceRow): Promise<Posting> {
  const sent = invoice.amount - invoice.fee;
  return postUnclaimed(tx, movementOf(invoice, heldKeyOf(invoice.id), sent));
}

/** Books that what is held of an invoice left the house again: a deposit to where it came from. */
export function returnUnclaimed(tx: Tx, { id, provider }: InvoiceRow): Promise<Posting> {
  return postUnclaimedReturn(tx, {
    provider,
    heldKey: heldKeyOf(id),
    idempotencyKey: `return:${id}`,
  });
}

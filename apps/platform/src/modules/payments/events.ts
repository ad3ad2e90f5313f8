import { type InvoiceMessage, playerChannel } from '@pierlight/contract/realtime/channels';
import type { Tx } from '../../kernel/db/database.ts';
import { publishLater } from '../../kernel/outbox/outbox.ts';
import { invoiceOf } from './invoice.ts';
import type { InvoiceRow } from './repository.ts';

/** Tells the player that a deposit is settled, once the transaction commits. */
export async function announceInvoice(tx: Tx, row: InvoiceRow): Promise<void> {
  const message: InvoiceMessage = { event: 'invoice.deposit.updated', invoice: invoiceOf(row) };
  await publishLater(tx, {
    channel: playerChannel.invoices(row.player_id),
    data: message,
    key: `invoice:${row.id}:${row.status}`,
  });
}

import { randomUUID } from 'node:crypto';
import { invoiceType } from '@pierlight/contract/payments/statuses';
import { type InvoiceMessage, playerChannel } from '@pierlight/contract/realtime/channels';
import type { Tx } from '../../kernel/db/database.ts';
import { publishLater } from '../../kernel/outbox/outbox.ts';
import { invoiceOf } from './invoice.ts';
import type { InvoiceRow } from './repository.ts';

/**
 * Tells the player how far an invoice has come, or that there is something new to pay it with, once the
 * transaction commits.
 */
export async function announceInvoice(tx: Tx, row: InvoiceRow): Promise<void> {
  const invoice = invoiceOf(row);
  const event =
    row.type === invoiceType.deposit ? 'invoice.deposit.updated' : 'invoice.withdrawal.updated';
  const message: InvoiceMessage = { event, invoice };
  await publishLater(tx, {
    channel: playerChannel.invoices(row.player_id),
    data: message,
    // Each is an event of its own, also where an invoice returns to an earlier state.
    key: `invoice:${row.id}:${randomUUID()}`,
  });
}

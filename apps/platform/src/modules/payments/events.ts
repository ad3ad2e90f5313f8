import { createHash } from 'node:crypto';
import { invoiceStatus, invoiceType } from '@pierlight/contract/payments/statuses';
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
  const stage = invoice.withdrawal === null ? '' : `:${invoice.withdrawal.stage}`;
  await publishLater(tx, {
    channel: playerChannel.invoices(row.player_id),
    data: message,
    key: `invoice:${row.id}:${row.status}${stage}${versionOf(row)}`,
  });
}

/** A pending invoice is told of each time that what it shows has changed, a settled one once. */
function versionOf({ status, public_data }: InvoiceRow): string {
  if (status !== invoiceStatus.pending || public_data === null) return '';
  return `:${createHash('sha256').update(JSON.stringify(public_data)).digest('base64url')}`;
}

import { invoiceStatus } from '@pierlight/contract/payments/statuses';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import { enqueueJob } from '../../../kernel/jobs/jobs.ts';
import { postPayout, postRefund } from '../../ledger/public.ts';
import { markRefused } from '../destinations/repository.ts';
import { announceInvoice } from '../events.ts';
import { resolveLasting } from '../incidents.ts';
import { type InvoiceRow, updateInvoice } from '../repository.ts';
import { tellLater } from './notices.ts';
import type { PayoutFailure } from './payout-provider.ts';

/** Sends a withdrawal, or asks what became of it. */
export const sendJob = 'payments.withdraw';

/** Name of a withdrawal in the ledger. */
export const ledgerKeyOf = (invoiceId: string): string => `withdrawal:${invoiceId}`;

/** Sets the one job that looks after a withdrawal, `after` so many milliseconds; a later call moves it. */
export async function enqueueSending(
  tx: Tx | Database,
  invoiceId: string,
  after?: number,
): Promise<void> {
  await enqueueJob(
    tx,
    sendJob,
    { invoiceId },
    // Money goes before the mails and messages that tell of it, of which each withdrawal makes several.
    { key: `${sendJob}:${invoiceId}`, priority: -1, ...(after === undefined ? {} : { after }) },
  );
}

/** Lets a pending, locked withdrawal go; the time it takes counts from now. */
export async function approve(tx: Tx, invoice: InvoiceRow, at: Date): Promise<InvoiceRow> {
  const waited = at.getTime() - invoice.created_at.getTime();
  const approved = await updateInvoice(tx, invoice.id, {
    approved_at: at,
    expected_at: invoice.expected_at && new Date(invoice.expected_at.getTime() + waited),
  });
  await enqueueSending(tx, approved.id);
  await announceInvoice(tx, approved);
  return approved;
}

/** Has a new withdrawal wait for a check of its player, its money in the reserve. */
export async function waitForCheck(
  tx: Tx,
  invoice: InvoiceRow,
  then: NonNullable<InvoiceRow['after_check']>,
): Promise<InvoiceRow> {
  const waiting = await updateInvoice(tx, invoice.id, { after_check: then });
  await announceInvoice(tx, waiting);
  return waiting;
}

/** Lets a pending, locked withdrawal go on whose player's check is through. */
export async function endWaiting(tx: Tx, invoice: InvoiceRow, at: Date): Promise<void> {
  const free = await updateInvoice(tx, invoice.id, { after_check: null });
  if (invoice.after_check === 'send') await approve(tx, free, at);
  else await announceInvoice(tx, free);
}

/** Ends a pending, locked withdrawal whose money has arrived. */
export async function pay(tx: Tx, invoice: InvoiceRow, at: Date): Promise<void> {
  const posting = await postPayout(tx, {
    provider: invoice.provider,
    withdrawalKey: ledgerKeyOf(invoice.id),
    idempotencyKey: `payout:${invoice.id}`,
    fee: invoice.fee,
  });
  const paid = await updateInvoice(tx, invoice.id, {
    status: invoiceStatus.success,
    ledger_transaction_id: posting.transactionId,
    settled_at: at,
  });
  await resolveLasting(tx, paid.id, at);
  await announceInvoice(tx, paid);
  await tellLater(tx, paid, 'paid');
}

/** Whether it was not the provider, or whoever is behind it, that sent it back. */
const isOurs = (reason: PayoutFailure): boolean =>
  reason === 'payoutRefused' || reason === 'payoutStopped' || reason === 'checkRefused';

/** Ends a pending, locked withdrawal that will not be paid: the money is back in the same moment. */
export async function giveBack(
  tx: Tx,
  invoice: InvoiceRow,
  reason: PayoutFailure,
  at: Date,
): Promise<InvoiceRow> {
  await postRefund(tx, {
    provider: invoice.provider,
    withdrawalKey: ledgerKeyOf(invoice.id),
    idempotencyKey: `refund:${invoice.id}`,
  });
  const ended = await updateInvoice(tx, invoice.id, {
    status: invoiceStatus.error,
    failure_reason: reason,
    settled_at: at,
  });
  // What cannot be paid back to keeps nobody from their money.
  if (ended.destination_id !== null && !isOurs(reason))
    await markRefused(tx, ended.destination_id, at);
  await resolveLasting(tx, ended.id, at);
  await announceInvoice(tx, ended);
  await tellLater(tx, ended, 'returned');
  return ended;
}

import type { Invoice, PublicData, WithdrawalStage } from '@pierlight/contract/payments/schemas';
import { invoiceStatus, invoiceType } from '@pierlight/contract/payments/statuses';
import { qrOf } from '../../kernel/qr.ts';
import type { PaymentMovement } from '../ledger/public.ts';
import type { InvoiceRow } from './repository.ts';

/** An invoice as its player sees it. The way to the provider's page is shown while it is pending. */
export function invoiceOf(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    type: row.type,
    methodId: row.method_id,
    amount: Number(row.amount),
    askedAmount: row.asked_amount === null ? null : Number(row.asked_amount),
    currency: row.currency,
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    redirectUrl: row.status === invoiceStatus.pending ? row.redirect_url : null,
    awaitsProvider: awaitsProvider(row),
    publicData: row.status === invoiceStatus.pending ? shownOf(row.public_data) : null,
    failureReason: row.failure_reason,
    withdrawal: withdrawalOf(row),
  };
}

/** Whether a deposit's provider may not have its order yet, so that nobody can pay it so far. */
export function awaitsProvider({ type, status, handover }: InvoiceRow): boolean {
  const isOpen = type === invoiceType.deposit && status === invoiceStatus.pending;
  return isOpen && handover !== 'accepted';
}

function withdrawalOf(row: InvoiceRow): Invoice['withdrawal'] {
  if (row.destination === null || row.expected_at === null) return null;
  return {
    stage: stageOf(row),
    fee: Number(row.fee),
    destination: row.destination,
    expectedAt: row.expected_at.toISOString(),
  };
}

function stageOf(row: InvoiceRow): WithdrawalStage {
  if (row.status !== invoiceStatus.pending) return 'ended';
  if (row.after_check !== null) return 'check';
  if (row.approved_at === null) return 'review';
  return row.handover === 'accepted' ? 'sent' : 'approved';
}

function shownOf(data: InvoiceRow['public_data']): PublicData | null {
  return data?.qr === undefined ? data : { ...data, qrPicture: qrOf(data.qr) };
}

/** What the ledger is told of an invoice's money, under the name it is to have there; subunits. */
export const movementOf = (
  invoice: InvoiceRow,
  idempotencyKey: string,
  amount = invoice.amount,
): PaymentMovement => ({
  playerId: invoice.player_id,
  currency: invoice.currency,
  amount,
  provider: invoice.provider,
  invoiceId: invoice.id,
  invoiceNumber: invoice.number,
  idempotencyKey,
});

import { createHash } from 'node:crypto';
import { invoiceStatus } from '@pierlight/contract/payments/statuses';
import { depositNumber, type RandomBelow } from './invoice-number.ts';
import type { ProviderPayment } from './provider.ts';
import { type InvoiceRow, notWithdrawn } from './repository.ts';

/** A payment that came by the means of an earlier one: a second transfer to its address, or a late one. */
export type FollowUp = ProviderPayment & { readonly follows: string };

/** The invoice of a payment that nobody ordered, for the player whose means were used again. */
export function followUpOf(
  first: InvoiceRow,
  payment: FollowUp,
  { id, now, random }: { id: string; now: Date; random: RandomBelow },
): InvoiceRow {
  const key = `follows:${first.provider}:${payment.id}`;
  return {
    id,
    number: depositNumber(random),
    player_id: first.player_id,
    type: first.type,
    status: invoiceStatus.pending,
    method_id: first.method_id,
    provider: first.provider,
    currency: first.currency,
    amount: payment.received ?? payment.amount,
    asked_amount: null,
    idempotency_key: key,
    input_hash: createHash('sha256').update(key).digest(),
    handover: 'accepted',
    provider_payment_id: payment.id,
    redirect_url: null,
    public_data: null,
    failure_reason: null,
    ledger_transaction_id: null,
    created_at: now,
    settled_at: null,
    ...notWithdrawn,
  };
}

import type { Invoice } from '@pierlight/contract/payments/schemas';
import { invoiceStatus } from '@pierlight/contract/payments/statuses';
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
    currency: row.currency,
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    redirectUrl: row.status === invoiceStatus.pending ? row.redirect_url : null,
    publicData: null,
    failureReason: row.failure_reason,
  };
}

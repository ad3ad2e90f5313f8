import type { Invoice } from '@pierlight/contract/payments/schemas';
import { invoiceStatus } from '@pierlight/contract/payments/statuses';

/** What the result of a payment shows. */
export type InvoiceScreen = 'success' | 'pending' | 'failed' | 'cancelled' | 'unknown';

/** The screen of an invoice; null is one that does not exist or belongs to somebody else. */
export function invoiceScreen(
  invoice: Pick<Invoice, 'status' | 'failureReason'> | null,
): InvoiceScreen {
  if (invoice === null) return 'unknown';
  switch (invoice.status) {
    case invoiceStatus.pending:
      return 'pending';
    case invoiceStatus.success:
      return 'success';
    case invoiceStatus.error:
      return isCancelled(invoice) ? 'cancelled' : 'failed';
  }
}

/** Where the player leaves for to pay; null for what is paid on the site, is not known yet, or has ended. */
export function payingPage({
  publicData,
  redirectUrl,
}: Pick<Invoice, 'publicData' | 'redirectUrl'>): string | null {
  return publicData ? null : redirectUrl;
}

/** The player ended it, here or on the provider's page. */
export function isCancelled({ failureReason }: Pick<Invoice, 'failureReason'>): boolean {
  return failureReason === 'cancelled' || failureReason === 'abandoned';
}

const reasons = [
  'declined',
  'insufficientFunds',
  'challengeFailed',
  'signInFailed',
  'voucherUnknown',
  'voucherUsed',
  'voucherValue',
  'expired',
  'cancelled',
  'abandoned',
  'unavailable',
] as const;
export type FailureReason = (typeof reasons)[number] | 'other';

/** The reason as a key of the texts. */
export function failureReason(invoice: Pick<Invoice, 'failureReason'>): FailureReason {
  return reasons.find((known) => known === invoice.failureReason) ?? 'other';
}

/** A lamp on the pier for each outcome. */
export const invoiceArt = {
  success: '/art/pier-success.svg',
  pending: '/art/pier-pending.svg',
  failed: '/art/pier-error.svg',
  cancelled: '/art/pier-error.svg',
  unknown: '/art/pier-error.svg',
} as const satisfies Record<InvoiceScreen, string>;

/** After this many milliseconds of waiting, the player is told that it may take longer. */
export const LONG_WAIT = 60_000;

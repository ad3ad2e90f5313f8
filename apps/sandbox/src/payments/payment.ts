import type { CardBrand } from './cards.ts';
import type { CreateRequest, FailureReason, PaymentAnswer, PaymentStatus } from './protocol.ts';

/** What the customer is asked for while a payment is pending. */
export type Step = 'card' | 'challenge';

/** A payment as the provider keeps it. Of a card only brand and last digits are ever stored. */
export interface Payment {
  readonly id: string;
  readonly request: CreateRequest;
  readonly status: PaymentStatus;
  readonly reason: FailureReason | null;
  readonly step: Step;
  readonly wrongCodes: number;
  readonly brand: CardBrand | null;
  readonly last4: string | null;
  /** Unix milliseconds. */
  readonly createdAt: number;
  /** When the page closes by itself, unix milliseconds. */
  readonly expiresAt: number;
  /** When a processing payment settles, unix milliseconds. */
  readonly settlesAt: number | null;
}

export function isFinal(status: PaymentStatus): boolean {
  switch (status) {
    case 'pending':
    case 'processing':
      return false;
    case 'succeeded':
    case 'failed':
    case 'cancelled':
    case 'expired':
      return true;
  }
}

export function answerOf(payment: Payment, origin: string): PaymentAnswer {
  return {
    id: payment.id,
    reference: payment.request.reference,
    status: payment.status,
    reason: payment.reason,
    amount: payment.request.amount,
    currency: payment.request.currency,
    pageUrl: `${origin}/pay/${payment.id}`,
    createdAt: new Date(payment.createdAt).toISOString(),
  };
}

/** Where the customer goes from the page; null while there is something left to do on it. */
export function returnAddress(payment: Payment): string | null {
  const urls = payment.request.returnUrls;
  switch (payment.status) {
    case 'pending':
      return null;
    case 'processing':
    case 'succeeded':
      return urls.success;
    case 'cancelled':
      return urls.cancel;
    case 'failed':
    case 'expired':
      return urls.failure;
  }
}

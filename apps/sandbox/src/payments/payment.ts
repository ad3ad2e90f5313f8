import { brCodeOf } from './br-code.ts';
import type { CardBrand } from './cards.ts';
import { instrumentOf } from './instrument.ts';
import { methods, type Step } from './methods.ts';
import type { CreateRequest, FailureReason, PaymentAnswer, PaymentStatus } from './protocol.ts';

/** A payment as the provider keeps it. Of a card only brand and last digits are ever stored. */
export interface Payment {
  readonly id: string;
  readonly request: CreateRequest;
  readonly status: PaymentStatus;
  readonly reason: FailureReason | null;
  readonly step: Step;
  /** Wrong codes or PINs so far. */
  readonly wrongCodes: number;
  readonly brand: CardBrand | null;
  readonly last4: string | null;
  /** The bank that was chosen, or whose wallet it is. */
  readonly payer: string | null;
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

/** Milliseconds the drawing of a Pix code takes. */
export const drawing = 400;

/** The code to scan, once it is drawn; null for what is not paid by one. */
export function qrOf(payment: Payment, now: number): string | null {
  const isDrawn = payment.request.method === 'pix' && now >= payment.createdAt + drawing;
  return isDrawn ? brCodeOf(payment.id, payment.request.amount) : null;
}

/** The payment as the merchant is told of it at `now`, in unix milliseconds. */
export function answerOf(payment: Payment, origin: string, now: number): PaymentAnswer {
  const { presentation } = methods[payment.request.method];
  return {
    id: payment.id,
    reference: payment.request.reference,
    status: payment.status,
    reason: payment.reason,
    amount: payment.request.amount,
    currency: payment.request.currency,
    pageUrl: presentation === 'none' ? null : `${origin}/pay/${payment.id}`,
    presentation,
    qr: qrOf(payment, now),
    expiresAt: new Date(payment.expiresAt).toISOString(),
    instrument: instrumentOf(payment),
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

import { randomBytes } from 'node:crypto';
import { instrumentOf } from './instrument.ts';
import { methods } from './methods.ts';
import { type Payment, qrOf } from './payment.ts';
import type { WebhookEvent } from './protocol.ts';

/**
 * What the merchant is told of a payment: its outcome, or while it is open that it can be paid now.
 *
 * @param at unix milliseconds
 */
export function eventOf(payment: Payment, at: number): WebhookEvent {
  return {
    id: `evt_${randomBytes(18).toString('base64url')}`,
    type: typeOf(payment),
    createdAt: new Date(at).toISOString(),
    data: {
      paymentId: payment.id,
      reference: payment.request.reference,
      amount: payment.request.amount,
      currency: payment.request.currency,
      status: payment.status,
      reason: payment.reason,
      presentation: methods[payment.request.method].presentation,
      qr: qrOf(payment, at),
      expiresAt: new Date(payment.expiresAt).toISOString(),
      instrument: instrumentOf(payment),
    },
  };
}

function typeOf({ status }: Payment): WebhookEvent['type'] {
  if (status === 'pending') return 'payment.ready';
  return status === 'succeeded' ? 'payment.succeeded' : 'payment.failed';
}

import { line } from '@pierlight/contract/common/schemas';
import { z } from 'zod';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { FailureReason, PaymentProvider, PaymentState, ProviderPayment } from '../provider.ts';
import { createPaymentCalls, type PaymentCallOptions } from './payment-calls.ts';
import { readWebhook, type WebhookOptions } from './webhook.ts';

export interface HostedPageOptions extends PaymentCallOptions, WebhookOptions {
  readonly id: string;
  /** Where the provider sends its callbacks. */
  readonly webhookUrl: string;
}

const reason = z.enum([
  'declined',
  'insufficientFunds',
  'challengeFailed',
  'signInFailed',
  'voucherUnknown',
  'voucherUsed',
  'voucherValue',
  'abandoned',
  'cancelled',
  'expired',
]);
const status = z.enum(['pending', 'processing', 'succeeded', 'failed', 'cancelled', 'expired']);
const paymentFields = {
  reference: z.string(),
  status,
  reason: reason.nullable(),
  amount: z.int().positive(),
  currency: z.string(),
  presentation: z.enum(['page', 'code', 'none']).default('page'),
  qr: z.string().max(1_000).nullish(),
  expiresAt: z.iso.datetime().nullish(),
  instrument: z
    .object({ id: z.string().min(1).max(128), shown: line(60) })
    .nullish()
    .transform((told) => told ?? null),
};
const paymentAnswer = z.object({
  id: z.string().min(1).max(128),
  pageUrl: z.url().nullable(),
  ...paymentFields,
});
const webhookEvent = z.object({
  id: z.string().min(1).max(128),
  type: z.enum(['payment.succeeded', 'payment.failed', 'payment.ready']),
  createdAt: z.iso.datetime(),
  data: z.object({ paymentId: z.string().min(1).max(128), ...paymentFields }),
});

const stateNamed = {
  'payment.succeeded': 'succeeded',
  'payment.failed': 'failed',
  'payment.ready': 'open',
} as const;

/**
 * The adapter of Tidewater Pay and other hosted-page providers: orders by `POST /v1/payments` with bearer and
 * `Idempotency-Key`, `GET /v1/payments/:id` and `?reference=`, `POST /v1/payments/:id/cancel`, and
 * callbacks signed in `Pierlight-Signature`.
 */
export function createHostedPageProvider(options: HostedPageOptions): PaymentProvider {
  const { order: send, ...calls } = createPaymentCalls(options, {
    single: 'payment',
    plural: 'payments',
    answer: paymentAnswer,
    pageOf: ({ pageUrl }) => pageUrl,
    paymentOf: ({ id, ...fields }, page) => paymentOf(id, fields, page),
  });

  return {
    id: options.id,
    ...calls,

    async createPayment(order) {
      const { amount, ...rest } = order;
      const body = { ...rest, amount: Number(amount), webhookUrl: options.webhookUrl };
      return send(body, order.reference);
    },

    parseWebhook(rawBody, headers) {
      const { id, type, data } = readWebhook(options, webhookEvent, rawBody, headers);
      const payment = paymentOf(data.paymentId, data, null);
      if (stateNamed[type] !== payment.state.kind)
        throw new DomainError('malformedRequest', { detail: 'Type and status disagree.' });
      return { id, payment };
    },
  };
}

type Fields = z.infer<z.ZodObject<typeof paymentFields>>;

function paymentOf(id: string, fields: Fields, pageUrl: string | null): ProviderPayment {
  return {
    id,
    reference: fields.reference,
    amount: BigInt(fields.amount),
    received: null,
    follows: null,
    currency: fields.currency,
    state: stateOf(fields.status, fields.reason),
    pageUrl,
    publicData: shownOf(fields),
    instrument: fields.instrument,
  };
}

/** A code is paid on the site, also before it is drawn. */
function shownOf({ presentation, qr, expiresAt }: Fields): ProviderPayment['publicData'] {
  if (presentation !== 'code') return null;
  return { ...(qr ? { qr } : {}), ...(expiresAt ? { expiresAt } : {}) };
}

function stateOf(given: z.infer<typeof status>, why: z.infer<typeof reason> | null): PaymentState {
  switch (given) {
    case 'pending':
    case 'processing':
      return { kind: 'open' };
    case 'succeeded':
      return { kind: 'succeeded' };
    case 'failed':
      return { kind: 'failed', reason: reasonOf(why, 'declined') };
    case 'cancelled':
      return { kind: 'failed', reason: reasonOf(why, 'cancelled') };
    case 'expired':
      return { kind: 'failed', reason: reasonOf(why, 'expired') };
  }
}

function reasonOf(why: z.infer<typeof reason> | null, otherwise: FailureReason): FailureReason {
  return why ?? otherwise;
}

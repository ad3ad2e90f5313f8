import { z } from 'zod';
import type { Clock } from '../../../kernel/clock.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import {
  type FailureReason,
  type PaymentProvider,
  type PaymentState,
  ProviderFailure,
  type ProviderPayment,
} from '../provider.ts';
import { readStatement } from './hosted-page-statement.ts';
import {
  createProviderCall,
  failureOf,
  type ProviderCallOptions,
  readJson,
  unreadable,
} from './provider-call.ts';
import { isSignedBy } from './signature.ts';

export interface HostedPageOptions extends ProviderCallOptions {
  readonly id: string;
  readonly webhookSecret: string;
  /** Where the provider sends its callbacks. */
  readonly webhookUrl: string;
  /** Origins on which the provider's pages may be; a player is sent to no other. */
  readonly pageOrigins: readonly string[];
  readonly clock: Clock;
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
};
const paymentAnswer = z.object({
  id: z.string().min(1).max(128),
  pageUrl: z.url().nullable(),
  ...paymentFields,
});
const paymentList = z.object({ payments: z.array(paymentAnswer).max(1) });
const notCancelled = z.object({ payment: paymentAnswer });
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
  const call = createProviderCall(options);

  const read = (answer: unknown, mustKnowPage = false): ProviderPayment => {
    const parsed = paymentAnswer.safeParse(answer);
    if (!parsed.success) throw unreadable(parsed.error);
    const { id, pageUrl, ...fields } = parsed.data;
    const isKnown = pageUrl === null || options.pageOrigins.includes(new URL(pageUrl).origin);
    if (mustKnowPage && !isKnown)
      throw new ProviderFailure('refused', 'the page is on an origin players are not sent to');
    return paymentOf(id, fields, isKnown ? pageUrl : null);
  };

  return {
    id: options.id,

    async createPayment(order) {
      const { amount, ...rest } = order;
      const body = { ...rest, amount: Number(amount), webhookUrl: options.webhookUrl };
      const answer = await call('POST', '/v1/payments', body, order.reference);
      if (answer.status !== 200 && answer.status !== 201) throw failureOf(answer, 'the order');
      return read(answer.body, true);
    },

    async getPayment(id) {
      const answer = await call('GET', `/v1/payments/${encodeURIComponent(id)}`);
      if (answer.status === 404) return null;
      if (answer.status !== 200) throw failureOf(answer, 'the question');
      return read(answer.body);
    },

    async findPayment(reference) {
      const answer = await call('GET', `/v1/payments?reference=${encodeURIComponent(reference)}`);
      if (answer.status !== 200) throw failureOf(answer, 'the search');
      const parsed = paymentList.safeParse(answer.body);
      if (!parsed.success) throw unreadable(parsed.error);
      const [payment] = parsed.data.payments;
      return payment === undefined ? null : read(payment);
    },

    async cancelPayment(id) {
      const answer = await call('POST', `/v1/payments/${encodeURIComponent(id)}/cancel`);
      if (answer.status === 200) return read(answer.body);
      const refusal = notCancelled.safeParse(answer.body);
      if (answer.status === 409 && refusal.success) return read(refusal.data.payment);
      throw failureOf(answer, 'the cancellation');
    },

    statement: (from, to) => readStatement(call, from, to),

    parseWebhook(rawBody, headers) {
      const header = headers['pierlight-signature'];
      if (!isSignedBy(options.webhookSecret, header, rawBody, options.clock.now()))
        throw new DomainError('forbidden');
      const parsed = webhookEvent.safeParse(readJson(rawBody.toString('utf8')));
      if (!parsed.success) throw new DomainError('malformedRequest', { cause: parsed.error });
      const { id, type, data } = parsed.data;
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

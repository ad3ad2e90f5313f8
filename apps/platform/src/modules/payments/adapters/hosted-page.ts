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
import { isSignedBy } from './signature.ts';

export interface HostedPageOptions {
  readonly id: string;
  /** Origin of the provider's API. */
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Where the provider sends its callbacks. */
  readonly webhookUrl: string;
  /** Origins on which the provider's pages may be; a player is sent to no other. */
  readonly pageOrigins: readonly string[];
  readonly clock: Clock;
  /** Milliseconds a call may take; 5,000 unless told. */
  readonly deadline?: number;
}

const reason = z.enum([
  'declined',
  'insufficientFunds',
  'challengeFailed',
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
};
const paymentAnswer = z.object({
  id: z.string().min(1).max(128),
  pageUrl: z.url(),
  ...paymentFields,
});
const paymentList = z.object({ payments: z.array(paymentAnswer).max(1) });
const notCancelled = z.object({ payment: paymentAnswer });
const webhookEvent = z.object({
  id: z.string().min(1).max(128),
  type: z.enum(['payment.succeeded', 'payment.failed']),
  createdAt: z.iso.datetime(),
  data: z.object({ paymentId: z.string().min(1).max(128), ...paymentFields }),
});

/** A request that never left this machine, by the codes of Node's sockets. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * The adapter of hosted-page card providers: orders by `POST /v1/payments` with bearer and
 * `Idempotency-Key`, `GET /v1/payments/:id` and `?reference=`, `POST /v1/payments/:id/cancel`, and
 * callbacks signed in `Pierlight-Signature`.
 */
export function createHostedPageProvider(options: HostedPageOptions): PaymentProvider {
  const call = async (
    method: string,
    path: string,
    order?: unknown,
    key?: string,
  ): Promise<Answer> => {
    try {
      const response = await fetch(new URL(path, options.apiUrl), {
        method,
        headers: {
          authorization: `Bearer ${options.apiKey}`,
          accept: 'application/json',
          ...(order === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(order === undefined ? {} : { body: JSON.stringify(order) }),
        redirect: 'error',
        signal: AbortSignal.timeout(options.deadline ?? 5_000),
      });
      const text = await response.text();
      return { status: response.status, body: readJson(text) };
    } catch (error) {
      throw new ProviderFailure(
        wasNeverSent(error) ? 'unavailable' : 'unknownFate',
        `${method} ${path} did not come through`,
        error,
      );
    }
  };

  const read = (answer: unknown): ProviderPayment => {
    const parsed = paymentAnswer.safeParse(answer);
    if (!parsed.success) throw unreadable(parsed.error);
    const { id, pageUrl, ...fields } = parsed.data;
    const known = options.pageOrigins.includes(new URL(pageUrl).origin);
    return paymentOf(id, fields, known ? pageUrl : null);
  };

  return {
    id: options.id,

    async createPayment(order) {
      const { amount, ...rest } = order;
      const body = { ...rest, amount: Number(amount), webhookUrl: options.webhookUrl };
      const answer = await call('POST', '/v1/payments', body, order.reference);
      if (answer.status !== 200 && answer.status !== 201) throw failureOf(answer, 'the order');
      const payment = read(answer.body);
      if (payment.pageUrl === null)
        throw new ProviderFailure('refused', 'the page is on an origin players are not sent to');
      return payment;
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

    parseWebhook(rawBody, headers) {
      const header = headers['pierlight-signature'];
      if (!isSignedBy(options.webhookSecret, header, rawBody, options.clock.now()))
        throw new DomainError('forbidden');
      const parsed = webhookEvent.safeParse(readJson(rawBody.toString('utf8')));
      if (!parsed.success) throw new DomainError('malformedRequest', { cause: parsed.error });
      const { id, type, data } = parsed.data;
      const payment = paymentOf(data.paymentId, data, null);
      const agrees = (type === 'payment.succeeded') === (payment.state.kind === 'succeeded');
      if (!agrees || payment.state.kind === 'open')
        throw new DomainError('malformedRequest', { detail: 'Type and status disagree.' });
      return { id, payment };
    },
  };
}

function paymentOf(
  id: string,
  fields: z.infer<z.ZodObject<typeof paymentFields>>,
  pageUrl: string | null,
): ProviderPayment {
  return {
    id,
    reference: fields.reference,
    amount: BigInt(fields.amount),
    currency: fields.currency,
    state: stateOf(fields.status, fields.reason),
    pageUrl,
  };
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
  return why === 'insufficientFunds' ? 'declined' : (why ?? otherwise);
}

/** 4xx: the provider read the call and did nothing; 5xx and the rest may hide an effect. */
function failureOf({ status: code }: Answer, what: string): ProviderFailure {
  if (code === 429) return new ProviderFailure('unavailable', `${what} came too soon (HTTP 429)`);
  const refused = code >= 400 && code < 500 && code !== 408;
  return new ProviderFailure(refused ? 'refused' : 'unknownFate', `${what} got HTTP ${code}`);
}

function unreadable(cause: unknown): ProviderFailure {
  return new ProviderFailure('unknownFate', 'the answer cannot be read', cause);
}

function wasNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && neverSent.has(String(cause.code));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

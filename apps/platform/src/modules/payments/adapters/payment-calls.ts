import { z } from 'zod';
import { type PaymentProvider, ProviderFailure, type ProviderPayment } from '../provider.ts';
import {
  createProviderCall,
  failureOf,
  type ProviderCallOptions,
  unreadable,
} from './provider-call.ts';
import { readStatement } from './statement.ts';

export interface PaymentCallOptions extends ProviderCallOptions {
  /** Origins on which the provider's pages may be; a player is sent to no other. */
  readonly pageOrigins: readonly string[];
}

/** How one provider's API names and words payments. */
export interface PaymentProtocol<Answer> {
  /** What a payment is called in an answer that holds one, and where all of them are: `/v1/payments`. */
  readonly single: string;
  readonly plural: string;
  readonly answer: z.ZodType<Answer>;
  /** Where the customer pays; null where there is no page. */
  pageOf(answer: Answer): string | null;
  /** @param pageUrl null where there is no page that a player may be sent to */
  paymentOf(answer: Answer, pageUrl: string | null): ProviderPayment;
}

/**
 * The calls that all our providers of payments take alike: `POST /v1/<plural>`,
 * `GET /v1/<plural>/:id` and `?reference=`, `POST /v1/<plural>/:id/cancel`, and a statement.
 */
export function createPaymentCalls<Answer>(
  options: PaymentCallOptions,
  { single, plural, answer, pageOf, paymentOf }: PaymentProtocol<Answer>,
): Pick<PaymentProvider, 'getPayment' | 'findPayment' | 'cancelPayment' | 'statement'> & {
  /** Sends an order under a reference. */
  order(body: object, reference: string): Promise<ProviderPayment>;
} {
  const call = createProviderCall(options);
  const path = `/v1/${plural}`;
  const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const list = z.object({ [plural]: z.array(answer).max(1) });
  const notCancelled = z.object({ [single]: answer });

  const isForeign = (page: string | null): boolean =>
    page !== null && !options.pageOrigins.includes(new URL(page).origin);
  const paymentIn = (given: Answer): ProviderPayment => {
    const page = pageOf(given);
    return paymentOf(given, isForeign(page) ? null : page);
  };
  const read = (body: unknown): Answer => {
    const parsed = answer.safeParse(body);
    if (!parsed.success) throw unreadable(parsed.error);
    return parsed.data;
  };

  const cancelPayment = async (id: string): Promise<ProviderPayment> => {
    const answered = await call('POST', `${pathOf(id)}/cancel`);
    if (answered.status === 200) return paymentIn(read(answered.body));
    const refusal = notCancelled.safeParse(answered.body);
    const left = refusal.success ? refusal.data[single] : undefined;
    if (answered.status === 409 && left !== undefined) return paymentIn(left);
    throw failureOf(answered, 'the cancellation');
  };

  return {
    async order(body, reference) {
      const answered = await call('POST', path, body, reference);
      if (answered.status !== 200 && answered.status !== 201)
        throw failureOf(answered, 'the order');
      const given = read(answered.body);
      const payment = paymentIn(given);
      if (!isForeign(pageOf(given))) return payment;
      // Only once it is cancelled there is surely nothing left to pay.
      const { state } = await cancelPayment(payment.id);
      const kind = state.kind === 'failed' ? 'refused' : 'unknownFate';
      throw new ProviderFailure(kind, 'the page is on an origin players are not sent to');
    },

    async getPayment(id) {
      const answered = await call('GET', pathOf(id));
      if (answered.status === 404) return null;
      if (answered.status !== 200) throw failureOf(answered, 'the question');
      return paymentIn(read(answered.body));
    },

    async findPayment(reference) {
      const answered = await call('GET', `${path}?reference=${encodeURIComponent(reference)}`);
      if (answered.status !== 200) throw failureOf(answered, 'the search');
      const parsed = list.safeParse(answered.body);
      if (!parsed.success) throw unreadable(parsed.error);
      const [found] = parsed.data[plural] ?? [];
      return found === undefined ? null : paymentIn(found);
    },

    cancelPayment,

    statement: (from, to) => readStatement(call, from, to),
  };
}

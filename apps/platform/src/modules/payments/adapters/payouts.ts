import { z } from 'zod';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { ProviderFailure } from '../provider.ts';
import type {
  PayoutFailure,
  PayoutProvider,
  PayoutState,
  ProviderPayout,
} from '../withdrawals/payout-provider.ts';
import {
  createProviderCall,
  failureOf,
  type ProviderCallOptions,
  unreadable,
} from './provider-call.ts';
import { readWebhook, type WebhookOptions } from './webhook.ts';

export interface PayoutsOptions extends ProviderCallOptions, WebhookOptions {
  readonly id: string;
  /** Where the provider sends its callbacks. */
  readonly webhookUrl: string;
}

const payoutFields = {
  reference: z.string(),
  status: z.enum(['processing', 'paid', 'failed']),
  reason: z.enum(['declined', 'accountUnknown']).nullable(),
  amount: z.int().positive(),
  currency: z.string(),
};
const payoutAnswer = z.object({ id: z.string().min(1).max(128), ...payoutFields });
const payoutList = z.object({ payouts: z.array(payoutAnswer).max(1) });
const webhookEvent = z.object({
  id: z.string().min(1).max(128),
  type: z.enum(['payout.paid', 'payout.failed']),
  createdAt: z.iso.datetime(),
  data: z.object({ payoutId: z.string().min(1).max(128), ...payoutFields }),
});

/**
 * The adapter of the hosted-page provider's payouts: orders by `POST /v1/payouts` with bearer and
 * `Idempotency-Key`, `GET /v1/payouts?reference=`, and callbacks signed in `Pierlight-Signature`.
 */
export function createPayouts(options: PayoutsOptions): PayoutProvider {
  const call = createProviderCall(options);
  const read = (answer: unknown): ProviderPayout => {
    const parsed = payoutAnswer.safeParse(answer);
    if (!parsed.success) throw unreadable(parsed.error);
    return payoutOf(parsed.data.id, parsed.data);
  };
  return {
    id: options.id,

    async createPayout({ amount, ...order }) {
      const body = { ...order, amount: Number(amount), webhookUrl: options.webhookUrl };
      const answer = await call('POST', '/v1/payouts', body, order.reference);
      // A conflict says that the provider knows the reference: it may have paid.
      if (answer.status === 409)
        throw new ProviderFailure('unknownFate', 'the payout got HTTP 409');
      if (answer.status !== 200 && answer.status !== 201) throw failureOf(answer, 'the payout');
      return read(answer.body);
    },

    async findPayout(reference) {
      const answer = await call('GET', `/v1/payouts?reference=${encodeURIComponent(reference)}`);
      if (answer.status !== 200) throw failureOf(answer, 'the search');
      const parsed = payoutList.safeParse(answer.body);
      if (!parsed.success) throw unreadable(parsed.error);
      const [payout] = parsed.data.payouts;
      return payout === undefined ? null : read(payout);
    },

    parsePayoutWebhook(rawBody, headers) {
      const { id, type, data } = readWebhook(options, webhookEvent, rawBody, headers);
      const payout = payoutOf(data.payoutId, data);
      if (payout.state.kind !== (type === 'payout.paid' ? 'paid' : 'failed'))
        throw new DomainError('malformedRequest', { detail: 'Type and status disagree.' });
      return { id, payout };
    },
  };
}

type PayoutFields = z.infer<z.ZodObject<typeof payoutFields>>;

function payoutOf(id: string, fields: PayoutFields): ProviderPayout {
  return {
    id,
    reference: fields.reference,
    amount: BigInt(fields.amount),
    currency: fields.currency,
    state: stateOf(fields),
  };
}

const failures = {
  declined: 'payoutDeclined',
  accountUnknown: 'payoutAccountUnknown',
} as const satisfies Record<NonNullable<PayoutFields['reason']>, PayoutFailure>;

function stateOf({ status, reason }: PayoutFields): PayoutState {
  switch (status) {
    case 'processing':
      return { kind: 'open' };
    case 'paid':
      return { kind: 'paid' };
    case 'failed':
      return { kind: 'failed', reason: failures[reason ?? 'declined'] };
  }
}

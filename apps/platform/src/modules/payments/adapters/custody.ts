import { z } from 'zod';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { PaymentProvider, PaymentState, ProviderPayment } from '../provider.ts';
import { createPaymentCalls, type PaymentCallOptions } from './payment-calls.ts';
import { readWebhook, type WebhookOptions } from './webhook.ts';

export interface CustodyOptions extends PaymentCallOptions, WebhookOptions {
  readonly id: string;
  /** Where the custodian sends its callbacks. */
  readonly webhookUrl: string;
}

const deposit = z
  .object({
    id: z.string().min(1).max(128),
    reference: z.string(),
    follows: z.string().min(1).max(128).nullable(),
    asset: z.string(),
    network: z.string(),
    amount: z.int().positive(),
    address: z.string().min(1).max(128),
    tag: z.string().max(32).nullable(),
    uri: z.string().max(1_000),
    walletUrl: z.url().nullable(),
    status: z.enum(['waiting', 'seen', 'credited', 'cancelled', 'expired']),
    received: z.int().nonnegative(),
    confirmations: z.int().nonnegative(),
    required: z.int().positive(),
  })
  .refine(({ status, received }) => status !== 'credited' || received > 0, 'nothing came');
type Deposit = z.infer<typeof deposit>;

const statusNamed = {
  'deposit.waiting': 'waiting',
  'deposit.seen': 'seen',
  'deposit.credited': 'credited',
  'deposit.expired': 'expired',
} as const;
const webhookEvent = z.object({
  id: z.string().min(1).max(128),
  type: z.enum(['deposit.waiting', 'deposit.seen', 'deposit.credited', 'deposit.expired']),
  data: deposit,
});

/**
 * The adapter of a custodian of coins: an address for each invoice and network by `POST /v1/deposits`,
 * `GET /v1/deposits/:id` and `?reference=`, `POST /v1/deposits/:id/cancel`, and callbacks signed in
 * `Pierlight-Signature`. What came counts, whatever was asked.
 */
export function createCustodyProvider(options: CustodyOptions): PaymentProvider {
  const { order: send, ...calls } = createPaymentCalls(options, {
    single: 'deposit',
    plural: 'deposits',
    answer: deposit,
    pageOf: ({ walletUrl }) => walletUrl,
    paymentOf,
  });

  return {
    id: options.id,
    ...calls,

    async createPayment(order) {
      const body = {
        reference: order.reference,
        asset: order.currency,
        network: order.fields.network,
        amount: Number(order.amount),
        webhookUrl: options.webhookUrl,
        returnUrl: order.returnUrls.success,
        locale: order.customer.locale,
      };
      return send(body, order.reference);
    },

    parseWebhook(rawBody, headers) {
      const { id, type, data } = readWebhook(options, webhookEvent, rawBody, headers);
      if (statusNamed[type] !== data.status)
        throw new DomainError('malformedRequest', { detail: 'The event contradicts itself.' });
      return { id, payment: paymentOf(data, null) };
    },
  };
}

function paymentOf(given: Deposit, pageUrl: string | null): ProviderPayment {
  const { network, address, tag, received, confirmations, required } = given;
  return {
    id: given.id,
    reference: given.reference,
    amount: BigInt(given.amount),
    received: BigInt(received),
    follows: given.follows,
    currency: given.asset,
    state: stateOf(given),
    // Coins come from wherever their sender keeps them, mostly an exchange: none can be sent back there.
    instrument: null,
    pageUrl,
    publicData: {
      qr: given.uri,
      transfer: { network, address, tag, received, confirmations, required },
    },
  };
}

function stateOf({ status }: Deposit): PaymentState {
  switch (status) {
    case 'waiting':
    case 'seen':
      return { kind: 'open' };
    case 'credited':
      return { kind: 'succeeded' };
    case 'cancelled':
    case 'expired':
      return { kind: 'failed', reason: status };
  }
}

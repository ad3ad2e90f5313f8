import { z } from 'zod';
import type { Clock } from '../../../kernel/clock.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import {
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

export interface CustodyOptions extends ProviderCallOptions {
  readonly id: string;
  readonly webhookSecret: string;
  /** Where the custodian sends its callbacks. */
  readonly webhookUrl: string;
  /** Origins on which a customer's wallet may be opened; a player is sent to no other. */
  readonly pageOrigins: readonly string[];
  readonly clock: Clock;
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

const depositList = z.object({ deposits: z.array(deposit).max(1) });
const notCancelled = z.object({ deposit });
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
  const call = createProviderCall(options);

  const read = (answer: unknown, mustKnowPage = false): ProviderPayment => {
    const parsed = deposit.safeParse(answer);
    if (!parsed.success) throw unreadable(parsed.error);
    const { walletUrl } = parsed.data;
    const isKnown = walletUrl === null || options.pageOrigins.includes(new URL(walletUrl).origin);
    if (mustKnowPage && !isKnown)
      throw new ProviderFailure('refused', 'the wallet is on an origin players are not sent to');
    return paymentOf(parsed.data, isKnown ? walletUrl : null);
  };

  return {
    id: options.id,

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
      const answer = await call('POST', '/v1/deposits', body, order.reference);
      if (answer.status !== 200 && answer.status !== 201) throw failureOf(answer, 'the order');
      return read(answer.body, true);
    },

    async getPayment(id) {
      const answer = await call('GET', `/v1/deposits/${encodeURIComponent(id)}`);
      if (answer.status === 404) return null;
      if (answer.status !== 200) throw failureOf(answer, 'the question');
      return read(answer.body);
    },

    async findPayment(reference) {
      const answer = await call('GET', `/v1/deposits?reference=${encodeURIComponent(reference)}`);
      if (answer.status !== 200) throw failureOf(answer, 'the search');
      const parsed = depositList.safeParse(answer.body);
      if (!parsed.success) throw unreadable(parsed.error);
      const [found] = parsed.data.deposits;
      return found === undefined ? null : read(found);
    },

    async cancelPayment(id) {
      const answer = await call('POST', `/v1/deposits/${encodeURIComponent(id)}/cancel`);
      if (answer.status === 200) return read(answer.body);
      const refusal = notCancelled.safeParse(answer.body);
      if (answer.status === 409 && refusal.success) return read(refusal.data.deposit);
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

/**
 * The merchant's interface of Deepwater Custody, which keeps coins and lends addresses.
 *
 * ## Calls of the merchant
 * Every call carries `Authorization: Bearer <api key>`; bodies are JSON; amounts are whole subunits.
 *
 * | call | answer |
 * |---|---|
 * | `POST /v1/deposits` with `Idempotency-Key` and {@link createRequest} | 201 {@link DepositAnswer}; 200 for a repetition of the same key and body |
 * | `GET /v1/deposits/:id` | 200 {@link DepositAnswer} or 404 |
 * | `GET /v1/deposits?reference=…` | 200 `{ deposits: DepositAnswer[] }`: the one that was ordered, at most |
 * | `GET /v1/statement?from=…&to=…` | 200 `{ entries, next }`: every deposit credited in that time, as a payment provider's; one that nobody ordered has its own id as `reference` |
 * | `POST /v1/deposits/:id/cancel` | 200 with status `cancelled`; 409 `not_cancellable` with the deposit as it stands, once coins were seen |
 *
 * Errors are `{ error: { code, message } }`, as those of most payment providers.
 *
 * ## Life of a deposit
 * `waiting` → `seen` (a transfer is on the chain, `confirmations` grow) → `credited`; a transfer that
 * the chain drops leads back to `waiting`. A waiting one may become `cancelled` or `expired` (24 hours).
 * The last three are final. `received` is what came, which is what counts, whatever was asked.
 *
 * An address is lent for good: coins that come after its deposit is final, or a second time, are a
 * deposit of their own, whose `follows` names the first. It has the same `reference`, and `amount` is
 * what came.
 *
 * ## Webhooks
 * Every change the merchant did not cause is sent as {@link WebhookEvent} to the deposit's `webhookUrl`,
 * and again with growing pauses (1 s to 5 min) until a 2xx answer, for three days. The header
 * `Pierlight-Signature: t=<unix seconds>,v1=<hex>` carries `hmac_sha256(secret, t + "." + raw body)`.
 */
import { z } from 'zod';
import { assetCodes, carries, networkNames } from './networks.ts';

export const createRequest = z
  .strictObject({
    /** The merchant's own name for the deposit, used once. */
    reference: z.string().min(1).max(64),
    asset: z.enum(assetCodes),
    network: z.enum(networkNames),
    /** What the customer means to send, in subunits. */
    amount: z.int().positive(),
    webhookUrl: z.url({ protocol: /^https?$/ }).max(4000),
    /** Where the page of the customer's wallet leads back to. */
    returnUrl: z.url({ protocol: /^https?$/ }).max(4000),
    locale: z.string().min(2).max(16),
  })
  .refine(({ asset, network }) => carries(network, asset), {
    error: 'the network does not carry this asset',
  });
export type CreateRequest = z.infer<typeof createRequest>;

export const statuses = ['waiting', 'seen', 'credited', 'cancelled', 'expired'] as const;
export type DepositStatus = (typeof statuses)[number];

export interface DepositAnswer {
  readonly id: string;
  readonly reference: string;
  /** The deposit whose address this one used again; null for one that was ordered. */
  readonly follows: string | null;
  readonly asset: string;
  readonly network: string;
  /** The requested amount. */
  readonly amount: number;
  readonly address: string;
  /** Without it, coins on a shared address belong to nobody. */
  readonly tag: string | null;
  /** What the customer's wallet reads from a QR code. */
  readonly uri: string;
  /** Where the customer's wallet can be opened with all of it filled in. */
  readonly walletUrl: string;
  readonly status: DepositStatus;
  /** What came so far; 0 while nothing did. */
  readonly received: number;
  readonly confirmations: number;
  readonly required: number;
}

export interface WebhookEvent {
  /** Unique per event, the same in every attempt. */
  readonly id: string;
  readonly type: 'deposit.waiting' | 'deposit.seen' | 'deposit.credited' | 'deposit.expired';
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly data: DepositAnswer;
}

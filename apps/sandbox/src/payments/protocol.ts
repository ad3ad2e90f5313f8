/**
 * The merchant's interface of Tidewater Pay, a hosted-page payment provider.
 *
 * ## Calls of the merchant
 * Every call carries `Authorization: Bearer <api key>`; bodies are JSON; amounts are whole subunits.
 *
 * | call | answer |
 * |---|---|
 * | `POST /v1/payments` with `Idempotency-Key` and {@link createRequest} | 201 {@link PaymentAnswer}; 200 for a repetition of the same key and body |
 * | `GET /v1/payments/:id` | 200 {@link PaymentAnswer} or 404 |
 * | `GET /v1/payments?reference=…` | 200 `{ payments: PaymentAnswer[] }`, at most one, as a reference is used once |
 * | `POST /v1/payments/:id/cancel` | 200 with status `cancelled`; 409 `not_cancellable` with the payment as it stands, once money may have moved |
 *
 * Errors are `{ error: { code, message } }`: 400 `idempotency_key_missing`, 401 `unauthorized`,
 * 404 `not_found`, 409 `idempotency_key_reused`, `reference_used` or `not_cancellable`, 422 `invalid_request`.
 *
 * ## Life of a payment
 * `pending` (the customer is on the page) → `processing` (the bank decides later) → `succeeded` or
 * `failed`; a pending one may also become `cancelled` (by the merchant, or the customer went back) or
 * `expired` (the page is open for 60 minutes). The last four are final.
 *
 * ## Webhooks
 * Each final outcome that the merchant did not cause is sent once as {@link WebhookEvent} to the
 * payment's `webhookUrl`, and again with growing pauses (1 s to 5 min) until a 2xx answer, for three
 * days. The header `Pierlight-Signature: t=<unix seconds>,v1=<hex>` carries
 * `hmac_sha256(secret, t + "." + raw body)`, made afresh for each attempt; the event's `id` stays the same.
 */
import { z } from 'zod';
import { currencyCodes } from './money.ts';

const webAddress = z.url({ protocol: /^https?$/ }).max(4000);

export const createRequest = z.strictObject({
  /** The merchant's own name for the payment, used once. */
  reference: z.string().min(1).max(64),
  amount: z.int().positive(),
  currency: z.enum(currencyCodes),
  method: z.literal('card'),
  /** Where the customer goes after success (or while the bank decides), failure and going back. */
  returnUrls: z.strictObject({ success: webAddress, failure: webAddress, cancel: webAddress }),
  /** Receives the webhooks; must be on an origin registered for the merchant. */
  webhookUrl: webAddress,
  customer: z.strictObject({
    id: z.string().min(1).max(64),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
    locale: z.string().min(2).max(16),
  }),
});
export type CreateRequest = z.infer<typeof createRequest>;

export type PaymentStatus =
  | 'pending'
  | 'processing'
  | 'succeeded'
  | 'failed'
  | 'cancelled'
  | 'expired';

/** Why a payment did not succeed. `cancelled` is the merchant's doing, `abandoned` the customer's. */
export type FailureReason =
  | 'declined'
  | 'insufficientFunds'
  | 'challengeFailed'
  | 'abandoned'
  | 'cancelled'
  | 'expired';

export interface PaymentAnswer {
  readonly id: string;
  readonly reference: string;
  readonly status: PaymentStatus;
  readonly reason: FailureReason | null;
  readonly amount: number;
  readonly currency: string;
  /** Where the customer pays; opaque to the merchant. */
  readonly pageUrl: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

export interface WebhookEvent {
  /** Unique per event, the same in every attempt. */
  readonly id: string;
  readonly type: 'payment.succeeded' | 'payment.failed';
  readonly createdAt: string;
  readonly data: {
    readonly paymentId: string;
    readonly reference: string;
    readonly amount: number;
    readonly currency: string;
    readonly status: PaymentStatus;
    readonly reason: FailureReason | null;
  };
}

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
 * | `GET /v1/statement?from=…&to=…` | 200 `{ entries, next }`: every movement settled in that time, earliest first; `next`, unless null, goes into `after` for the rest |
 *
 * Errors are `{ error: { code, message } }`: 400 `idempotency_key_missing`, 401 `unauthorized`,
 * 404 `not_found`, 409 `idempotency_key_reused`, `reference_used` or `not_cancellable`, 422 `invalid_request`.
 *
 * ## Methods
 * `card`, `bank` and `eWallet` are paid on the page. `voucher` needs the field `voucherCode` and is
 * decided at once, without a page. `pix` needs the field `cpf_number`; its code is drawn a moment after
 * the order, is then in the answer's `qr` and sent as `payment.ready`, and its page is the bank's app.
 *
 * ## Life of a payment
 * `pending` (the customer is on the page) → `processing` (the bank decides later) → `succeeded` or
 * `failed`; a pending one may also become `cancelled` (by the merchant, or the customer went back) or
 * `expired` (the page is open for 60 minutes, a Pix code for 30). The last four are final.
 *
 * ## Webhooks
 * A code that is drawn, and each final outcome that the merchant did not cause, is sent once as {@link WebhookEvent} to the
 * payment's `webhookUrl`, and again with growing pauses (1 s to 5 min) until a 2xx answer, for three
 * days. The header `Pierlight-Signature: t=<unix seconds>,v1=<hex>` carries
 * `hmac_sha256(secret, t + "." + raw body)`, made afresh for each attempt; the event's `id` stays the same.
 */
import { z } from 'zod';
import { methodNames, takes } from './methods.ts';
import { currencyCodes } from './money.ts';

export const webAddress = z.url({ protocol: /^https?$/ }).max(4000);

export const customer = z.strictObject({
  id: z.string().min(1).max(64),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  locale: z.string().min(2).max(16),
});

const requestShape = z.strictObject({
  /** The merchant's own name for the payment, used once. */
  reference: z.string().min(1).max(64),
  amount: z.int().positive(),
  currency: z.enum(currencyCodes),
  method: z.enum(methodNames),
  /** What the customer told the merchant for this method, by field name. */
  fields: z.record(z.string().max(64), z.string().max(500)).default({}),
  /** Where the customer goes after success (or while the bank decides), failure and going back. */
  returnUrls: z.strictObject({ success: webAddress, failure: webAddress, cancel: webAddress }),
  /** Receives the webhooks; must be on an origin registered for the merchant. */
  webhookUrl: webAddress,
  customer,
});
export const createRequest = requestShape.refine(takes, {
  error: 'the method does not take this currency, or lacks a field it needs',
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
export const failureReasons = [
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
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** What a customer pays with; payouts of any method may name it. */
export interface Instrument {
  /** The same with every payment of this customer by it. */
  readonly id: string;
  /** As its owner recognises it: `Visa •• 4242`. */
  readonly shown: string;
}

export interface PaymentAnswer {
  readonly id: string;
  readonly reference: string;
  readonly status: PaymentStatus;
  readonly reason: FailureReason | null;
  readonly amount: number;
  readonly currency: string;
  /** Where the customer pays; opaque to the merchant. Null where there is nothing to do on a page. */
  readonly pageUrl: string | null;
  /** How the customer pays: on the page, with the code that `qr` will hold, or with what was sent already. */
  readonly presentation: 'page' | 'code' | 'none';
  /** Text of the code to scan (BR Code), once it is drawn. */
  readonly qr: string | null;
  /** ISO 8601 in UTC: when what can be paid with closes. */
  readonly expiresAt: string;
  /** What a payment that succeeded came from; null where nothing can be paid back to it. */
  readonly instrument: Instrument | null;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

export interface WebhookEvent {
  /** Unique per event, the same in every attempt. */
  readonly id: string;
  readonly type: 'payment.succeeded' | 'payment.failed' | 'payment.ready';
  readonly createdAt: string;
  readonly data: {
    readonly paymentId: string;
    readonly reference: string;
    readonly amount: number;
    readonly currency: string;
    readonly status: PaymentStatus;
    readonly reason: FailureReason | null;
    readonly presentation: PaymentAnswer['presentation'];
    readonly qr: string | null;
    readonly expiresAt: string;
    readonly instrument: Instrument | null;
  };
}

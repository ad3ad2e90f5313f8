/**
 * The merchant's interface of payouts, the same at Tidewater Pay, beside that of its payments
 * (`../payments/protocol.ts`), and at Deepwater Custody, beside that of its deposits; under the same key.
 *
 * | call | answer |
 * |---|---|
 * | `POST /v1/payouts` with `Idempotency-Key` and {@link payoutRequest} | 201 {@link PayoutAnswer}; 200 for a repetition of the same key and body |
 * | `GET /v1/payouts?reference=…` | 200 `{ payouts: PayoutAnswer[] }`, at most one, as a reference is used once |
 *
 * A payout goes to a place that is written out, or as `instrument` back to what a payment came from.
 * Errors as of payments; 422 `invalid_request` also for a card or an instrument that never paid the merchant.
 *
 * ## Life of a payout
 * `processing` → `paid` or `failed`, both final, both told by a webhook {@link PayoutEvent} signed and
 * repeated as those of payments. A payout cannot be cancelled.
 *
 * ## What happens to it
 * As the destination says, for whoever tries things out: see `destinations.ts`.
 */
import { z } from 'zod';
import { assetCodes, networkNames } from '../custody/networks.ts';
import { currencyCodes } from '../payments/money.ts';
import { customer, webAddress } from '../payments/protocol.ts';

const order = {
  /** The merchant's own name for the payout, used once. */
  reference: z.string().min(1).max(64),
  /** Subunits that arrive. */
  amount: z.int().positive(),
  webhookUrl: webAddress,
  customer,
};
const common = { ...order, currency: z.enum(currencyCodes) };

/** Back to what a payment of the customer came from. */
const toInstrument = z.strictObject({ instrument: z.string().min(1).max(64) });

export const payoutRequest = z.discriminatedUnion('method', [
  /** Back to the card that paid: by its instrument, or `deposit`, that payment's reference. */
  z.strictObject({
    ...common,
    method: z.literal('card'),
    destination: z.union([toInstrument, z.strictObject({ deposit: z.string().min(1).max(64) })]),
  }),
  z.strictObject({
    ...common,
    method: z.literal('bank'),
    destination: z.union([
      toInstrument,
      z.strictObject({ iban: z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/) }),
    ]),
  }),
  z.strictObject({
    ...common,
    method: z.literal('pix'),
    destination: z.union([
      toInstrument,
      z.strictObject({ cpf_number: z.string().regex(/^\d{11}$/) }),
    ]),
  }),
  z.strictObject({
    ...common,
    method: z.literal('eWallet'),
    destination: z.union([toInstrument, z.strictObject({ walletEmail: z.email().max(254) })]),
  }),
  z.strictObject({
    ...order,
    method: z.literal('crypto'),
    currency: z.enum(assetCodes),
    destination: z.strictObject({
      network: z.enum(networkNames),
      address: z.string().min(1).max(128),
      tag: z.string().max(32).optional(),
    }),
  }),
]);
export type PayoutRequest = z.infer<typeof payoutRequest>;

export type PayoutStatus = 'processing' | 'paid' | 'failed';
/** Why a payout did not arrive. */
export type PayoutReason = 'declined' | 'accountUnknown';

export interface PayoutAnswer {
  readonly id: string;
  readonly reference: string;
  readonly status: PayoutStatus;
  readonly reason: PayoutReason | null;
  readonly amount: number;
  readonly currency: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

export interface PayoutEvent {
  /** Unique per event, the same in every attempt. */
  readonly id: string;
  readonly type: 'payout.paid' | 'payout.failed';
  readonly createdAt: string;
  readonly data: Omit<PayoutAnswer, 'id' | 'createdAt'> & { readonly payoutId: string };
}

import { z } from 'zod';
import { currencyCode, id, positiveSubunits, subunits, timestamp } from '../common/schemas.ts';
import { invoiceStatus, invoiceType } from './statuses.ts';

/** How a method looks and behaves; its drawing and texts hang on this. */
export const methodKind = z.enum(['card', 'bank', 'pix', 'eWallet', 'voucher', 'crypto']);

export const paymentMethod = z.object({
  id: z.string(),
  kind: methodKind,
  currency: currencyCode,
  /** Bounds in subunits, both included. */
  minAmount: positiveSubunits,
  maxAmount: positiveSubunits,
  /** Suggested amounts in subunits, none preselected. */
  quickAmounts: z.array(positiveSubunits),
  fee: z.object({ fixed: subunits, percent: z.number() }),
  /** Expected seconds until the money is there; 0 is at once. */
  processingSeconds: z.int().nonnegative(),
  /** Further fields the method asks for on the site itself. */
  fields: z.array(z.object({ name: z.string(), kind: z.string(), required: z.boolean() })),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const invoice = z.object({
  id,
  number: z.string(),
  status: z.enum(invoiceStatus),
  type: z.enum(invoiceType),
  methodId: z.string(),
  amount: positiveSubunits,
  currency: currencyCode,
  createdAt: timestamp,
  settledAt: timestamp.nullable(),
  /** Where the player continues, while the invoice is pending. */
  redirectUrl: z.string().nullable(),
  /** What the player is shown while waiting, such as a QR code's text. */
  publicData: z.object({ qr: z.string().optional() }).nullable(),
  /** Why it failed, as a key of the client's texts: declined, abandoned, expired, challengeFailed, cancelled. */
  failureReason: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoice>;

export const depositRequest = z.strictObject({
  methodId: z.string().max(64),
  currency: currencyCode,
  amount: positiveSubunits,
  bonusId: id.optional(),
  fields: z.record(z.string().max(64), z.string().max(500)).default({}),
  /** Absolute address on the site to which the provider sends the player back. */
  returnUrl: z.url().max(2000),
});
export type DepositRequest = z.infer<typeof depositRequest>;

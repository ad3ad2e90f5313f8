import { z } from 'zod';
import {
  currencyCode,
  emptyableLine,
  id,
  positiveSubunits,
  slug,
  subunits,
  timestamp,
} from '../common/schemas.ts';
import { fieldDefinition } from '../player/schemas.ts';
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
  /** What the method asks for on the site itself, in order; checked by the same rules on both sides. */
  fields: z.array(fieldDefinition),
  /** What a destination that is saved for a withdrawal consists of; empty where none can be. */
  destinationFields: z.array(fieldDefinition),
  /** Whether whose destination it is has to be said. */
  asksHolder: z.boolean(),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** What a player pays with on the site itself, while the invoice is pending. */
export const publicData = z.object({
  /** Text of the code to scan or to copy; it may come a moment after the invoice. */
  qr: z.string().optional(),
  /** The same as a picture: an SVG path of dark modules, one unit each, in a square of `size`. */
  qrPicture: z.object({ size: z.int(), path: z.string() }).optional(),
  /** When what is shown here can no longer be paid. */
  expiresAt: timestamp.optional(),
  /** Where coins are to be sent, and how far those are that came. Amounts in subunits. */
  transfer: z
    .object({
      network: z.string(),
      address: z.string(),
      /** Without it, coins on a shared address belong to nobody. */
      tag: z.string().nullable(),
      received: subunits,
      confirmations: z.int().nonnegative(),
      required: z.int().positive(),
    })
    .optional(),
});
export type PublicData = z.infer<typeof publicData>;

/**
 * How far a withdrawal has come: it waits for a check of its player, it is reviewed, it may be sent,
 * the provider has it, and then whatever the invoice's status says.
 */
export const withdrawalStage = z.enum(['check', 'review', 'approved', 'sent', 'ended']);
export type WithdrawalStage = z.infer<typeof withdrawalStage>;

export const invoice = z.object({
  id,
  number: z.string(),
  status: z.enum(invoiceStatus),
  type: z.enum(invoiceType),
  methodId: z.string(),
  /** The requested amount while it is pending, and what came once it succeeded. */
  amount: positiveSubunits,
  /** The requested amount, where another one came. */
  askedAmount: positiveSubunits.nullable(),
  currency: currencyCode,
  createdAt: timestamp,
  settledAt: timestamp.nullable(),
  /** Where the player continues, while the invoice is pending. */
  redirectUrl: z.string().nullable(),
  /**
   * Of a pending deposit whose provider has not answered its order yet: there is nothing to pay it with so far.
   * What there will be comes as `invoice.deposit.updated`.
   */
  awaitsProvider: z.boolean(),
  /** Not null while the player pays with something that the site shows; then no page need be visited. */
  publicData: publicData.nullable(),
  /** Why it failed, as a key of the client's texts, such as declined, expired or cancelled. */
  failureReason: z.string().nullable(),
  /** Of a withdrawal only. `fee` is what of the amount does not arrive, in subunits. */
  withdrawal: z
    .object({
      stage: withdrawalStage,
      fee: subunits,
      /** Where it goes, masked: `•• 9031`. */
      destination: z.string(),
      /** When it should be there at the latest. */
      expectedAt: timestamp,
    })
    .nullable(),
});
export type Invoice = z.infer<typeof invoice>;

/** What the invoices of a currency come to. */
export const invoiceStatistics = z.object({
  currency: currencyCode,
  /** By type and status; what has no invoices is left out. */
  groups: z.array(
    z.object({
      type: z.enum(invoiceType),
      status: z.enum(invoiceStatus),
      count: z.int().positive(),
      /** Subunits of all of them. */
      amount: positiveSubunits,
    }),
  ),
  /** Subunits that came in by successful deposits, less those that went out by successful withdrawals. */
  netDeposits: subunits,
});
export type InvoiceStatistics = z.infer<typeof invoiceStatistics>;

/** Values of a method's own fields, by name; a value left empty is as if it were not there. */
const typedFields = z.record(z.string().max(64), emptyableLine(500));

export const depositRequest = z.strictObject({
  methodId: z.string().max(64),
  currency: currencyCode,
  amount: positiveSubunits,
  /** The bonus taken with it, one of those offered; null for none. If left out, a pending bonus code may bring one. */
  bonusId: slug.nullable().optional(),
  fields: typedFields.default({}),
  /** Absolute address on the site to which the provider sends the player back. */
  returnUrl: z.url().max(2000),
});
export type DepositRequest = z.infer<typeof depositRequest>;

export const withdrawalRequest = z.strictObject({
  methodId: z.string().max(64),
  currency: currencyCode,
  /** What leaves the balance, the fee included. */
  amount: positiveSubunits,
  fields: typedFields.default({}),
  /** Takes it although the same amount left for the same place minutes ago. */
  confirmDuplicate: z.literal(true).optional(),
});
export type WithdrawalRequest = z.infer<typeof withdrawalRequest>;

/** Of `withdrawalRepeated`: the withdrawal there is, as the parameters of `errors.confirmDuplicate[0]`. */
export const earlierWithdrawal = z.object({ id, number: z.string(), createdAt: timestamp });
export type EarlierWithdrawal = z.infer<typeof earlierWithdrawal>;

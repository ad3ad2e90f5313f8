import { z } from 'zod';
import { currencyCode, id, subunits, timestamp } from '../common/schemas.ts';
import { invoiceType } from '../payments/statuses.ts';

/** A copy of everything there is about a player. */
export const dataExport = z.object({
  id,
  requestedAt: timestamp,
  /** Null while it is being gathered. */
  readyAt: timestamp.nullable(),
  downloadedAt: timestamp.nullable(),
  /** When it is removed. */
  expiresAt: timestamp,
});
export type DataExport = z.infer<typeof dataExport>;

/** What a deletion of the own account would mean, and whether one is on its way. */
export const accountDeletion = z.object({
  /** When the account is deleted; null while nobody requested it. */
  dueAt: timestamp.nullable(),
  /** When the last one was called off by signing in; null when there was none. */
  cancelledAt: timestamp.nullable(),
  /** Days between asking for it and the deletion. */
  days: z.int(),
  /** Money that is still on the account. */
  balances: z.array(z.object({ currency: currencyCode, balance: subunits })),
  /** Payments that have not ended: as long as there is one, the account cannot be deleted. */
  underWay: z.array(
    z.object({
      number: z.string(),
      type: z.enum(invoiceType),
      amount: subunits,
      currency: currencyCode,
    }),
  ),
  /** Whether the password has to be given with it; an account without one asks for a new sign-in. */
  needsPassword: z.boolean(),
});
export type AccountDeletion = z.infer<typeof accountDeletion>;

export const deletionRequest = z.strictObject({
  password: z.string().max(128).optional(),
  /** Needed while there is money on the account: it is given up. */
  givesUpBalance: z.boolean().optional(),
});
export type DeletionRequest = z.infer<typeof deletionRequest>;

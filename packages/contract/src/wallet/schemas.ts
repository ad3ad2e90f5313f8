import { z } from 'zod';
import { currencyCode, id, subunits, timestamp } from '../common/schemas.ts';
import { accountStatus, transactionKind } from './statuses.ts';

export const account = z.object({
  id,
  status: z.enum(accountStatus),
  currency: currencyCode,
  /** Subunits that can be staked. */
  balance: subunits,
  /** Subunits that can be withdrawn. */
  withdrawalBalance: subunits,
  /** Grows with every change, so that a late message never overwrites a newer balance. */
  version: z.int().nonnegative(),
});
export type Account = z.infer<typeof account>;

/** One line of the statement: signed subunits as the balance felt them. */
export const transaction = z.object({
  id,
  kind: z.enum(transactionKind),
  currency: currencyCode,
  amount: subunits,
  balanceAfter: subunits,
  createdAt: timestamp,
  /** The game of a bet, win or rollback. */
  game: z.object({ id: z.string(), name: z.string() }).nullable(),
  roundId: z.string().nullable(),
  /** Number of the invoice of a deposit or withdrawal. */
  invoiceNumber: z.string().nullable(),
});
export type Transaction = z.infer<typeof transaction>;

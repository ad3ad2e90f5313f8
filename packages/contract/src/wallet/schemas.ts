import { z } from 'zod';
import { currencyCode, id, month, subunits, timestamp } from '../common/schemas.ts';
import { accountStatus, transactionKind } from './statuses.ts';

export const account = z.object({
  id,
  status: z.enum(accountStatus),
  currency: currencyCode,
  /** Subunits that can be staked: the player's own and, after it, that of the bonus being played. */
  balance: subunits,
  /** The player's own of it, in subunits. */
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

/** What the movements of a kind come to in a currency. */
export const transactionTotal = z.object({
  currency: currencyCode,
  kind: z.enum(transactionKind),
  count: z.int().nonnegative(),
  /** Subunits that came in, and that went out; neither is negative. */
  incoming: subunits,
  outgoing: subunits,
});
export type TransactionTotal = z.infer<typeof transactionTotal>;

/** The same of a month by UTC. */
export const monthTotal = transactionTotal.extend({ month });
export type MonthTotal = z.infer<typeof monthTotal>;

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** An account of the player in the books, with the end of the chain over its entries. */
export const historyAccount = z.object({
  id,
  /** `player_real`, `player_bonus` and what else the ledger keeps for a player. */
  kind: z.string(),
  currency: currencyCode,
  balance: subunits,
  entries: z.int().nonnegative(),
  /** Hash of the last entry; null without any. */
  head: hash.nullable(),
});

/** An entry of an account, each field as it went into the hash. */
export const historyLine = z.object({
  /** 1 for the first of the account. */
  position: z.int().positive(),
  /** The transaction's id. */
  id,
  kind: z.string(),
  amount: subunits,
  balanceAfter: subunits,
  /** UTC to the microsecond. */
  createdAt: z.string(),
  gameId: z.string().nullable(),
  roundId: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  hash,
});

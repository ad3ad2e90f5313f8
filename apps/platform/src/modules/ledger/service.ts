import type { Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import {
  callAdjust,
  callDeposit,
  callWithdraw,
  type LedgerAnswer,
  type PaymentMovement,
} from './repository.ts';

/** What a movement did to a player's balance. */
export interface Posting {
  readonly transactionId: string;
  /** Subunits after the movement; of a replay, as it was answered then. */
  readonly balance: bigint;
  /** The key was used before with the same input: nothing moved this time. */
  readonly replayed: boolean;
}

/**
 * Credits a player with money a payment provider holds, opening the account when there is none.
 * The key is one per provider; a repetition answers what was answered first.
 *
 * @throws DomainError idempotencyKeyReused when the key was used with another input
 */
export async function postDeposit(tx: Tx, deposit: PaymentMovement): Promise<Posting> {
  return postingOf(await callDeposit(tx, deposit));
}

/**
 * Debits a player with money a payment provider is to pay out. A refusal is kept: its key never
 * succeeds later, so a new attempt needs a new key.
 *
 * @throws DomainError insufficientFunds, idempotencyKeyReused
 */
export async function postWithdrawal(tx: Tx, withdrawal: PaymentMovement): Promise<Posting> {
  return postingOf(await callWithdraw(tx, withdrawal));
}

/**
 * Corrects a player's balance by `change` subunits, which may be negative.
 *
 * @throws DomainError insufficientFunds, idempotencyKeyReused
 */
export async function postAdjustment(
  tx: Tx,
  adjustment: Parameters<typeof callAdjust>[1],
): Promise<Posting> {
  return postingOf(await callAdjust(tx, adjustment));
}

/** Reads an answer as a posting. @throws DomainError for a refusal or a reused key */
function postingOf(answer: LedgerAnswer): Posting {
  if (answer.outcome === 'conflict') throw new DomainError('idempotencyKeyReused');
  if (answer.refusal === 'account_missing') throw new DomainError('currencyUnavailable');
  if (answer.outcome === 'refused') throw new DomainError('insufficientFunds');
  if (answer.transaction_id === null || answer.balance === null)
    throw new Error('the ledger posted without a transaction');
  return {
    transactionId: answer.transaction_id,
    balance: answer.balance,
    replayed: answer.replayed,
  };
}

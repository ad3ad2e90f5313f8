import type { Tx } from '../../kernel/db/database.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import {
  callAdjust,
  callDeposit,
  callHoldUnclaimed,
  callPayCashback,
  callPayOut,
  callRefund,
  callReturnUnclaimed,
  callWithdraw,
  type LedgerAnswer,
  type PaymentMovement,
  type UnclaimedReturn,
  type WithdrawalSettling,
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
 * Holds money that came for a deleted account: the provider has it, and no player's balance moves.
 *
 * @throws DomainError idempotencyKeyReused when the key was used with another input
 */
export async function postUnclaimed(tx: Tx, movement: PaymentMovement): Promise<Posting> {
  return postingOf(await callHoldUnclaimed(tx, movement));
}

/**
 * Books that what was held went back to where it came from, the whole of it.
 *
 * @throws DomainError idempotencyKeyReused when it went back under another key
 */
export async function postUnclaimedReturn(tx: Tx, back: UnclaimedReturn): Promise<Posting> {
  return postingOf(await callReturnUnclaimed(tx, back));
}

/**
 * Moves money a payment provider is to pay out from the player into the reserve, where it waits to be
 * paid or refunded. A refusal is kept if the caller commits: its key never succeeds later, so a new
 * attempt needs a new key.
 *
 * @throws DomainError insufficientFunds, idempotencyKeyReused
 */
export async function postWithdrawal(tx: Tx, withdrawal: PaymentMovement): Promise<Posting> {
  return postingOf(await callWithdraw(tx, withdrawal));
}

/**
 * Settles a withdrawal that its provider has paid: the fee, in subunits, to the house, the rest to the
 * provider. The player's balance does not move.
 *
 * @throws DomainError idempotencyKeyReused also when the withdrawal was refunded
 */
export async function postPayout(
  tx: Tx,
  payout: WithdrawalSettling & { readonly fee: bigint },
): Promise<Posting> {
  return postingOf(await callPayOut(tx, payout));
}

/**
 * Gives a withdrawal that will not be paid back to its player, the whole of it.
 *
 * @throws DomainError idempotencyKeyReused also when the withdrawal was paid
 */
export async function postRefund(tx: Tx, refund: WithdrawalSettling): Promise<Posting> {
  return postingOf(await callRefund(tx, refund));
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

/**
 * Gives a player a part of what they lost as their own money.
 *
 * @throws DomainError currencyUnavailable where they have no such account, idempotencyKeyReused
 */
export async function postCashback(
  tx: Tx,
  cashback: Parameters<typeof callPayCashback>[1],
): Promise<Posting> {
  return postingOf(await callPayCashback(tx, cashback));
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

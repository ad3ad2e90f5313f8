import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import type { TurnOver } from '@pierlight/contract/risk/schemas';
import type { Account } from '@pierlight/contract/wallet/schemas';
import type { CurrencyUnit } from '@pierlight/money/currency';
import { type DepositAmountProblem, readDepositAmount } from './deposit-amount.ts';

/** Why an amount cannot be withdrawn, as a key of the texts `wallet.withdraw.amount.problems`. */
export type WithdrawalAmountProblem = DepositAmountProblem | 'aboveAvailable';

export type WithdrawalAmount =
  | { readonly ok: true; readonly subunits: number }
  | { readonly ok: false; readonly problem: WithdrawalAmountProblem };

/** Reads a typed amount as one that the method pays out of what is free; in subunits. */
export function readWithdrawalAmount(
  text: string,
  method: Pick<PaymentMethod, 'minAmount' | 'maxAmount'>,
  available: number,
  currency: CurrencyUnit,
  decimalSeparator: '.' | ',',
): WithdrawalAmount {
  const read = readDepositAmount(text, method, currency, decimalSeparator);
  return read.ok && read.subunits > available ? { ok: false, problem: 'aboveAvailable' } : read;
}

/** What the house keeps of an amount, in subunits; a part of one counts as a whole. */
export function feeOf({ fixed, percent }: PaymentMethod['fee'], amount: number): number {
  return fixed + Math.ceil((amount * Math.round(percent * 100)) / 10_000);
}

/** The most that one withdrawal can take of what is free; null when that is too little. */
export function mostOf(
  method: Pick<PaymentMethod, 'minAmount' | 'maxAmount'>,
  available: number,
): number | null {
  const most = Math.min(method.maxAmount, available);
  return most < method.minAmount ? null : most;
}

/**
 * What of an account can be withdrawn now, in subunits: nothing while deposits have to be staked, or while
 * the player has a bonus in its currency.
 */
export function freeAmount(
  account: Pick<Account, 'withdrawalBalance'>,
  turnOver: Pick<TurnOver, 'turnOverWagerAmount'> | undefined,
  heldBonus: object | undefined,
): number {
  const mustStake = (turnOver?.turnOverWagerAmount ?? 0) > 0;
  return mustStake || heldBonus ? 0 : account.withdrawalBalance;
}

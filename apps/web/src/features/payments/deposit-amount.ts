import type { PaymentMethod } from '@pierlight/contract/payments/schemas';
import { type AmountProblem, parseAmount } from '@pierlight/money/amount';
import type { CurrencyUnit } from '@pierlight/money/currency';

/** Why an amount cannot be deposited, as a key of the texts `deposit.amount.problems`. */
export type DepositAmountProblem = AmountProblem | 'belowMin' | 'aboveMax' | 'aboveLimit';

export type DepositAmount =
  | { readonly ok: true; readonly subunits: number }
  | { readonly ok: false; readonly problem: DepositAmountProblem };

/** Reads a typed amount as one that the method takes; its bounds are both included. */
export function readDepositAmount(
  text: string,
  method: Pick<PaymentMethod, 'minAmount' | 'maxAmount'>,
  currency: CurrencyUnit,
  decimalSeparator: '.' | ',',
): DepositAmount {
  const parsed = parseAmount(text, currency, decimalSeparator);
  if (!parsed.ok) {
    return parsed.problem === 'tooLarge' ? { ok: false, problem: 'aboveMax' } : parsed;
  }
  if (parsed.subunits < method.minAmount) return { ok: false, problem: 'belowMin' };
  if (parsed.subunits > method.maxAmount) return { ok: false, problem: 'aboveMax' };
  return parsed;
}

/** What a player's own limits say to an amount: `left` is what they leave in subunits, null without any. */
export function withinLimits(read: DepositAmount, left: number | null): DepositAmount {
  return read.ok && left !== null && read.subunits > left
    ? { ok: false, problem: 'aboveLimit' }
    : read;
}

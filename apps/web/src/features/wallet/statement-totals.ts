import type { Transaction } from '@pierlight/contract/wallet/schemas';

/** What some lines of a statement come to in one currency, in subunits. */
export interface StatementTotal {
  readonly currency: string;
  /** Sum of what came in, never negative. */
  readonly incoming: number;
  /** Sum of what went out, never negative. */
  readonly outgoing: number;
  readonly net: number;
}

/** Totals by currency, in the order the currencies first appear. Currencies are never added up. */
export function statementTotals(
  lines: readonly Pick<Transaction, 'currency' | 'amount'>[],
): readonly StatementTotal[] {
  const totals = new Map<string, StatementTotal>();
  for (const { currency, amount } of lines) {
    const { incoming, outgoing, net } = totals.get(currency) ?? NOTHING;
    totals.set(currency, {
      currency,
      incoming: incoming + Math.max(amount, 0),
      outgoing: outgoing + Math.max(-amount, 0),
      net: net + amount,
    });
  }
  return [...totals.values()];
}

const NOTHING = { incoming: 0, outgoing: 0, net: 0 };

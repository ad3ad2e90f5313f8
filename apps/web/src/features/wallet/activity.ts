import type { TransactionTotal } from '@pierlight/contract/wallet/schemas';
import { type TransactionKind, transactionKind } from '@pierlight/contract/wallet/statuses';

/** What all movements of a choice come to in one currency, in subunits. */
export interface StatementTotal {
  readonly currency: string;
  /** Sum of what came in, never negative. */
  readonly incoming: number;
  /** Sum of what went out, never negative. */
  readonly outgoing: number;
  readonly net: number;
}

/** Totals by currency, in the order the currencies first appear. Currencies are never added up. */
export function statementTotals(totals: readonly TransactionTotal[]): readonly StatementTotal[] {
  return byCurrency(totals).map(([currency, own]) => {
    const incoming = own.reduce((sum, total) => sum + total.incoming, 0);
    const outgoing = own.reduce((sum, total) => sum + total.outgoing, 0);
    return { currency, incoming, outgoing, net: incoming - outgoing };
  });
}

/** What a player did in a period in one currency, in subunits; those of what went out are positive. */
export interface Activity {
  readonly currency: string;
  readonly deposited: number;
  /** Withdrawals, without those that came back. */
  readonly withdrawn: number;
  readonly netDeposited: number;
  /** Stakes, without those that were returned. */
  readonly staked: number;
  /** Wins, without those that were rolled back. */
  readonly won: number;
  readonly result: number;
  /** Money of bonuses that was wagered and is the player's own now, and cashback. */
  readonly fromBonuses: number;
  /** Corrections, signed. */
  readonly corrected: number;
  /** By how much the balance changed. */
  readonly change: number;
}

/** The activity statement by currency, from the totals of every kind. */
export function activityOf(totals: readonly TransactionTotal[]): readonly Activity[] {
  return byCurrency(totals).map(([currency, own]) => {
    const of = (kind: TransactionKind) =>
      own.find((total) => total.kind === kind) ?? { incoming: 0, outgoing: 0 };
    const net = (kind: TransactionKind) => of(kind).incoming - of(kind).outgoing;
    const back = of(transactionKind.rollback);
    const deposited = net(transactionKind.deposit);
    const withdrawn = -net(transactionKind.withdrawal) - net(transactionKind.refund);
    const staked = -net(transactionKind.bet) - back.incoming;
    const won = net(transactionKind.win) - back.outgoing;
    const corrected = net(transactionKind.adjustment);
    const fromBonuses = net(transactionKind.bonus) + net(transactionKind.cashback);
    const netDeposited = deposited - withdrawn;
    const result = won - staked;
    const change = netDeposited + result + fromBonuses + corrected;
    return {
      currency,
      deposited,
      withdrawn,
      netDeposited,
      staked,
      won,
      result,
      fromBonuses,
      corrected,
      change,
    };
  });
}

function byCurrency(totals: readonly TransactionTotal[]) {
  const codes = [...new Set(totals.map(({ currency }) => currency))];
  return codes.map((code) => [code, totals.filter(({ currency }) => currency === code)] as const);
}

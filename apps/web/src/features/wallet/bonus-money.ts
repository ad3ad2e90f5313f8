import type { Account } from '@pierlight/contract/wallet/schemas';

/** What of a balance is money of the bonus being played, in subunits. */
export const bonusMoney = ({
  balance,
  withdrawalBalance,
}: Pick<Account, 'balance' | 'withdrawalBalance'>): number =>
  Math.max(0, balance - withdrawalBalance);

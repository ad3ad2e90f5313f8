import type { Currency } from '@pierlight/contract/settings/schemas';
import type { Account } from '@pierlight/contract/wallet/schemas';
import { accountStatus } from '@pierlight/contract/wallet/statuses';

/** The account in use, or undefined before the first one is opened. */
export function activeAccount(accounts: readonly Account[]): Account | undefined {
  return accounts.find((account) => account.status === accountStatus.active);
}

/** The accounts a player sees, the one in use first. */
export function visibleAccounts(accounts: readonly Account[]): readonly Account[] {
  return accounts
    .filter((account) => account.status !== accountStatus.hidden)
    .toSorted((one, other) => one.status - other.status);
}

/** The currencies another account can be opened in, or a hidden one brought back. */
export function unopenedCurrencies(
  currencies: readonly Currency[],
  accounts: readonly Account[],
): readonly Currency[] {
  const open = new Set(visibleAccounts(accounts).map(({ currency }) => currency));
  return currencies.filter(({ code }) => !open.has(code));
}

import type { AccountMessage } from '@pierlight/contract/realtime/channels';
import type { Account } from '@pierlight/contract/wallet/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { walletKeys } from './accounts-api.ts';

/** The accounts with a changed one in its place; a message older than what is known changes nothing. */
export function withAccount(accounts: readonly Account[], changed: Account): readonly Account[] {
  const known = accounts.find(({ id }) => id === changed.id);
  if (known && known.version >= changed.version) return accounts;
  return known
    ? accounts.map((account) => (account.id === changed.id ? changed : account))
    : [...accounts, changed];
}

export function accountChanged(client: QueryClient, { account }: AccountMessage): void {
  client.setQueryData<Account[]>(walletKeys.accounts, (accounts) =>
    accounts === undefined ? undefined : [...withAccount(accounts, account)],
  );
}

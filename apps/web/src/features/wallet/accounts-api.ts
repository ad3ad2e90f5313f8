import type { Account } from '@pierlight/contract/wallet/schemas';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { newest } from '#shared/api/newest.ts';
import { apiOf } from '#shared/api/query-client.ts';

export const walletKeys = {
  all: ['wallet'] as const,
  accounts: ['wallet', 'accounts'] as const,
  transactions: ['wallet', 'transactions'] as const,
};

export function accountsQuery() {
  return queryOptions({
    queryKey: walletKeys.accounts,
    queryFn: async ({ client, signal }) =>
      newestAccounts(client, (await apiOf(client).wallet.accounts(undefined, { signal })).data),
    meta: { endpoint: 'wallet.accounts' },
  });
}

/** A list of accounts with what messages have told since it was requested; no account is ever removed. */
export function newestAccounts(client: QueryClient, asked: readonly Account[]): Account[] {
  const known = client.getQueryData<Account[]>(walletKeys.accounts);
  const opened = known?.filter(({ id }) => !asked.some((account) => account.id === id)) ?? [];
  return [...newest(asked, known), ...opened];
}

import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';

export const walletKeys = {
  all: ['wallet'] as const,
  accounts: ['wallet', 'accounts'] as const,
};

export function accountsQuery() {
  return queryOptions({
    queryKey: walletKeys.accounts,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).wallet.accounts(undefined, { signal })).data,
  });
}

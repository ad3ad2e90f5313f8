import type { Account } from '@pierlight/contract/wallet/schemas';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
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
    meta: { personal: true },
  });
}

export function switchAccountMutation() {
  return mutationOptions({
    mutationFn: async (id: Account['id'], { client }) =>
      (await apiOf(client).wallet.switchAccount({ id })).data,
    onSuccess: (accounts, _id, _result, { client }) => {
      client.setQueryData(walletKeys.accounts, accounts);
    },
  });
}

import type { Account } from '@pierlight/contract/wallet/schemas';
import type { TransactionKind } from '@pierlight/contract/wallet/statuses';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';
import { newestAccounts, walletKeys } from './accounts-api.ts';

/** What of the statement is requested. */
export interface StatementQuery {
  readonly page: number;
  readonly currency?: string | undefined;
  readonly kind?: readonly TransactionKind[] | undefined;
  /** ISO 8601 in UTC, inclusive. */
  readonly from?: string | undefined;
  /** This movement and older ones. */
  readonly until?: string | undefined;
}

export const statementPageSize = 20;

/** A page of the statement; the page before stays in sight while the next one loads. */
export function transactionsQuery({ page, currency, kind, from, until }: StatementQuery) {
  return queryOptions({
    queryKey: [...walletKeys.transactions, { page, currency, kind, from, until }],
    queryFn: async ({ client, signal }) =>
      apiOf(client).wallet.transactions(
        {
          page,
          perPage: statementPageSize,
          ...(currency ? { currency } : {}),
          ...(kind ? { kind: [...kind] } : {}),
          ...(from ? { from } : {}),
          ...(until ? { until } : {}),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    // Every bet adds a line.
    staleTime: 0,
    meta: { endpoint: 'wallet.transactions' },
  });
}

/** What all movements of a choice come to, whichever page is in sight. */
export function transactionTotalsQuery({
  currency,
  kind,
  from,
}: Omit<StatementQuery, 'page' | 'until'>) {
  return queryOptions({
    queryKey: [...walletKeys.transactions, 'totals', { currency, kind, from }],
    queryFn: async ({ client, signal }) =>
      (
        await apiOf(client).wallet.transactionTotals(
          {
            ...(currency ? { currency } : {}),
            ...(kind ? { kind: [...kind] } : {}),
            ...(from ? { from } : {}),
          },
          { signal },
        )
      ).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { endpoint: 'wallet.transactionTotals' },
  });
}

/** What moved in a year but for play, by month. */
export function transactionMonthsQuery(year: number) {
  return queryOptions({
    queryKey: [...walletKeys.transactions, 'months', year],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).wallet.transactionMonths({ year }, { signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { endpoint: 'wallet.transactionMonths' },
  });
}

/** Mutations of accounts answer all of them. */
function accountsMutation<Input>(
  call: (api: ReturnType<typeof apiOf>, input: Input) => Promise<{ readonly data: Account[] }>,
) {
  return mutationOptions({
    mutationFn: async (input: Input, { client }) => (await call(apiOf(client), input)).data,
    onSuccess: (accounts, _input, _result, { client }) => {
      client.setQueryData(walletKeys.accounts, newestAccounts(client, accounts));
    },
  });
}

export function switchAccountMutation() {
  return accountsMutation((api, id: Account['id']) => api.wallet.switchAccount({ id }));
}

/** Puts an account out of sight; its money stays. The active one is refused. */
export function hideAccountMutation() {
  return accountsMutation((api, id: Account['id']) => api.wallet.hideAccount({ id }));
}

/** Opens an account in a currency, or brings a hidden one back, and makes it the one in use. */
export function openAccountMutation() {
  return accountsMutation(async (api, currency: string) => {
    const opened = await api.wallet.openAccount({ currency });
    const account = opened.data.find((known) => known.currency === currency);
    return account ? api.wallet.switchAccount({ id: account.id }) : opened;
  });
}

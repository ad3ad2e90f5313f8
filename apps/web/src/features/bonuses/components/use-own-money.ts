import { accountsQuery } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';

/** The player's own money in a currency, which no bonus touches, in subunits; undefined while unknown. */
export function useOwnMoney(currency: string): number | undefined {
  const accounts = useQuery(accountsQuery()).data;
  return accounts?.find((account) => account.currency === currency)?.withdrawalBalance;
}

import type { DepositBonus } from '@pierlight/contract/bonuses/schemas';
import { accountsQuery, activeAccount } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { bonusOffersQuery } from './api.ts';

/** What is offered with a deposit in the currency in use, as far as that is known. */
export function useOffers(): readonly DepositBonus[] {
  const account = activeAccount(useQuery(accountsQuery()).data ?? []);
  const offers = useQuery({
    ...bonusOffersQuery(account?.currency ?? ''),
    enabled: account !== undefined,
  });
  return offers.data ?? [];
}

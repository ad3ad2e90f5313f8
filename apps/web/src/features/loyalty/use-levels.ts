import { useCurrencies } from '#features/settings/public.ts';
import { accountsQuery, activeAccount } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { useSession } from '#shared/session/use-session.ts';
import { loyaltyLevelsQuery } from './api.ts';

/** The levels there are, in the currency of the account in use or else the house's. */
export function useLevels() {
  const { status } = useSession();
  const accounts = useQuery({ ...accountsQuery(), enabled: status === 'player' });
  const base = useCurrencies().find(({ isBase }) => isBase)?.code ?? '';
  const isKnown = status !== 'player' || !accounts.isPending;
  const currency = activeAccount(accounts.data ?? [])?.currency ?? base;
  return useQuery({ ...loyaltyLevelsQuery(currency), enabled: isKnown });
}

import { useCurrencies } from '#features/settings/public.ts';
import { accountsQuery, activeAccount } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { useSession } from '#shared/session/use-session.ts';

/** The currency of the account in use, or else the house's; null until it is known. */
export function usePrizeCurrency(): string | null {
  const { status } = useSession();
  const accounts = useQuery({ ...accountsQuery(), enabled: status === 'player' });
  const base = useCurrencies().find(({ isBase }) => isBase)?.code ?? '';
  if (status === 'player' && accounts.isPending) return null;
  return activeAccount(accounts.data ?? [])?.currency ?? base;
}

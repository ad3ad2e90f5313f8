import type { QueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { accountsQuery, activeAccount } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import type { Session } from '#shared/session/session.ts';
import { useSession } from '#shared/session/use-session.ts';

/**
 * The currency stakes are shown in: the player's own, undefined (the base currency) for everyone
 * else. It follows a change a moment later, so that the page stands while the new sums come.
 */
export function useStakeCurrency(): string | undefined {
  const { status } = useSession();
  const accounts = useQuery({ ...accountsQuery(), enabled: status === 'player' }).data;
  const currency = status === 'player' ? activeAccount(accounts ?? [])?.currency : undefined;
  return useDeferredValue(currency);
}

/** The same for loaders; a player's accounts are requested when they are not known yet. */
export async function loadStakeCurrency(context: {
  readonly queryClient: QueryClient;
  readonly session: Session;
}): Promise<string | undefined> {
  if (context.session.getState().status !== 'player') return undefined;
  const accounts = await context.queryClient.ensureQueryData(accountsQuery()).catch(() => []);
  return activeAccount(accounts)?.currency;
}

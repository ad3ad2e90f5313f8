import type { Provider } from '@pierlight/contract/catalogue/schemas';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { problemOf } from '#shared/api/problem.ts';
import type { Session } from '#shared/session/session.ts';
import { collectionsQuery, gameQuery, gamesQuery, providersQuery } from './api.ts';
import type { GamesFilter } from './games-filter.ts';
import { loadStakeCurrency } from './stake-currency.ts';

/** What loaders of the catalogue's pages need of the site. */
export interface LoadContext {
  readonly queryClient: QueryClient;
  readonly session: Session;
}

/** What the lobby shows. A row that does not load is left out. */
export async function loadLobby(context: LoadContext): Promise<void> {
  const { queryClient } = context;
  const providers = providersQuery();
  const studios = queryClient
    .ensureQueryData(providers)
    .catch(() => goWithout(queryClient, providers.queryKey));
  const collections = collectionsQuery(await loadStakeCurrency(context));
  await queryClient
    .ensureQueryData(collections)
    .catch(() => goWithout(queryClient, collections.queryKey));
  await studios;
}

/** An empty list in the place of one that did not load, stale, so that the browser asks again. */
export function goWithout(client: QueryClient, key: QueryKey): void {
  client.setQueryData(key, [], { updatedAt: 0 });
}

export async function loadGames(
  context: LoadContext,
  category: string | undefined,
  filter: GamesFilter,
): Promise<void> {
  const { queryClient } = context;
  const currency = await loadStakeCurrency(context);
  await Promise.all([
    queryClient.ensureInfiniteQueryData(gamesQuery({ category, ...filter, currency })),
    queryClient.ensureQueryData(providersQuery()),
  ]);
}

/** @throws ApiProblem notFound */
export async function loadGame(context: LoadContext, id: string) {
  const currency = await loadStakeCurrency(context);
  return await context.queryClient.ensureQueryData(gameQuery(id, currency));
}

/**
 * The studio of an address, or null when it names none.
 * @throws ApiProblem notFound
 */
export async function loadProvider(
  { queryClient }: LoadContext,
  id: string | undefined,
): Promise<Provider | null> {
  const providers = await queryClient.ensureQueryData(providersQuery());
  if (id === undefined) return null;
  const provider = providers.find((known) => known.id === id);
  if (!provider) throw problemOf('notFound');
  return provider;
}

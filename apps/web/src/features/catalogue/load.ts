import type { GameCard, Provider } from '@pierlight/contract/catalogue/schemas';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { clientProblem } from '#shared/api/problem.ts';
import type { Session } from '#shared/session/session.ts';
import {
  categoriesQuery,
  collectionsQuery,
  gameQuery,
  gamesQuery,
  providersQuery,
  searchQuery,
} from './api.ts';
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
  const studios = loadStudios(queryClient);
  const collections = collectionsQuery(await loadStakeCurrency(context));
  await queryClient
    .ensureQueryData(collections)
    .catch(() => goWithout(queryClient, collections.queryKey));
  await studios;
}

/** Every studio; none when they cannot be loaded, and the page stands without them. */
async function loadStudios(queryClient: QueryClient): Promise<readonly Provider[]> {
  const query = providersQuery();
  try {
    return await queryClient.ensureQueryData(query);
  } catch {
    goWithout(queryClient, query.queryKey);
    return [];
  }
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
    loadStudios(queryClient),
  ]);
}

/** What was found for the words of an address. */
export async function loadSearch(
  { queryClient }: LoadContext,
  words: string | undefined,
): Promise<void> {
  if (words === undefined) return;
  await Promise.all([
    queryClient.ensureQueryData(searchQuery(words)),
    queryClient.ensureQueryData(categoriesQuery()),
    loadStudios(queryClient),
  ]);
}

/**
 * Whether there is such a category. The list is refetched before one is denied that only failed
 * to load.
 * @throws ApiProblem when the list does not load
 */
export async function isCategory({ queryClient }: LoadContext, identity: string): Promise<boolean> {
  const query = categoriesQuery();
  const isIn = (categories: readonly { readonly identity: string }[]) =>
    categories.some((category) => category.identity === identity);
  return (
    isIn(queryClient.getQueryData(query.queryKey) ?? []) ||
    isIn(await queryClient.fetchQuery(query))
  );
}

/** The games of a category's first page, as far as they are loaded. */
export function listedGames(
  client: QueryClient,
  category: string,
  filter: GamesFilter,
): readonly Pick<GameCard, 'id' | 'name'>[] {
  const { queryKey } = gamesQuery({ category, ...filter });
  // Whatever the currency, which is the last part of the key.
  const [found] = client.getQueriesData<InfiniteData<{ readonly data: readonly GameCard[] }>>({
    queryKey: queryKey.slice(0, -1),
  });
  return found?.[1]?.pages[0]?.data ?? [];
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
  if (id === undefined) {
    await loadStudios(queryClient);
    return null;
  }
  const providers = await queryClient.ensureQueryData(providersQuery());
  const provider = providers.find((known) => known.id === id);
  if (!provider) throw clientProblem(404, 'notFound');
  return provider;
}

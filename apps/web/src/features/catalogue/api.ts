import type { GameCard, GameSort, Provider } from '@pierlight/contract/catalogue/schemas';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';
import type { GamesFilter } from './games-filter.ts';

export const catalogueKeys = {
  all: ['catalogue'] as const,
  categories: ['catalogue', 'categories'] as const,
  collections: ['catalogue', 'collections'] as const,
  favorites: ['catalogue', 'favorites'] as const,
};

/** Games requested at a time in a grid. */
export const GAMES_PER_PAGE = 36;
/** After every so many pages of a grid a button asks whether to go on; the others come unasked. */
export const PAGES_UNASKED = 3;

export function categoriesQuery() {
  return queryOptions({
    queryKey: catalogueKeys.categories,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).catalogue.categories(undefined, { signal })).data,
    staleTime: 5 * 60_000,
    meta: { endpoint: 'catalogue.categories' },
  });
}

/** Collections of the lobby, stake ranges in `currency`, else in the base currency. */
export function collectionsQuery(currency?: string) {
  return queryOptions({
    queryKey: [...catalogueKeys.collections, currency ?? null],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).catalogue.collections({ currency }, { signal })).data,
    staleTime: 60_000,
    meta: { endpoint: 'catalogue.collections' },
  });
}

/** Every studio, by name. */
export function providersQuery() {
  return queryOptions({
    queryKey: [...catalogueKeys.all, 'providers'],
    queryFn: async ({ client, signal }): Promise<Provider[]> => {
      const all: Provider[] = [];
      for (let page = 1; ; page += 1) {
        const input = { page, perPage: 100 };
        const { data, meta } = await apiOf(client).catalogue.providers(input, { signal });
        all.push(...data);
        if (data.length === 0 || all.length >= meta.total) return all;
      }
    },
    staleTime: 5 * 60_000,
    meta: { endpoint: 'catalogue.providers' },
  });
}

export function gameQuery(id: string, currency?: string) {
  return queryOptions({
    queryKey: [...catalogueKeys.all, 'game', id, currency ?? null],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).catalogue.game({ id, currency }, { signal })).data,
    staleTime: 60_000,
    meta: { endpoint: 'catalogue.game' },
  });
}

export interface GamesQuery extends GamesFilter {
  readonly category?: string | undefined;
  readonly currency?: string | undefined;
}

/** Games by filter, page after page. */
export function gamesQuery({ category, provider, volatility, sort, currency }: GamesQuery) {
  return infiniteQueryOptions({
    queryKey: [
      ...catalogueKeys.all,
      'games',
      category ?? null,
      provider,
      volatility,
      sort,
      currency ?? null,
    ],
    queryFn: ({ client, signal, pageParam }) =>
      apiOf(client).catalogue.games(
        {
          category,
          provider: provider.length > 0 ? [...provider] : undefined,
          volatility: volatility.length > 0 ? [...volatility] : undefined,
          sort,
          currency,
          page: pageParam,
          perPage: GAMES_PER_PAGE,
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) =>
      meta.page * meta.perPage < meta.total ? meta.page + 1 : undefined,
    // A long list is not refetched, page after page, under who comes back to its middle.
    staleTime: ({ state }) =>
      (state.data?.pages.length ?? 0) > PAGES_UNASKED ? Number.POSITIVE_INFINITY : 60_000,
    gcTime: 30 * 60_000,
    meta: { endpoint: 'catalogue.games' },
  });
}

/** A few games of a studio or a category, for a rail. */
export function fewGamesQuery(
  by: { readonly provider: string } | { readonly category: string },
  currency?: string,
) {
  const sort: GameSort = 'popular';
  return queryOptions({
    queryKey: [...catalogueKeys.all, 'few', by, currency ?? null],
    queryFn: async ({ client, signal }): Promise<GameCard[]> => {
      const filter = 'provider' in by ? { provider: [by.provider] } : { category: by.category };
      const input = { ...filter, sort, currency, page: 1, perPage: 16 };
      return (await apiOf(client).catalogue.games(input, { signal })).data;
    },
    staleTime: 60_000,
    meta: { endpoint: 'catalogue.games' },
  });
}

/** Games whose name, studio or category resembles what was typed, the likeliest first. */
export function searchQuery(words: string) {
  return queryOptions({
    queryKey: [...catalogueKeys.all, 'search', words],
    queryFn: async ({ client, signal }) => {
      const input = { search: words, sort: 'popular' as const, page: 1, perPage: 8 };
      return await apiOf(client).catalogue.games(input, { signal });
    },
    staleTime: 60_000,
    meta: { endpoint: 'catalogue.games' },
  });
}

/** Games to choose one of, with stakes in `currency`: those that resemble what was typed, else the most played. */
export function gameChoiceQuery(words: string, currency: string) {
  return queryOptions({
    queryKey: [...catalogueKeys.all, 'choice', words, currency],
    queryFn: async ({ client, signal }): Promise<GameCard[]> => {
      const search = words === '' ? undefined : words;
      const input = { search, sort: 'popular' as const, currency, page: 1, perPage: 100 };
      return (await apiOf(client).catalogue.games(input, { signal })).data;
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    meta: { endpoint: 'catalogue.games' },
  });
}

/** What a round of a game pays and how often. */
export function gamePaysQuery(id: string) {
  return queryOptions({
    queryKey: [...catalogueKeys.all, 'pays', id],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).catalogue.pays({ id }, { signal })).data.pays,
    staleTime: 5 * 60_000,
    meta: { endpoint: 'catalogue.pays' },
  });
}

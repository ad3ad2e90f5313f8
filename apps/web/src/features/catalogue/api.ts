import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';

export const catalogueKeys = {
  all: ['catalogue'] as const,
  categories: ['catalogue', 'categories'] as const,
  collections: ['catalogue', 'collections'] as const,
};

export function categoriesQuery() {
  return queryOptions({
    queryKey: catalogueKeys.categories,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).catalogue.categories(undefined, { signal })).data,
    staleTime: 5 * 60_000,
  });
}

export function collectionsQuery() {
  return queryOptions({
    queryKey: catalogueKeys.collections,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).catalogue.collections({}, { signal })).data,
    staleTime: 60_000,
  });
}

export function gameQuery(id: string) {
  return queryOptions({
    queryKey: [...catalogueKeys.all, 'game', id],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).catalogue.game({ id }, { signal })).data,
    staleTime: 60_000,
  });
}

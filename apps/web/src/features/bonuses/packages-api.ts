import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';
import { bonusesKey } from './keys.ts';

/** What packages of bonuses there are in a currency; in the base currency, when it is left out. */
export function packagesQuery(currency?: string) {
  return queryOptions({
    queryKey: [...bonusesKey, 'packages', currency ?? null],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).bonuses.packages({ currency }, { signal })).data,
    meta: { endpoint: 'bonuses.packages' },
  });
}

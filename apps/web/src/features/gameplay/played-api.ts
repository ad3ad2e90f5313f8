import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';
import { gameplayKeys } from './keys.ts';

/** Games the player opened, the latest first. */
export function playedQuery() {
  return queryOptions({
    queryKey: gameplayKeys.played,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).gameplay.played(undefined, { signal })).data,
    meta: { endpoint: 'gameplay.played' },
  });
}

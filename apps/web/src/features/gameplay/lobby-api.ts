import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';
import { gameplayKeys } from './keys.ts';

/** The latest wins, and how many players lost; the channel of the winners keeps them up to date. */
export function winnersQuery() {
  return queryOptions({
    queryKey: gameplayKeys.winners,
    queryFn: ({ client, signal }) => apiOf(client).gameplay.winners(undefined, { signal }),
    staleTime: 60_000,
    meta: { endpoint: 'gameplay.winners' },
  });
}

/** Games the player opened, the latest first. */
export function playedQuery() {
  return queryOptions({
    queryKey: gameplayKeys.played,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).gameplay.played(undefined, { signal })).data,
    meta: { endpoint: 'gameplay.played' },
  });
}

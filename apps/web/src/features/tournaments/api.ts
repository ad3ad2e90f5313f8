import type {
  Tournament,
  TournamentDetails,
  TournamentTable,
} from '@pierlight/contract/tournaments/schemas';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { apiOf, keepAnswer } from '#shared/api/query-client.ts';
import { tournamentsKey } from './keys.ts';

/** Tournaments that run, come and were settled, with prizes in a currency. */
export const tournamentsQuery = (currency: string) =>
  queryOptions({
    queryKey: [...tournamentsKey, 'list', currency],
    queryFn: async ({ client, signal }): Promise<Tournament[]> =>
      (await apiOf(client).tournaments.list({ currency }, { signal })).data,
    meta: { endpoint: 'tournaments.list' },
  });

/** One tournament, with prizes in a currency and the games that count. */
export const tournamentQuery = (identity: string, currency: string) =>
  queryOptions({
    queryKey: [...tournamentsKey, 'one', identity, currency],
    queryFn: async ({ client, signal }): Promise<TournamentDetails> =>
      (await apiOf(client).tournaments.details({ identity, currency }, { signal })).data,
    meta: { endpoint: 'tournaments.details' },
  });

/** The first places, which the channel keeps up to date. */
export const tableQuery = (identity: string) =>
  queryOptions({
    queryKey: [...tournamentsKey, 'table', identity],
    queryFn: async ({ client, signal }): Promise<TournamentTable> =>
      (await apiOf(client).tournaments.table({ identity }, { signal })).data,
    meta: { endpoint: 'tournaments.table' },
  });

/** The player's own place; null for one who has not joined. */
export const standingQuery = (identity: string) =>
  queryOptions({
    queryKey: [...tournamentsKey, 'standing', identity],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).tournaments.standing({ identity }, { signal })).data,
    meta: { endpoint: 'tournaments.standing' },
  });

/** Joins a tournament, once. */
export const joinMutation = (identity: string) =>
  mutationOptions({
    mutationFn: async (_: undefined, { client }) =>
      (await apiOf(client).tournaments.join({ identity })).data,
    onSuccess: (own, _joined, _result, { client }) =>
      keepAnswer(client, standingQuery(identity).queryKey, own),
    // Without an answer the player may have joined all the same.
    onError: (_error, _joined, _result, { client }) =>
      client.invalidateQueries({ queryKey: standingQuery(identity).queryKey }),
  });

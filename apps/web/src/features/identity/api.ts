import type { Credentials, Registration } from '@pierlight/contract/identity/schemas';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';

export function signInMutation() {
  return mutationOptions({
    mutationFn: async (credentials: Credentials, { client }) =>
      (await apiOf(client).identity.signIn(credentials)).data,
  });
}

export function registerMutation() {
  return mutationOptions({
    mutationFn: async (registration: Registration, { client }) =>
      (await apiOf(client).identity.register(registration)).data,
  });
}

/** What is known of a visitor before anything is asked: country, suggested currency. */
export function visitorQuery() {
  return queryOptions({
    queryKey: ['identity', 'visitor'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).player.init(undefined, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

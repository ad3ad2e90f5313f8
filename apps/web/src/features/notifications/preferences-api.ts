import type { Choice } from '@pierlight/contract/notifications/preferences';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';

// Apart from the inbox, whose newest messages every page shows: only the page of notifications asks this.

/** What reaches the player, by kind and channel. */
export const preferencesQuery = () =>
  queryOptions({
    queryKey: ['notification-preferences'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).notifications.preferences(undefined, { signal })).data,
    meta: { endpoint: 'notifications.preferences' },
  });

/** One after the other: an answer holds every choice, and an older one must not come last. */
export const chooseMutation = () =>
  mutationOptions({
    scope: { id: 'notification-preferences' },
    mutationFn: async (choice: Choice, { client }) =>
      (await apiOf(client).notifications.choose(choice)).data,
    onSuccess: (chosen, _choice, _result, { client }) =>
      client.setQueryData(preferencesQuery().queryKey, chosen),
  });

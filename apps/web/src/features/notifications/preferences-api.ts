import type {
  Choice,
  Preferences,
  QuietHours,
} from '@pierlight/contract/notifications/preferences';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { apiOf, keepAnswer } from '#shared/api/query-client.ts';
import { notificationsKey } from './api.ts';

// Apart from the inbox, whose newest messages every page shows: only the page of notifications asks this.

/** What reaches the player, by kind and channel. */
export const preferencesQuery = () =>
  queryOptions({
    queryKey: [...notificationsKey, 'preferences'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).notifications.preferences(undefined, { signal })).data,
    meta: { endpoint: 'notifications.preferences' },
  });

/** Changes of what reaches the player, one after the other: each answers all of it, and an older one must not come last. */
function changing<Change>(
  change: (api: ReturnType<typeof apiOf>, to: Change) => Promise<{ readonly data: Preferences }>,
) {
  return mutationOptions({
    scope: { id: 'notification-preferences' },
    mutationFn: async (to: Change, { client }) => (await change(apiOf(client), to)).data,
    onSuccess: (preferences, _to, _result, { client }) =>
      keepAnswer(client, preferencesQuery().queryKey, preferences),
    // Without an answer nobody knows what came of it, and one that came late may be older than a choice elsewhere.
    onSettled: (_preferences, _error, _to, _result, { client }) =>
      client.invalidateQueries({ queryKey: preferencesQuery().queryKey }),
  });
}

export const chooseMutation = () =>
  changing((api, choice: Choice) => api.notifications.choose(choice));

export const quietHoursMutation = () =>
  changing((api, hours: QuietHours) => api.notifications.setQuietHours(hours));

import type { NotificationMessage } from '@pierlight/contract/realtime/channels';
import type { QueryClient } from '@tanstack/react-query';
import { profileQuery } from '#features/player/public.ts';
import type { AlertRequest } from '#shared/alerts/alert-queue.ts';
import { latestQuery, notificationsKey, popoverSize } from './api.ts';

export { notificationsKey } from './api.ts';

/**
 * Takes a push over: a new message goes on top of the newest and counts as unread. Answers the alert
 * it is worth, none when the message is known already or another channel tells of the same moment.
 */
export function notificationPushed(
  client: QueryClient,
  message: NotificationMessage,
): AlertRequest | null {
  if (message.event !== 'notification.received') {
    void client.invalidateQueries({ queryKey: notificationsKey });
    // Consents are the profile's.
    if (message.event === 'preferences.changed') void client.invalidateQueries(profileQuery());
    return null;
  }
  const { notification, quiet } = message;
  const { queryKey } = latestQuery();
  const known = client.getQueryData(queryKey);
  if (known?.data.some(({ id }) => id === notification.id)) return null;
  if (known) {
    client.setQueryData(queryKey, {
      data: [notification, ...known.data].slice(0, popoverSize),
      meta: {
        ...known.meta,
        total: known.meta.total + 1,
        totalUnread: known.meta.totalUnread + 1,
      },
    });
  }
  // Pages of the inbox have moved on by one.
  void client.invalidateQueries({
    queryKey: notificationsKey,
    predicate: (query) => !known || query.queryHash !== JSON.stringify(queryKey),
  });
  if (quiet) return null;
  const { title } = notification.content;
  return { key: 'notification.received', tone: 'tide', values: { title } };
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';

export const notificationsKey = ['notifications'] as const;

/** How many the popover holds. */
export const popoverSize = 3;

/** Messages, newest first; the page before stays in sight while the next one loads. */
export function pageQuery(page: number, perPage: number) {
  return queryOptions({
    queryKey: [...notificationsKey, { page, perPage }],
    queryFn: ({ client, signal }) =>
      apiOf(client).notifications.messages({ page, perPage }, { signal }),
    placeholderData: keepPreviousData,
    meta: { endpoint: 'notifications.messages' },
  });
}

/** The newest messages, as the popover shows them. */
export const latestQuery = () => pageQuery(1, popoverSize);

import type { Message } from '@pierlight/contract/notifications/schemas';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';

export const notificationsKey = ['notifications'] as const;

/** How many the popover holds. */
export const popoverSize = 3;
export const inboxPageSize = 20;

function pageQuery(page: number, perPage: number) {
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

/** A page of the inbox; the page before stays in sight while the next one loads. */
export const inboxQuery = (page: number) => pageQuery(page, inboxPageSize);

type Ids = readonly Message['id'][];

/** Changes to messages: every list of them is asked for again, also when one fails. */
function changing<Input>(call: (api: ReturnType<typeof apiOf>, input: Input) => Promise<unknown>) {
  return mutationOptions({
    mutationFn: async (input: Input, { client }) => call(apiOf(client), input),
    onSettled: (_answer, _error, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: notificationsKey }),
  });
}

export const readMutation = () =>
  changing((api, ids: Ids) => api.notifications.readMessages({ messageIds: [...ids] }));

export const readAllMutation = () => changing<void>((api) => api.notifications.readAllMessages());

export const deleteMutation = () =>
  changing((api, ids: Ids) => api.notifications.deleteMessages({ messageIds: [...ids] }));

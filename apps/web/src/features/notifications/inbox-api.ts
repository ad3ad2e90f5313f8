import type { Message } from '@pierlight/contract/notifications/schemas';
import { mutationOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';
import { notificationsKey, pageQuery } from './api.ts';

// Apart from the newest messages, which every page shows.

export const inboxPageSize = 20;

/** A page of the inbox. */
export const inboxQuery = (page: number) => pageQuery(page, inboxPageSize);

type Ids = readonly Message['id'][];

/** Changes to messages: every list of them is refetched, also after a failure. */
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

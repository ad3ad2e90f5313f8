import type { Choice } from '@pierlight/contract/notifications/preferences';
import type { PushDevices } from '@pierlight/contract/notifications/push';
import type { Message } from '@pierlight/contract/notifications/schemas';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#shared/api/query-client.ts';
import { subscribeBrowser, unsubscribeBrowser } from './browser-push.ts';

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

const pushKey = ['push-devices'] as const;

/** The own devices that are sent pushes. A sign-in that ended elsewhere took its device along. */
export function pushDevicesQuery() {
  return queryOptions({
    queryKey: pushKey,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).notifications.pushDevices({}, { signal })).data,
    refetchOnWindowFocus: 'always',
    meta: { endpoint: 'notifications.pushDevices' },
  });
}

/** Changes of the devices, one after the other: each answers all of them. */
function changingDevices<Input>(
  change: (api: ReturnType<typeof apiOf>, input: Input) => Promise<{ readonly data: PushDevices }>,
) {
  return mutationOptions({
    mutationFn: async (input: Input, { client }) => (await change(apiOf(client), input)).data,
    scope: { id: 'push-devices' },
    onSuccess: (devices, _input, _result, { client }) => client.setQueryData(pushKey, devices),
  });
}

export const addPushDeviceMutation = () =>
  changingDevices(async (api, publicKey: string) =>
    api.notifications.addPushDevice(await subscribeBrowser(publicKey)),
  );

export const removePushDeviceMutation = () =>
  changingDevices(async (api, { id, isThis }: PushDevices['devices'][number]) => {
    const answer = await api.notifications.removePushDevice({ id });
    if (isThis) await unsubscribeBrowser();
    return answer;
  });

import type { PushDevices } from '@pierlight/contract/notifications/push';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { apiOf, keepAnswer } from '#shared/api/query-client.ts';
import { notificationsKey } from './api.ts';
import {
  askForPushes,
  oneTabAtATime,
  subscribeBrowser,
  unsubscribeBrowser,
} from './browser-push.ts';

const pushKey = [...notificationsKey, 'push-devices'] as const;

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
    onSuccess: (devices, _input, _result, { client }) => keepAnswer(client, pushKey, devices),
    // Without an answer nobody knows what came of it, and one that came late may be older than a change elsewhere.
    onSettled: (_devices, _error, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: pushKey }),
  });
}

export const addPushDeviceMutation = () =>
  changingDevices(async (api, publicKey: string) => {
    await askForPushes();
    return oneTabAtATime(async () =>
      api.notifications.addPushDevice(await subscribeBrowser(publicKey)),
    );
  });

export const removePushDeviceMutation = () =>
  changingDevices((api, { id, isThis }: PushDevices['devices'][number]) =>
    oneTabAtATime(async () => {
      const answer = await api.notifications.removePushDevice({ id });
      if (isThis) await unsubscribeBrowser();
      return answer;
    }),
  );

import type { QueryClient } from '@tanstack/react-query';
import { apiOf, keepAnswer } from '#shared/api/query-client.ts';
import { base64url, endpointFor, oneTabAtATime, subscribeBrowser } from './browser-push.ts';
import { pushDevicesQuery } from './push-api.ts';

/** As the contract says of `subscribed`. */
const fingerprintOf = async (endpoint: string) =>
  base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));

/**
 * Has this device sent pushes on whose browser has changed or lost its subscription since the player turned them on.
 * @throws Error when the browser cannot subscribe
 */
export const renewPush = (client: QueryClient): Promise<void> =>
  oneTabAtATime(async () => {
    const query = pushDevicesQuery();
    const { publicKey, subscribed, devices } = await client.fetchQuery({ ...query, staleTime: 0 });
    if (publicKey === null || subscribed === null) return;
    const endpoint = await endpointFor(publicKey);
    const isKnown = endpoint !== null && (await fingerprintOf(endpoint)) === subscribed;
    if (isKnown && devices.some(({ isThis }) => isThis)) return;
    const { data } = await apiOf(client).notifications.addPushDevice(
      await subscribeBrowser(publicKey),
    );
    keepAnswer(client, query.queryKey, data);
  });

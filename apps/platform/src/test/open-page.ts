import { Centrifuge } from 'centrifuge';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Player, usePlatform } from './platform-fixture.ts';

/** A page of the player, with the unmodified client and the platform's own tokens. */
export async function openPage(
  platform: ReturnType<typeof usePlatform>,
  player: Player,
): Promise<Centrifuge> {
  const url = `${platform.origin.replace('http', 'ws')}/api/connection/websocket`;
  const client = new Centrifuge(url, {
    websocket: WebSocket,
    minReconnectDelay: 1,
    getToken: async () => {
      const answer = await platform.call('POST', '/connection/token', { token: player.token });
      return (answer.body.data as { token: string }).token;
    },
  });
  onTestFinished(() => client.disconnect());
  client.connect();
  await client.ready();
  return client;
}

/** Listens to a channel; the answer waits for so many messages. */
export async function follow(client: Centrifuge, channel: string) {
  const subscription = client.newSubscription(channel);
  const heard: unknown[] = [];
  let wake = () => {};
  subscription.on('publication', ({ data }) => {
    heard.push(data);
    wake();
  });
  subscription.subscribe();
  await subscription.ready();
  return async (count: number): Promise<unknown[]> => {
    while (heard.length < count)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    return heard;
  };
}

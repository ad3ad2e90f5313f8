import { publicChannel } from '@pierlight/contract/realtime/channels';
import { Centrifuge, State } from 'centrifuge';

/** Connections of guests that follow what everybody is told, and come back by themselves. */
export function openSockets(origin: string, count: number) {
  const clients = Array.from({ length: count }, () => {
    const client = new Centrifuge(`${origin.replace('http', 'ws')}/api/connection/websocket`, {
      maxReconnectDelay: 5_000,
    });
    for (const channel of [publicChannel.online, publicChannel.winners])
      client.newSubscription(channel).subscribe();
    client.connect();
    return client;
  });
  return {
    connected: () => clients.filter(({ state }) => state === State.Connected).length,
    close: () => {
      for (const client of clients) client.disconnect();
    },
  };
}

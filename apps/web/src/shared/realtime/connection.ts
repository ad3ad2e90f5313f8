import { Centrifuge, type Subscription } from 'centrifuge';

export interface RealtimeOptions {
  /** Address of the websocket, `ws://` or `wss://`. */
  readonly url: string;
  /** Token of the connection; empty for a guest. */
  readonly token: () => Promise<string>;
}

export interface ChannelHandler {
  readonly channel: string;
  readonly message: (data: unknown) => void;
  /**
   * Messages may have been missed, those the server no longer holds or that came between the page and its first
   * subscription: what they would have changed is requested.
   */
  readonly missed: () => void;
}

export interface Realtime {
  /** Follows a channel until the returned function is called. */
  follow(handler: ChannelHandler): () => void;
  /** Connects again with the present session. */
  reconnect(): void;
  close(): void;
}

/** A connection that comes back by itself, with the delays of the product. */
export function openRealtime({ url, token }: RealtimeOptions): Realtime {
  const client = new Centrifuge(url, {
    getToken: () => token(),
    minReconnectDelay: 500,
    maxReconnectDelay: 20_000,
    timeout: 5_000,
    maxServerPingDelay: 10_000,
  });
  client.connect();
  return {
    follow: ({ channel, message, missed }) => {
      const subscription = client.newSubscription(channel, {
        minResubscribeDelay: 500,
        maxResubscribeDelay: 20_000,
      });
      subscription.on('publication', ({ data }) => message(data));
      subscription.on('subscribed', ({ wasRecovering, recovered, streamPosition }) => {
        // Of a channel that stands at its beginning there is nothing to miss.
        const isBegun = (streamPosition?.offset ?? 0) > 0;
        if (wasRecovering ? !recovered : isBegun) missed();
      });
      subscription.subscribe();
      return () => forget(client, subscription);
    },
    reconnect: () => {
      client.disconnect();
      client.setToken('');
      client.connect();
    },
    close: () => client.disconnect(),
  };
}

function forget(client: Centrifuge, subscription: Subscription) {
  subscription.unsubscribe();
  subscription.removeAllListeners();
  client.removeSubscription(subscription);
}

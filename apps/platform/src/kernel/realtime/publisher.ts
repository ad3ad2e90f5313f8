/** Settings of one publication. */
export interface PublishChoices {
  /** Of several publications to a channel with the same key within five minutes, one is sent. */
  readonly idempotencyKey?: string;
}

/** Where a publication landed in its channel's stream; offset 0 in a channel without history. */
export interface PublishReceipt {
  readonly offset: number;
  readonly epoch: string;
}

/** Why a user is disconnected: codes from 3500 to 3999 and 4500 to 4999 are final. */
export interface DisconnectChoices {
  readonly code: number;
  /** At most 123 bytes. */
  readonly reason: string;
}

/**
 * What the platform says to players in real time, whoever carries it: the embedded gateway or a
 * Centrifugo. Every call rejects with {@link RealtimeUnavailable} or {@link RealtimeRefused}
 * when it did not take effect; an outbox may repeat it with the same idempotency key.
 */
export interface RealtimePublisher {
  /** `data` is anything JSON can hold. */
  publish(channel: string, data: unknown, choices?: PublishChoices): Promise<PublishReceipt>;
  /** Closes every connection of a user; finally (3503) unless another code is given. */
  disconnectUser(user: string, choices?: DisconnectChoices): Promise<void>;
  /** Ends a user's subscription to a channel on every connection. */
  unsubscribeUser(user: string, channel: string): Promise<void>;
  /** Connections on all nodes. */
  onlineCount(): Promise<number>;
  close(): Promise<void>;
}

/** The message could not be passed on now; the same call may succeed later. */
export class RealtimeUnavailable extends Error {
  override readonly name = 'RealtimeUnavailable';
}

/** The call itself is wrong, for instance its channel's namespace does not exist. */
export class RealtimeRefused extends Error {
  override readonly name = 'RealtimeRefused';
}

/** The JSON text of data to publish. Throws {@link RealtimeRefused} when JSON cannot hold it. */
export function encodeData(channel: string, data: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(data);
  } catch (cause) {
    throw new RealtimeRefused(`The data for ${channel} is not JSON`, { cause });
  }
  if (text === undefined) {
    throw new RealtimeRefused(`The data for ${channel} is not JSON`);
  }
  return text;
}

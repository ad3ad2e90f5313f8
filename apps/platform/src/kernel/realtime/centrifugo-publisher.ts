import { createOutgoing } from '../outgoing/outgoing.ts';
import {
  encodeData,
  type RealtimePublisher,
  RealtimeRefused,
  RealtimeUnavailable,
} from './publisher.ts';

export interface CentrifugoOptions {
  /** Origin of the Centrifugo, for instance `http://centrifugo:8000`. */
  readonly url: string;
  readonly apiKey: string;
  /** How long one call may take, in milliseconds; 5,000 when left out. */
  readonly timeoutMilliseconds?: number;
}

interface Answer {
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string };
}

/** Centrifugo's codes of a call that may succeed later: internal, not available, too many. */
const TEMPORARY_CODES = new Set([100, 108, 111]);

/**
 * Publishes through a Centrifugo's HTTP API (https://centrifugal.dev/docs/server/server_api).
 * Its namespaces are configured there and have to offer what the gateway's do.
 */
export function createCentrifugoPublisher(options: CentrifugoOptions): RealtimePublisher {
  const { url, apiKey, timeoutMilliseconds } = options;
  const send = createOutgoing({ trusted: [url], deadline: timeoutMilliseconds });

  async function call(method: string, body: string): Promise<Readonly<Record<string, unknown>>> {
    let answer: Answer;
    try {
      const response = await send(new URL(`/api/${method}`, url), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-API-Key': apiKey },
        body,
      });
      if (!response.ok) {
        throw new Error(`Centrifugo answered ${response.status}`);
      }
      answer = JSON.parse(response.body.toString()) as Answer;
    } catch (cause) {
      throw new RealtimeUnavailable(`Centrifugo did not take ${method}`, { cause });
    }
    const { error, result } = answer;
    if (error !== undefined) {
      const message = `Centrifugo refused ${method}: ${error.code} ${error.message}`;
      throw TEMPORARY_CODES.has(error.code)
        ? new RealtimeUnavailable(message)
        : new RealtimeRefused(message);
    }
    return result ?? {};
  }

  return {
    async publish(channel, data, { idempotencyKey } = {}) {
      const once =
        idempotencyKey === undefined ? '' : `,"idempotency_key":${JSON.stringify(idempotencyKey)}`;
      const result = await call(
        'publish',
        `{"channel":${JSON.stringify(channel)},"data":${encodeData(channel, data)}${once}}`,
      );
      return { offset: Number(result.offset ?? 0), epoch: String(result.epoch ?? '') };
    },

    async disconnectUser(user, disconnect) {
      await call('disconnect', JSON.stringify({ user, disconnect }));
    },

    async unsubscribeUser(user, channel) {
      await call('unsubscribe', JSON.stringify({ user, channel }));
    },

    async onlineCount() {
      const { nodes } = await call('info', '{}');
      return Array.isArray(nodes)
        ? nodes.reduce((sum: number, node) => sum + Number(node?.num_clients ?? 0), 0)
        : 0;
    },

    close: async () => undefined,
  };
}

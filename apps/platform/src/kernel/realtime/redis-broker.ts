import type { Redis } from 'ioredis';
import {
  type Broker,
  type BrokerEvents,
  type HistoryPage,
  IDEMPOTENCY_SECONDS,
  POSITION_SECONDS,
  type PublishOutcome,
  UNUSED_POSITION_SECONDS,
} from './broker.ts';
import type { RealtimeClock, Timer } from './clock.ts';
import type { RealtimeLogger } from './observation.ts';
import { controlMessage, presenceMessage, receiveFromBus } from './redis-bus.ts';
import { openConnections } from './redis-connections.ts';
import { createRedisPresence } from './redis-presence.ts';
import { HISTORY, PUBLISH } from './redis-scripts.ts';

export interface RedisBrokerOptions {
  /** For instance `redis://localhost:6379`. */
  readonly url: string;
  /** Unique among the nodes. */
  readonly node: string;
  /** Starts every key and the bus channel; nodes with the same prefix belong together. */
  readonly prefix?: string;
  readonly clock: RealtimeClock;
  readonly logger: RealtimeLogger;
  /** Makes a new epoch; must not repeat, or clients would trust offsets of another stream. */
  readonly newEpoch: () => string;
}

/** How often a node makes sure that it hears the bus, in seconds. */
const LISTENING_SECONDS = 5;

/**
 * The broker of several nodes. Streams live in Redis and outlast the nodes; every publication,
 * join, leave and order travels over one bus channel to all nodes. `start` waits for the first try to
 * reach Redis alone: while there is none, reads and publications reject, and once it comes the bus is
 * heard and `resumed` is told.
 */
export function createRedisBroker(options: RedisBrokerOptions): Broker {
  const { url, clock, logger, newEpoch, prefix = 'realtime:' } = options;
  const { commands, bus, written } = openConnections(url, logger);
  const busChannel = `${prefix}bus`;
  const presence = createRedisPresence({ commands, clock, logger, prefix, node: options.node });
  /** Whether what other nodes published may have been missed when the bus is heard the next time. */
  let wasAway = false;
  let listening: Timer | undefined;

  commands.defineCommand('realtimePublish', { numberOfKeys: 3, lua: PUBLISH });
  commands.defineCommand('realtimeHistory', { numberOfKeys: 2, lua: HISTORY });

  const key = (channel: string, kind: string) => `${prefix}{${channel}}:${kind}`;
  const milliseconds = (seconds: number) => String(Math.ceil(seconds * 1000));

  /** Subscribes to the bus. To one that is subscribed it is a question whether the bus is there. */
  async function listen(events: BrokerEvents): Promise<void> {
    try {
      await bus.subscribe(busChannel);
    } catch (error) {
      wasAway = true;
      logger.warn({ error }, 'realtime bus not heard');
      return;
    }
    if (wasAway) {
      wasAway = false;
      events.resumed();
    }
  }

  function keepListening(events: BrokerEvents): void {
    listening = clock.after(LISTENING_SECONDS * 1000, () => {
      if (bus.status === 'ready') {
        void listen(events);
      }
      keepListening(events);
    });
  }

  function tell(message: string): void {
    commands
      .publish(busChannel, message)
      .catch((error: unknown) => logger.warn({ error }, 'realtime announcement lost'));
  }

  return {
    async start(events) {
      bus.on('message', (_channel, message) => {
        try {
          receiveFromBus(message, events);
        } catch (error) {
          logger.error({ error }, 'realtime bus message not understood');
        }
      });
      const tried = Promise.withResolvers<void>();
      bus.on('close', () => {
        wasAway = true;
      });
      bus.on('ready', () => void listen(events).finally(tried.resolve));
      // Each goes on trying by itself; what its first try failed of is logged as every other.
      await Promise.all(
        [commands, bus].map((client) => client.connect().catch(() => tried.resolve())),
      );
      await tried.promise;
      keepListening(events);
      presence.start(events);
    },

    async publish(channel, data, { historySize, historyTtlSeconds, idempotencyKey }) {
      const answer = await call(commands, 'realtimePublish', [
        key(channel, 'position'),
        key(channel, 'stream'),
        key(channel, `once:${idempotencyKey ?? ''}`),
        channel,
        data,
        String(historySize),
        milliseconds(historyTtlSeconds),
        milliseconds(POSITION_SECONDS),
        busChannel,
        newEpoch(),
        idempotencyKey === undefined ? '0' : '1',
        milliseconds(IDEMPOTENCY_SECONDS),
      ]);
      written();
      const [offset, epoch, duplicate] = answer as [number, string, number];
      return { offset, epoch, duplicate: duplicate === 1 } satisfies PublishOutcome;
    },

    async history(channel, { limit, since, reverse }) {
      const answer = await call(commands, 'realtimeHistory', [
        key(channel, 'position'),
        key(channel, 'stream'),
        newEpoch(),
        milliseconds(POSITION_SECONDS),
        String(limit),
        since === undefined ? '-' : String(since),
        reverse ? '1' : '0',
        milliseconds(UNUSED_POSITION_SECONDS),
      ]);
      const [offset, epoch, entries] = answer as [number, string, [string, [string, string]][]];
      return {
        top: { offset, epoch },
        publications: entries.map(([id, [, data]]) => ({ offset: Number.parseInt(id, 10), data })),
      } satisfies HistoryPage;
    },

    announce: (channel, change, info) => tell(presenceMessage(channel, change, info)),

    async control(control) {
      await commands.publish(busChannel, controlMessage(control));
    },

    ...presence.broker,

    async close() {
      listening?.cancel();
      await presence.stop();
      bus.disconnect();
      commands.disconnect();
    },
  };
}

/** Calls a script by the name it was defined under. */
function call(client: Redis, script: string, keysAndArguments: string[]): Promise<unknown> {
  const method: unknown = Reflect.get(client, script);
  if (typeof method !== 'function') {
    throw new Error(`The Redis script ${script} is not defined`);
  }
  return Reflect.apply(method, client, keysAndArguments) as Promise<unknown>;
}

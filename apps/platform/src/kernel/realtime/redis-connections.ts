import { Redis } from 'ioredis';
import type { RealtimeLogger } from './observation.ts';

/** How long one answer of Redis may take, in milliseconds. */
const ANSWER_MILLISECONDS = 3_000;

/**
 * A Redis that stops answering fails what is asked of it in time, also while a connection is being
 * set up, and one that answers nothing at all is left for a new connection: its host may be gone.
 */
const deadlines = {
  connectTimeout: ANSWER_MILLISECONDS,
  commandTimeout: ANSWER_MILLISECONDS,
  socketTimeout: ANSWER_MILLISECONDS + 1_000,
};

/** The two connections of a node. */
interface Connections {
  readonly commands: Redis;
  readonly bus: Redis;
  /** To be told of a write that was taken: the bus follows to a primary that was changed. */
  written(): void;
}

/** Opens connections that connect when told to and then go on trying. */
export function openConnections(url: string, logger: RealtimeLogger): Connections {
  let leftReplica = false;
  const settings = {
    ...deadlines,
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    autoResubscribe: false,
  };
  const commands = new Redis(url, {
    ...settings,
    // After a failover the address may lead to the new primary, and this one is a replica.
    reconnectOnError: ({ message }: Error) => {
      const onReplica = message.startsWith('READONLY');
      leftReplica ||= onReplica;
      return onReplica;
    },
  });
  const bus = new Redis(url, settings);
  for (const [name, client] of Object.entries({ commands, bus })) {
    client.on('error', (error: Error) => logger.warn({ error, name }, 'realtime Redis failed'));
  }
  return {
    commands,
    bus,
    written() {
      if (leftReplica) {
        leftReplica = false;
        bus.disconnect(true);
      }
    },
  };
}

import type { Redis } from 'ioredis';
import type { Broker } from './broker.ts';
import type { RealtimeClock, Timer } from './clock.ts';
import type { RealtimeLogger } from './observation.ts';

interface RedisPresenceOptions {
  readonly commands: Redis;
  readonly clock: RealtimeClock;
  readonly logger: RealtimeLogger;
  readonly prefix: string;
  readonly node: string;
}

type PresencePart = Pick<
  Broker,
  'enter' | 'leave' | 'othersPresent' | 'othersTotals' | 'otherConnections'
>;

/** How often a node says that it is alive, and how long that is believed. */
const HEARTBEAT_SECONDS = 10;
const BELIEVED_SECONDS = 30;

/**
 * Presence over nodes. Each node keeps the clients and users of a channel under keys of its own,
 * which expire together when it stops renewing them: a crashed node's players are gone after half
 * a minute, and no client is renewed one by one. A hash of the nodes holds the count of their
 * connections and until when that is believed.
 */
export function createRedisPresence({
  commands,
  clock,
  logger,
  prefix,
  node,
}: RedisPresenceOptions) {
  const nodes = `${prefix}nodes`;
  /** Channels of this node with somebody in them, and how many. */
  const occupied = new Map<string, number>();
  let connections = (): number => 0;
  let heartbeat: Timer | undefined;

  const clientsOf = (channel: string, of: string) => `${prefix}{${channel}}:clients:${of}`;
  const usersOf = (channel: string, of: string) => `${prefix}{${channel}}:users:${of}`;

  function attempt(work: Promise<unknown>): Promise<void> {
    return work.then(
      () => undefined,
      (error: unknown) => logger.warn({ error }, 'realtime presence not recorded'),
    );
  }

  function report(): Promise<void> {
    const until = clock.now() + BELIEVED_SECONDS * 1000;
    return attempt(commands.hset(nodes, node, `${connections()}:${until}`));
  }

  function beat(): void {
    void report();
    const renewal = commands.pipeline();
    for (const channel of occupied.keys()) {
      renewal.expire(clientsOf(channel, node), BELIEVED_SECONDS);
      renewal.expire(usersOf(channel, node), BELIEVED_SECONDS);
    }
    void attempt(renewal.exec());
    heartbeat = clock.after(HEARTBEAT_SECONDS * 1000, beat);
  }

  /** Connections by node, of the other nodes that are believed to be alive. */
  async function others(): Promise<Map<string, number>> {
    const alive = new Map<string, number>();
    for (const [name, said] of Object.entries(await commands.hgetall(nodes))) {
      const [count, until] = said.split(':').map(Number);
      if (name !== node && count !== undefined && until !== undefined) {
        if (until > clock.now()) {
          alive.set(name, count);
        } else {
          void attempt(commands.hdel(nodes, name));
        }
      }
    }
    return alive;
  }

  const broker: PresencePart = {
    enter(channel, client, user, info) {
      occupied.set(channel, (occupied.get(channel) ?? 0) + 1);
      void attempt(
        commands
          .pipeline()
          .hset(clientsOf(channel, node), client, info)
          .expire(clientsOf(channel, node), BELIEVED_SECONDS)
          .sadd(usersOf(channel, node), user)
          .expire(usersOf(channel, node), BELIEVED_SECONDS)
          .exec(),
      );
    },

    leave(channel, client, user, last) {
      const left = (occupied.get(channel) ?? 0) - 1;
      if (left > 0) {
        occupied.set(channel, left);
      } else {
        occupied.delete(channel);
      }
      const removal = commands.pipeline().hdel(clientsOf(channel, node), client);
      if (last) {
        removal.srem(usersOf(channel, node), user);
      }
      void attempt(removal.exec());
    },

    async othersPresent(channel) {
      const present = new Map<string, string>();
      for (const other of (await others()).keys()) {
        const clients = await commands.hgetall(clientsOf(channel, other));
        for (const [client, info] of Object.entries(clients)) {
          present.set(client, info);
        }
      }
      return present;
    },

    async othersTotals(channel) {
      const users = new Set<string>();
      let clients = 0;
      for (const other of (await others()).keys()) {
        clients += await commands.hlen(clientsOf(channel, other));
        for (const user of await commands.smembers(usersOf(channel, other))) {
          users.add(user);
        }
      }
      return { clients, users: [...users] };
    },

    async otherConnections() {
      let sum = 0;
      for (const count of (await others()).values()) {
        sum += count;
      }
      return sum;
    },
  };

  return {
    broker,
    start(countConnections: () => number): void {
      connections = countConnections;
      beat();
    },
    /** Says goodbye, so that the others need not wait for this node to be forgotten. */
    async stop(): Promise<void> {
      heartbeat?.cancel();
      const farewell = commands.pipeline().hdel(nodes, node);
      for (const channel of occupied.keys()) {
        farewell.del(clientsOf(channel, node), usersOf(channel, node));
      }
      await attempt(farewell.exec());
    },
  };
}

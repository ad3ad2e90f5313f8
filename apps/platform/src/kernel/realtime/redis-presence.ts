import type { ChainableCommander, Redis } from 'ioredis';
import type { Broker, BrokerEvents } from './broker.ts';
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
 * a minute, and no client is renewed one by one. What Redis forgot, or was not told while it was
 * away, is written anew with the next heartbeat. A hash of the nodes holds the count of their
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
  /** Channels whose record may differ from who is there. */
  const doubtful = new Set<string>();
  let events: Pick<BrokerEvents, 'connections' | 'present'> = {
    connections: () => 0,
    present: () => [],
  };
  let heartbeat: Timer | undefined;

  const clientsOf = (channel: string, of: string) => `${prefix}{${channel}}:clients:${of}`;
  const usersOf = (channel: string, of: string) => `${prefix}{${channel}}:users:${of}`;

  function unrecorded(error: unknown): void {
    logger.warn({ error }, 'realtime presence not recorded');
  }

  /** Records a change of a channel; what failed is told anew with the next heartbeat. */
  function record(channel: string, change: ChainableCommander): void {
    answersOf(change).catch((error: unknown) => {
      doubtful.add(channel);
      unrecorded(error);
    });
  }

  function beat(): void {
    const until = clock.now() + BELIEVED_SECONDS * 1000;
    commands.hset(nodes, node, `${events.connections()}:${until}`).catch(unrecorded);
    renew().catch(unrecorded);
    heartbeat = clock.after(HEARTBEAT_SECONDS * 1000, beat);
  }

  /** Prolongs what Redis holds of this node's channels, and writes anew what it holds no more. */
  async function renew(): Promise<void> {
    const channels = [...occupied.keys()];
    const renewal = commands.pipeline();
    for (const channel of channels) {
      renewal.expire(clientsOf(channel, node), BELIEVED_SECONDS);
      renewal.expire(usersOf(channel, node), BELIEVED_SECONDS);
    }
    const renewed = await answersOf(renewal);
    for (const [index, channel] of channels.entries()) {
      if (renewed[2 * index] === 0 || renewed[2 * index + 1] === 0) {
        doubtful.add(channel);
      }
    }
    for (const channel of [...doubtful]) {
      doubtful.delete(channel);
      record(channel, rewriting(channel));
    }
  }

  function rewriting(channel: string): ChainableCommander {
    const clients = clientsOf(channel, node);
    const users = usersOf(channel, node);
    const present = events.present(channel);
    const writing = commands.multi().del(clients, users);
    if (present.length > 0) {
      writing.hset(clients, Object.fromEntries(present.map(({ client, info }) => [client, info])));
      writing.sadd(users, ...present.map(({ user }) => user));
      writing.expire(clients, BELIEVED_SECONDS).expire(users, BELIEVED_SECONDS);
    }
    return writing;
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
          commands.hdel(nodes, name).catch(unrecorded);
        }
      }
    }
    return alive;
  }

  const broker: PresencePart = {
    enter(channel, client, user, info) {
      occupied.set(channel, (occupied.get(channel) ?? 0) + 1);
      record(
        channel,
        commands
          .pipeline()
          .hset(clientsOf(channel, node), client, info)
          .expire(clientsOf(channel, node), BELIEVED_SECONDS)
          .sadd(usersOf(channel, node), user)
          .expire(usersOf(channel, node), BELIEVED_SECONDS),
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
      record(channel, removal);
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
    start(given: Pick<BrokerEvents, 'connections' | 'present'>): void {
      events = given;
      beat();
    },
    /** Says goodbye, so that the others need not wait for this node to be forgotten. */
    async stop(): Promise<void> {
      heartbeat?.cancel();
      const farewell = commands.pipeline().hdel(nodes, node);
      for (const channel of occupied.keys()) {
        farewell.del(clientsOf(channel, node), usersOf(channel, node));
      }
      await answersOf(farewell).catch(unrecorded);
    },
  };
}

/** Sends commands together; their answers in order. Rejects with the first that failed. */
async function answersOf(commands: ChainableCommander): Promise<unknown[]> {
  const outcomes = (await commands.exec()) ?? [];
  return outcomes.map(([error, answer]) => {
    if (error !== null) {
      throw error;
    }
    return answer;
  });
}

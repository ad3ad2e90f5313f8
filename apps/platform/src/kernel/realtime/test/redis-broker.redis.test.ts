import { randomUUID } from 'node:crypto';
import type { PublicationContext, SubscribedContext } from 'centrifuge';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { type RealtimeClock, systemClock } from '../clock.ts';
import { silentLogger } from '../observation.ts';
import { RealtimeUnavailable } from '../publisher.ts';
import { createRedisBroker } from '../redis-broker.ts';
import { FakeClock } from './fake-clock.ts';
import { createClient, next, RawClient, startGateway, tokens } from './harness.ts';
import { startRedis, type TestRedis } from './redis-server.ts';

describe('nodes that share a Redis', () => {
  let redis: TestRedis;
  let admin: Redis;

  beforeAll(async () => {
    redis = await startRedis();
    admin = new Redis(redis.url);
  });

  afterAll(async () => {
    admin.disconnect();
    await redis.stop();
  });

  async function startNodes(clock: RealtimeClock = systemClock) {
    const prefix = `test-${randomUUID()}:`;
    const nodes = [];
    for (const node of ['node-1', 'node-2']) {
      const broker = createRedisBroker({
        url: redis.url,
        prefix,
        node,
        clock,
        logger: silentLogger,
        newEpoch: randomUUID,
      });
      nodes.push({
        ...(await startGateway({ broker, node, limits: { positionGraceSeconds: 0.01 } })),
        broker,
      });
    }
    const [one, two] = nodes;
    if (one === undefined || two === undefined) {
      throw new Error('two nodes are needed');
    }
    return { one, two, prefix };
  }

  test('a publication on one node reaches the players of another, in order', async () => {
    const { one, two } = await startNodes();
    const raw = await RawClient.connected(two.url);
    await raw.call({ id: 2, subscribe: { channel: 'game:a' } });
    await Promise.all(
      [1, 2, 3, 4, 5].map((data) => one.gateway.publish('game:a', { data, n: '\n' })),
    );
    for (const offset of [1, 2, 3, 4, 5]) {
      expect(await raw.next()).toMatchObject({ push: { channel: 'game:a', pub: { offset } } });
    }
  });

  test('[P-40] a client that changes nodes under random cuts misses nothing', async () => {
    const { one, two } = await startNodes();
    const urls = [one.url, two.url];
    let turn = 0;
    class EveryOtherNode extends WebSocket {
      constructor() {
        super(urls[turn % 2] ?? one.url);
        turn += 1;
      }
    }
    const client = createClient(one.url, { websocket: EveryOtherNode });
    const subscription = client.newSubscription('game:bets');
    const seen: unknown[] = [];
    const end = Promise.withResolvers<void>();
    subscription.on('publication', ({ data }) => {
      seen.push(data);
      if (data === 300) {
        end.resolve();
      }
    });
    subscription.subscribe();
    client.connect();
    await subscription.ready();
    for (let message = 1; message <= 300; message += 1) {
      await (message % 2 === 0 ? one : two).gateway.publish('game:bets', message);
      if (message % 37 === 0) {
        const back = next<SubscribedContext>(subscription, 'subscribed');
        one.cut();
        two.cut();
        expect(await back).toMatchObject({ recovered: true });
      }
    }
    await end.promise;
    expect(turn).toBe(9);
    expect(seen).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
  });

  test('[P-40] lost streams: the client is told that it did not recover', async () => {
    const { one, two, prefix } = await startNodes();
    const client = createClient(one.url);
    const subscription = client.newSubscription('game:a');
    subscription.subscribe();
    client.connect();
    await subscription.ready();
    const first = next<PublicationContext>(subscription, 'publication');
    await two.gateway.publish('game:a', 1);
    await first;
    await admin.del(`${prefix}{game:a}:position`, `${prefix}{game:a}:stream`);
    const again = next<SubscribedContext>(subscription, 'subscribed');
    await two.gateway.publish('game:a', 2);
    expect(await again).toMatchObject({ wasRecovering: true, recovered: false });
  });

  test('[P-40] what was published while the bus was cut is recovered', async () => {
    const { one, two } = await startNodes();
    const client = createClient(one.url);
    const subscription = client.newSubscription('game:a');
    subscription.subscribe();
    client.connect();
    await subscription.ready();
    const published = next<PublicationContext>(subscription, 'publication');
    // The subscriber connections of both nodes are cut, and come back by themselves.
    await admin.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await two.gateway.publish('game:a', 'during the cut');
    expect(await published).toMatchObject({ data: 'during the cut', offset: 1 });
  });

  test('a key that was seen is not published again, on any node', async () => {
    const { one, two } = await startNodes();
    const { epoch } = await one.gateway.publish('game:a', 1, { idempotencyKey: 'k' });
    expect(await two.gateway.publish('game:a', 1, { idempotencyKey: 'k' })).toMatchObject({
      offset: 1,
      epoch,
    });
    expect(await two.gateway.publish('game:a', 2, { idempotencyKey: 'l' })).toMatchObject({
      offset: 2,
    });
  });

  test('history is the same on every node, and bounded', async () => {
    const { one, two } = await startNodes();
    for (const data of [1, 2, 3, 4, 5]) {
      await one.gateway.publish('short:a', data);
    }
    const { broker } = two;
    const read = async (limit: number, since: number | undefined, reverse: boolean) =>
      (await broker.history('short:a', { limit, since, reverse })).publications.map(
        (p) => p.offset,
      );
    expect(await read(10, undefined, false)).toEqual([3, 4, 5]);
    expect(await read(2, undefined, true)).toEqual([5, 4]);
    expect(await read(10, 3, false)).toEqual([4, 5]);
    expect(await read(10, 5, true)).toEqual([4, 3]);
    expect(await read(0, undefined, false)).toEqual([]);
  });

  test('presence is that of all nodes', async () => {
    const { one, two } = await startNodes();
    const token = await tokens.connection({ user: '42' });
    const clients = [
      await RawClient.connected(one.url, token),
      await RawClient.connected(two.url, token),
      await RawClient.connected(two.url),
    ];
    for (const client of clients) {
      await client.call({ id: 2, subscribe: { channel: 'global:online' } });
    }
    await two.broker.otherConnections();
    const asked = await clients[0]?.call({ id: 3, presence_stats: { channel: 'global:online' } });
    expect(asked).toEqual({ id: 3, presence_stats: { num_clients: 3, num_users: 2 } });
    await clients[1]?.call({ id: 4, unsubscribe: { channel: 'global:online' } });
    await two.broker.otherConnections();
    expect(await clients[0]?.call({ id: 5, presence_stats: { channel: 'global:online' } })).toEqual(
      { id: 5, presence_stats: { num_clients: 2, num_users: 2 } },
    );
  });

  test('the online count is that of all nodes, without those that went silent', async () => {
    const clock = new FakeClock();
    const { one, two } = await startNodes(clock);
    await RawClient.connected(one.url);
    await RawClient.connected(two.url);
    clock.advance(10_000);
    // What a node reads comes after what it reported before on the same connection.
    await one.broker.otherConnections();
    expect(await two.gateway.onlineCount()).toBe(2);
    await one.broker.close();
    expect(await two.gateway.onlineCount()).toBe(1);
  });

  test('a user is disconnected on every node', async () => {
    const { one, two } = await startNodes();
    const raw = await RawClient.connected(two.url, await tokens.connection({ user: '42' }));
    await one.gateway.disconnectUser('42', { code: 4000, reason: 'signed out' });
    expect(await raw.closed).toEqual({ code: 4000, reason: 'signed out' });
  });

  test('[P-42] without Redis a publication fails in time, and is not lost silently', async () => {
    const own = await startRedis();
    const broker = createRedisBroker({
      url: own.url,
      node: 'alone',
      clock: systemClock,
      logger: silentLogger,
      newEpoch: randomUUID,
    });
    const { gateway, url } = await startGateway({ broker });
    const raw = await RawClient.connected(url);
    await own.stop();
    await expect(gateway.publish('game:a', 1)).rejects.toBeInstanceOf(RealtimeUnavailable);
    expect(await raw.call({ id: 2, subscribe: { channel: 'game:a' } })).toMatchObject({
      error: { code: 100, temporary: true },
    });
    onTestFinished(() => raw.ws.terminate());
  });
});

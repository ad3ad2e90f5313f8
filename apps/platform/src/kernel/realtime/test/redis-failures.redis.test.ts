import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { PublicationContext, SubscribedContext } from 'centrifuge';
import { Redis } from 'ioredis';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from '../../log/logger.ts';
import { systemClock } from '../clock.ts';
import { RealtimeUnavailable } from '../publisher.ts';
import { createRedisBroker } from '../redis-broker.ts';
import { createClient, next, RawClient, startGateway, tokens } from './harness.ts';
import { startProxy } from './redis-proxy.ts';
import { startRedis, type TestRedis } from './redis-server.ts';

/** Longest a call may take while Redis does not answer, with room for a busy machine. */
const SOON = { timeout: 45_000, interval: 20 };

async function ownRedis(port?: number, settings: readonly string[] = []): Promise<TestRedis> {
  const redis = await startRedis(port, settings);
  onTestFinished(() => redis.stop());
  return redis;
}

/** Asks a Redis as its operator. */
async function operate<Result>(
  url: string,
  work: (admin: Redis) => Promise<Result>,
): Promise<Result> {
  const admin = new Redis(url);
  admin.on('error', () => undefined);
  try {
    return await work(admin);
  } finally {
    admin.disconnect();
  }
}

async function startNode(redisUrl: string, node = 'one') {
  const logged: string[] = [];
  const logger = createLogger('info', { write: (line) => void logged.push(line) });
  const broker = createRedisBroker({
    url: redisUrl,
    node,
    clock: systemClock,
    logger,
    newEpoch: randomUUID,
  });
  const limits = { positionGraceSeconds: 0.05 };
  const running = await startGateway({ broker, node, limits, logger });
  const publish = running.gateway.publish;
  return { ...running, broker, publish, log: () => logged.join('') };
}

/** A page on a channel: what it heard, and how often it was told to ask again. */
async function follow(url: string, channel = 'game:a') {
  const client = createClient(url, { timeout: 10_000 });
  const subscription = client.newSubscription(channel, {
    minResubscribeDelay: 1,
    maxResubscribeDelay: 50,
  });
  const page = { heard: [] as unknown[], askAgain: 0, subscription };
  subscription.on('publication', ({ data }: PublicationContext) => page.heard.push(data));
  subscription.on('subscribed', ({ wasRecovering, recovered }: SubscribedContext) => {
    if (wasRecovering && !recovered) page.askAgain += 1;
  });
  subscription.subscribe();
  client.connect();
  await subscription.ready();
  return page;
}

/** Publishes as the outbox does: again with the same key, until it is taken. */
async function insist(publish: Awaited<ReturnType<typeof startNode>>['publish'], data: number) {
  await vi.waitFor(() => publish('game:a', data, { idempotencyKey: `${data}` }), SOON);
}

describe('[P-42] a Redis that is frozen', () => {
  test('does not hold up a start, and is heard once it goes on', async () => {
    const redis = await ownRedis();
    redis.freeze();
    const { url, publish, log } = await startNode(redis.url);
    expect(log()).toContain('realtime Redis failed');
    await RawClient.connected(url);
    await expect(publish('game:a', 0)).rejects.toBeInstanceOf(RealtimeUnavailable);
    redis.thaw();
    await vi.waitFor(() => publish('game:a', 1), SOON);
    const page = await follow(url);
    await publish('game:a', 2);
    await vi.waitFor(() => expect(page.heard).toEqual([2]), SOON);
  });

  test('fails what is asked of it within seconds, and costs no page a message', async () => {
    const redis = await ownRedis();
    const { url, publish } = await startNode(redis.url);
    const page = await follow(url);
    await insist(publish, 1);
    redis.freeze();
    const raw = await RawClient.connected(url);
    const [refused] = await Promise.all([
      raw.call({ id: 2, subscribe: { channel: 'game:b' } }),
      expect(publish('game:a', 2, { idempotencyKey: '2' })).rejects.toBeInstanceOf(
        RealtimeUnavailable,
      ),
    ]);
    expect(refused).toMatchObject({ error: { code: 100, temporary: true } });
    redis.thaw();
    await insist(publish, 2);
    await insist(publish, 3);
    await vi.waitFor(() => expect(page.heard).toEqual([1, 2, 3]), SOON);
    expect(page.askAgain).toBe(0);
  });
});

describe('[P-42] a Redis whose host is gone without a word', () => {
  test('is noticed on both connections, and what was missed is recovered', async () => {
    const redis = await ownRedis();
    const proxy = await startProxy(redis.port);
    const { url, publish } = await startNode(proxy.url, 'cut off');
    const elsewhere = await startNode(redis.url, 'well connected');
    const page = await follow(url);
    proxy.swallow();
    await elsewhere.publish('game:a', 1);
    await vi.waitFor(() => expect(page.heard).toEqual([1]), SOON);
    await insist(publish, 2);
    await vi.waitFor(() => expect(page.heard).toEqual([1, 2]), SOON);
    expect(page.askAgain).toBe(0);
  });
});

describe('[P-40] a Redis that forgot everything', () => {
  test('restarted empty: the page is told to ask again, once', async () => {
    const redis = await ownRedis();
    const { url, publish } = await startNode(redis.url);
    const page = await follow(url);
    await insist(publish, 1);
    await vi.waitFor(() => expect(page.heard).toEqual([1]), SOON);
    await redis.kill();
    await ownRedis(redis.port);
    await vi.waitFor(() => expect(page.askAgain).toBe(1), SOON);
    await insist(publish, 2);
    await vi.waitFor(() => expect(page.heard).toEqual([1, 2]), SOON);
    expect(page.askAgain).toBe(1);
  });

  test('emptied while it runs: with the next message the page is told to ask again', async () => {
    const redis = await ownRedis();
    const { url, publish } = await startNode(redis.url);
    const page = await follow(url);
    await insist(publish, 1);
    await operate(redis.url, (admin) => admin.flushall());
    await operate(redis.url, (admin) => admin.script('FLUSH'));
    const again = next<SubscribedContext>(page.subscription, 'subscribed');
    await insist(publish, 2);
    expect(await again).toMatchObject({ wasRecovering: true, recovered: false });
  });
});

describe('[P-42] a Redis that refuses', () => {
  test('a wrong password: says so without telling it, and works once it is right', async () => {
    const redis = await ownRedis(undefined, ['--requirepass', 'the right one']);
    const secret = 'a-password-of-the-settings';
    const { url, publish, log } = await startNode(
      redis.url.replace('redis://', `redis://:${secret}@`),
    );
    await RawClient.connected(url);
    await expect(publish('game:a', 1)).rejects.toBeInstanceOf(RealtimeUnavailable);
    expect(log()).toContain('WRONGPASS');
    expect(log()).not.toContain(secret);
    const operator = redis.url.replace(
      'redis://',
      `redis://:${encodeURIComponent('the right one')}@`,
    );
    await operate(operator, (admin) => admin.config('SET', 'requirepass', secret));
    await vi.waitFor(() => publish('game:a', 2), SOON);
    const page = await follow(url);
    await publish('game:a', 3);
    await vi.waitFor(() => expect(page.heard).toEqual([3]), SOON);
  });

  test('the gateway by itself keeps the password out of its log as well', async () => {
    const redis = await ownRedis(undefined, ['--requirepass', 'the right one']);
    const secret = 'a-password-of-the-settings';
    const gateway = spawn(process.execPath, [join(import.meta.dirname, '../standalone.ts')], {
      env: {
        PORT: '0',
        REALTIME_TOKEN_SECRET: 'a secret only the tests know',
        REDIS_URL: redis.url.replace('redis://', `redis://:${secret}@`),
      },
    });
    onTestFinished(() => void gateway.kill('SIGKILL'));
    let said = '';
    gateway.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await vi.waitFor(() => expect(said).toContain('realtime gateway listens'), SOON);
    expect(said).toContain('WRONGPASS');
    expect(said).not.toContain(secret);
  });

  test('full memory: publishing fails whole, pages stay, and nothing is lost afterwards', async () => {
    const redis = await ownRedis();
    const { url, publish } = await startNode(redis.url);
    const page = await follow(url);
    await insist(publish, 1);
    await operate(redis.url, (admin) => admin.config('SET', 'maxmemory', '1'));
    await expect(publish('game:a', 2, { idempotencyKey: '2' })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('OOM') },
    });
    const other = await follow(url);
    await operate(redis.url, (admin) => admin.config('SET', 'maxmemory', '0'));
    await insist(publish, 2);
    await vi.waitFor(() => expect(page.heard).toEqual([1, 2]), SOON);
    await vi.waitFor(() => expect(other.heard).toEqual([2]), SOON);
    expect(page.askAgain).toBe(0);
  });

  test('one made a replica is left for the primary that its address leads to now', async () => {
    const [old, primary] = [await ownRedis(), await ownRedis()];
    const proxy = await startProxy(old.port);
    const { url, publish } = await startNode(proxy.url);
    const page = await follow(url);
    await insist(publish, 1);
    await vi.waitFor(() => expect(page.heard).toEqual([1]), SOON);
    // Both connections stay open, as with a managed Redis that changes its roles.
    proxy.leadTo(primary.port);
    await operate(old.url, (admin) => admin.replicaof('127.0.0.1', primary.port));
    await insist(publish, 2);
    await vi.waitFor(() => expect(page.heard.at(-1) === 2 || page.askAgain > 0).toBe(true), SOON);
    await insist(publish, 3);
    await vi.waitFor(() => expect(page.heard.at(-1)).toBe(3), SOON);
  });
});

describe('presence over nodes', () => {
  const stats = async (raw: RawClient) =>
    (await raw.call({ id: 9, presence_stats: { channel: 'global:online' } })).presence_stats;

  /** Two nodes on a Redis of their own, a player on each. */
  async function twoNodes() {
    const redis = await ownRedis();
    const one = await startNode(redis.url, 'one');
    const proxy = await startProxy(redis.port);
    const two = await startNode(proxy.url, 'two');
    const enter = async ({ url }: { url: string }, user: string) => {
      const raw = await RawClient.connected(url, await tokens.connection({ user }));
      await raw.call({ id: 2, subscribe: { channel: 'global:online' } });
      return raw;
    };
    const [ann, ben] = [await enter(one, 'ann'), await enter(two, 'ben')];
    await vi.waitFor(
      async () => expect(await stats(ann)).toEqual({ num_clients: 2, num_users: 2 }),
      SOON,
    );
    return { redis, proxy, two, ann, ben, enter };
  }

  test('is told anew where Redis forgot it', async () => {
    const { redis, ann, ben } = await twoNodes();
    await operate(redis.url, (admin) => admin.flushall());
    for (const raw of [ann, ben]) {
      await vi.waitFor(
        async () => expect(await stats(raw)).toEqual({ num_clients: 2, num_users: 2 }),
        SOON,
      );
    }
  });

  test('knows who came and who went while a node did not reach Redis', async () => {
    const { two, proxy, ann, ben, enter } = await twoNodes();
    await enter(two, 'dan');
    proxy.swallow();
    ben.ws.terminate();
    await enter(two, 'cleo');
    await enter(two, 'eve');
    await vi.waitFor(() => expect(two.log()).toContain('presence not recorded'), SOON);
    await vi.waitFor(
      async () => expect(await stats(ann)).toEqual({ num_clients: 4, num_users: 4 }),
      SOON,
    );
  });
});

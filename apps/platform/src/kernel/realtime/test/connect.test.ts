import { once } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { noMetrics } from '../observation.ts';
import { FakeClock } from './fake-clock.ts';
import { createClient, next, RawClient, startGateway, tokens } from './harness.ts';

describe('connecting', () => {
  test('[7i-01] a guest connects without a token', async () => {
    const { url, gateway } = await startGateway();
    const client = createClient(url);
    client.connect();
    await client.ready();
    expect(await gateway.onlineCount()).toBe(1);
  });

  test('[6-05] a guest whose getToken answers nothing connects as well', async () => {
    const { url } = await startGateway();
    const getToken = vi.fn(async () => '');
    const client = createClient(url, { getToken });
    client.connect();
    await client.ready();
    expect(getToken).toHaveBeenCalled();
  });

  test('the reply carries what the client needs to stay connected', async () => {
    const clock = new FakeClock();
    const { url } = await startGateway({ clock, node: 'one' });
    const raw = await RawClient.open(url);
    const token = await tokens.connection({ user: '42', expiresAt: clock.seconds() + 900 });
    expect(await raw.call({ id: 1, connect: { token } })).toEqual({
      id: 1,
      connect: {
        client: expect.stringMatching(/.+/),
        version: expect.stringMatching(/.+/),
        expires: true,
        ttl: 900,
        ping: 25,
        pong: true,
        session: expect.stringMatching(/.+/),
        node: 'one',
      },
    });
  });

  test('a forged, unsigned or foreign token ends the connection for good (3500)', async () => {
    const { url } = await startGateway();
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"42"}')}.`.replaceAll('=', '');
    const genuine = await tokens.connection({ user: '42' });
    const wrongKind = await tokens.subscription({ user: '42', channel: 'open:a' });
    for (const token of [unsigned, `${genuine}x`, 'nonsense', wrongKind]) {
      const raw = await RawClient.open(url);
      raw.send({ id: 1, connect: { token } });
      expect(await raw.closed).toEqual({ code: 3500, reason: 'invalid token' });
    }
  });

  test('[P-22] [P-27] a client that is cut off while its session is looked up is not admitted', async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<boolean>();
    const { url, gateway } = await startGateway({
      isSignedIn: () => {
        asked.resolve();
        return answer.promise;
      },
    });
    const raw = await RawClient.open(url);
    raw.send({ id: 1, connect: { token: await tokens.connection({ user: '42' }) } });
    await asked.promise;
    await gateway.disconnectUser('42', { code: 3000, reason: 'session ended' });
    // It was read before the end, and comes after it.
    answer.resolve(true);
    expect(await Promise.race([raw.closed, raw.next()])).toEqual({
      code: 3000,
      reason: 'session ended',
    });
    expect(await gateway.onlineCount()).toBe(0);
  });

  test('a token of a sign-in that has ended is refused (109), and another one taken', async () => {
    const isSignedIn = async ({ info }: { readonly info: unknown }) => info === 'alive';
    const { url, gateway } = await startGateway({ isSignedIn });
    const raw = await RawClient.open(url);
    const connect = async (id: number, info: string) =>
      raw.call({ id, connect: { token: await tokens.connection({ user: '42', info }) } });
    expect(await connect(1, 'ended')).toMatchObject({ id: 1, error: { code: 109 } });
    expect(await gateway.onlineCount()).toBe(0);
    expect(await connect(2, 'alive')).toMatchObject({ id: 2, connect: {} });
    expect(await gateway.onlineCount()).toBe(1);
  });

  test('a client whose session cannot be looked up is not admitted, and its client may try again', async () => {
    let isAway = true;
    const isSignedIn = async () => {
      if (isAway) throw new Error('the database is away');
      return true;
    };
    const { url, gateway } = await startGateway({ isSignedIn });
    const raw = await RawClient.open(url);
    const token = await tokens.connection({ user: '42' });
    expect(await raw.call({ id: 1, connect: { token } })).toMatchObject({ error: { code: 100 } });
    expect(await gateway.onlineCount()).toBe(0);
    isAway = false;
    expect(await raw.call({ id: 2, connect: { token } })).toMatchObject({ id: 2, connect: {} });
  });

  test('a connection whose session lookup takes too long ends (3502)', async () => {
    const clock = new FakeClock();
    const asked = Promise.withResolvers<void>();
    const { url, gateway } = await startGateway({
      clock,
      isSignedIn: () => {
        asked.resolve();
        return new Promise(() => undefined);
      },
    });
    const raw = await RawClient.open(url);
    raw.send({ id: 1, connect: { token: await tokens.connection({ user: '42' }) } });
    await asked.promise;
    clock.advance(15_000);
    expect((await raw.closed).code).toBe(3502);
    expect(await gateway.onlineCount()).toBe(0);
  });

  test('an expired token is refused (109), and the client comes back with a new one', async () => {
    const { url } = await startGateway();
    const soon = Math.floor(Date.now() / 1000);
    const stale = await tokens.connection({ user: '42', expiresAt: soon - 60 });
    const fresh = await tokens.connection({ user: '42', expiresAt: soon + 600 });
    const raw = await RawClient.open(url);
    expect(await raw.call({ id: 1, connect: { token: stale } })).toEqual({
      id: 1,
      error: { code: 109, message: 'token expired' },
    });
    const client = createClient(url, { token: stale, getToken: async () => fresh });
    client.connect();
    await client.ready();
  });

  test('a connection that never says who it is ends (3502)', async () => {
    const clock = new FakeClock();
    const { url } = await startGateway({ clock });
    const raw = await RawClient.open(url);
    clock.advance(15_000);
    expect((await raw.closed).code).toBe(3502);
  });

  test('closing the gateway sends clients to another one (3001)', async () => {
    const { url, gateway } = await startGateway();
    const client = createClient(url);
    client.connect();
    await client.ready();
    const leaving = next<{ code: number }>(client, 'connecting');
    await gateway.close();
    expect((await leaving).code).toBe(3001);
  });

  test('a user is disconnected on every connection, others stay', async () => {
    const { url, gateway } = await startGateway();
    const token = await tokens.connection({ user: '42' });
    const mine = [await RawClient.connected(url, token), await RawClient.connected(url, token)];
    await RawClient.connected(url, await tokens.connection({ user: '43' }));
    await gateway.disconnectUser('42');
    for (const raw of mine) {
      expect((await raw.closed).code).toBe(3503);
    }
    expect(await gateway.onlineCount()).toBe(1);
  });
});

describe('[P-39] origins', () => {
  async function upgrade(url: string, origin: string | undefined) {
    const ws = new WebSocket(url, origin === undefined ? {} : { headers: { origin } });
    const outcome = Promise.race([
      once(ws, 'open').then(() => 101),
      once(ws, 'unexpected-response').then(([, response]) => response.statusCode as number),
    ]);
    ws.on('error', () => undefined);
    const status = await outcome;
    ws.terminate();
    return status;
  }

  test.each([
    ['https://play.example', 101],
    ['HTTPS://PLAY.EXAMPLE', 101],
    [undefined, 101],
    ['https://evil.example', 403],
    ['https://play.example.evil.example', 403],
    ['http://play.example', 403],
    ['null', 403],
  ])('%s gets %i', async (origin, status) => {
    const { url } = await startGateway();
    expect(await upgrade(url, origin)).toBe(status);
  });

  test('a rule of the caller decides when given', async () => {
    const allowedOrigins = (origin: string) => origin.endsWith('.example');
    const { url } = await startGateway({ allowedOrigins });
    expect(await upgrade(url, 'https://other.example')).toBe(101);
    expect(await upgrade(url, 'https://example.org')).toBe(403);
  });
});

describe('[P-39] expiry', () => {
  async function expiring(expiresIn: number) {
    const clock = new FakeClock();
    const { url } = await startGateway({ clock, limits: { pingSeconds: 100_000 } });
    const expiresAt = clock.seconds() + expiresIn;
    return {
      clock,
      raw: await RawClient.connected(url, await tokens.connection({ user: '42', expiresAt })),
    };
  }

  test('a connection whose token expired ends after a short grace (3005)', async () => {
    const { clock, raw } = await expiring(60);
    clock.advance(69_999);
    expect(await raw.call({ id: 2, unsubscribe: { channel: 'open:a' } })).toHaveProperty('id', 2);
    clock.advance(1);
    expect(await raw.closed).toEqual({ code: 3005, reason: 'connection expired' });
  });

  test('a new token in time keeps the connection', async () => {
    const { clock, raw } = await expiring(60);
    clock.advance(60_000);
    const token = await tokens.connection({ user: '42', expiresAt: clock.seconds() + 120 });
    expect(await raw.call({ id: 2, refresh: { token } })).toMatchObject({
      id: 2,
      refresh: { expires: true, ttl: 120 },
    });
    clock.advance(125_000);
    expect(await raw.call({ id: 3, unsubscribe: { channel: 'open:a' } })).toHaveProperty('id', 3);
    clock.advance(5_000);
    expect((await raw.closed).code).toBe(3005);
  });

  test.each([
    ['expired', '42', -1, 3005],
    ["another user's", '43', 600, 3500],
  ])('an %s token does not prolong it', async (_, user, expiresIn, code) => {
    const { clock, raw } = await expiring(60);
    const expiresAt = clock.seconds() + expiresIn;
    raw.send({ id: 2, refresh: { token: await tokens.connection({ user, expiresAt }) } });
    expect((await raw.closed).code).toBe(code);
  });

  test('a token that expires in a hundred years does not expire at once', async () => {
    const { url } = await startGateway();
    const expiresAt = Math.floor(Date.now() / 1000) + 100 * 365 * 86_400;
    const raw = await RawClient.connected(url, await tokens.connection({ user: '42', expiresAt }));
    expect(await raw.call({ id: 2, unsubscribe: { channel: 'open:a' } })).toHaveProperty('id', 2);
    expect(raw.ws.readyState).toBe(raw.ws.OPEN);
  });
});

describe('[9-07] pings', () => {
  const limits = { pingSeconds: 20, pongSeconds: 8 };

  test('the first falls between half and the whole interval, the pong keeps the connection', async () => {
    const clock = new FakeClock();
    const { url } = await startGateway({ clock, limits, random: () => 0.5 });
    const raw = await RawClient.connected(url);
    clock.advance(14_999);
    expect(await raw.call({ id: 2, unsubscribe: { channel: 'a' } })).toHaveProperty('id', 2);
    for (const wait of [1, 20_000, 20_000]) {
      clock.advance(wait);
      expect(await raw.next()).toEqual({});
      raw.send({}, { id: 3, unsubscribe: { channel: 'a' } });
      await raw.next();
    }
  });

  test('a missed pong ends the connection (3012), and the client may come back', async () => {
    const clock = new FakeClock();
    const { url } = await startGateway({ clock, limits });
    const raw = await RawClient.connected(url);
    clock.advance(20_000);
    expect(await raw.next()).toEqual({});
    clock.advance(8_000);
    expect(await raw.closed).toEqual({ code: 3012, reason: 'no pong' });
  });

  test('a pong nobody requested ends it for good (3501)', async () => {
    const { url } = await startGateway();
    const raw = await RawClient.connected(url);
    raw.send({});
    expect((await raw.closed).code).toBe(3501);
  });

  test('the real client answers pings', async () => {
    const clock = new FakeClock();
    const answered = Promise.withResolvers<void>();
    const metrics = {
      ...noMetrics,
      command: (kind: string) => kind === 'pong' && answered.resolve(),
    };
    const { url } = await startGateway({ clock, limits, metrics, random: () => 0 });
    const client = createClient(url);
    client.connect();
    await client.ready();
    clock.advance(10_000);
    await answered.promise;
  });
});

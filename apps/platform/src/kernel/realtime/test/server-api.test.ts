import { describe, expect, test } from 'vitest';
import { createCentrifugoPublisher } from '../centrifugo-publisher.ts';
import { readStandaloneSettings } from '../config.ts';
import { RealtimeRefused, RealtimeUnavailable } from '../publisher.ts';
import { API_KEY, RawClient, startGateway, tokens } from './harness.ts';

async function withApi() {
  const running = await startGateway();
  const post = (method: string, body: unknown, key = API_KEY) =>
    fetch(`${running.origin}/api/${method}`, {
      method: 'POST',
      headers: { 'X-API-Key': key },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const call = async (method: string, body: unknown): Promise<unknown> =>
    (await post(method, body)).json();
  return { ...running, post, call };
}

describe('the HTTP API', () => {
  test('publishes once per key', async () => {
    const { url, call } = await withApi();
    const raw = await RawClient.connected(url);
    await raw.call({ id: 2, subscribe: { channel: 'game:a' } });
    const body = { channel: 'game:a', data: { a: 1 }, idempotency_key: 'k' };
    const first = await call('publish', body);
    expect(first).toEqual({ result: { offset: 1, epoch: expect.any(String) } });
    expect(await call('publish', body)).toEqual(first);
    expect(await raw.next()).toMatchObject({ push: { pub: { data: { a: 1 }, offset: 1 } } });
    expect(await call('history', { channel: 'game:a', limit: 10 })).toMatchObject({
      result: { publications: [{ data: { a: 1 }, offset: 1 }], offset: 1 },
    });
  });

  test('disconnects, unsubscribes and counts', async () => {
    const { url, call } = await withApi();
    const raw = await RawClient.connected(url, await tokens.connection({ user: '42' }));
    await raw.call({ id: 2, subscribe: { channel: 'global:online' } });
    expect(await call('presence_stats', { channel: 'global:online' })).toEqual({
      result: { num_clients: 1, num_users: 1 },
    });
    expect(await call('presence', { channel: 'global:online' })).toMatchObject({
      result: { presence: expect.objectContaining({}) },
    });
    expect(await call('unsubscribe', { user: '42', channel: 'global:online' })).toEqual({
      result: {},
    });
    expect(await raw.next()).toMatchObject({ push: { unsubscribe: { code: 2000 } } });
    const disconnect = { code: 4001, reason: 'signed out' };
    expect(await call('disconnect', { user: '42', disconnect })).toEqual({ result: {} });
    expect(await raw.closed).toEqual(disconnect);
  });

  test.each([
    ['publish', { channel: 'nowhere:a', data: 1 }, 102],
    ['publish', { channel: 'game:a' }, 107],
    ['publish', { data: 1 }, 107],
    ['history', { channel: 'open:a' }, 108],
    ['presence_stats', { channel: 'game:a' }, 108],
    ['disconnect', {}, 107],
    ['disconnect', { user: '' }, 107],
    ['unsubscribe', { user: '42' }, 107],
  ])('%s of %j is refused with %i', async (method, body, code) => {
    const { call } = await withApi();
    expect(await call(method, body)).toMatchObject({ error: { code } });
  });

  test('opens to the key alone', async () => {
    const { post } = await withApi();
    const body = { channel: 'game:a', data: 1 };
    expect((await post('publish', body, 'wrong')).status).toBe(401);
    expect((await post('publish', body, '')).status).toBe(401);
    expect((await post('novelty', body)).status).toBe(404);
    expect((await post('publish', '{')).status).toBe(400);
    expect((await post('publish', '[]')).status).toBe(400);
  });
});

describe('publishing through a Centrifugo', () => {
  test('says the same as the gateway itself', async () => {
    const { url, origin } = await withApi();
    const publisher = createCentrifugoPublisher({ url: origin, apiKey: API_KEY });
    const raw = await RawClient.connected(url, await tokens.connection({ user: '42' }));
    await raw.call({ id: 2, subscribe: { channel: 'wallet:accounts#42' } });
    const receipt = await publisher.publish(
      'wallet:accounts#42',
      { a: 1 },
      { idempotencyKey: 'k' },
    );
    expect(receipt).toEqual({ offset: 1, epoch: expect.stringMatching(/.+/) });
    expect(await raw.next()).toMatchObject({ push: { pub: { data: { a: 1 } } } });
    expect(await publisher.onlineCount()).toBe(1);
    await publisher.unsubscribeUser('42', 'wallet:accounts#42');
    expect(await raw.next()).toMatchObject({ push: { unsubscribe: { code: 2000 } } });
    await publisher.disconnectUser('42');
    expect((await raw.closed).code).toBe(3503);
  });

  test('tells what may be repeated from what is wrong', async () => {
    const { origin } = await withApi();
    const publisher = createCentrifugoPublisher({ url: origin, apiKey: API_KEY });
    await expect(publisher.publish('nowhere:a', 1)).rejects.toBeInstanceOf(RealtimeRefused);
    await expect(publisher.publish('game:a', undefined)).rejects.toBeInstanceOf(RealtimeRefused);
    const stranger = createCentrifugoPublisher({ url: origin, apiKey: 'wrong' });
    await expect(stranger.publish('game:a', 1)).rejects.toBeInstanceOf(RealtimeUnavailable);
    const nobody = createCentrifugoPublisher({ url: 'http://127.0.0.1:1', apiKey: API_KEY });
    await expect(nobody.publish('game:a', 1)).rejects.toBeInstanceOf(RealtimeUnavailable);
  });
});

test('the facade refuses what no channel or user stands for', async () => {
  const { gateway } = await startGateway();
  await expect(gateway.publish('nowhere:a', 1)).rejects.toBeInstanceOf(RealtimeRefused);
  await expect(gateway.publish('game:a', 1n)).rejects.toBeInstanceOf(RealtimeRefused);
  await expect(gateway.disconnectUser('')).rejects.toBeInstanceOf(RealtimeRefused);
});

describe('settings of a gateway by itself', () => {
  test('come from the environment', () => {
    const settings = readStandaloneSettings({
      REALTIME_TOKEN_SECRET: 's',
      REALTIME_ALLOWED_ORIGINS: 'https://a.example, https://b.example',
      REALTIME_NAMESPACES: '{"game":{"recoverable":true},"open":{}}',
      REALTIME_HISTORY_SIZE: '7',
      REALTIME_HISTORY_TTL: '70',
      PORT: '41000',
    });
    expect(settings).toMatchObject({
      port: 41_000,
      allowedOrigins: ['https://a.example', 'https://b.example'],
      namespaces: {
        game: { recoverable: true, historySize: 7, historyTtlSeconds: 70 },
        open: {},
      },
    });
  });

  test.each([
    [{}, /REALTIME_TOKEN_SECRET/],
    [{ REALTIME_TOKEN_SECRET: 's', PORT: 'x' }, /PORT/],
    [{ REALTIME_TOKEN_SECRET: 's', REALTIME_NAMESPACES: '{' }, /REALTIME_NAMESPACES is not JSON/],
    [{ REALTIME_TOKEN_SECRET: 's', REALTIME_LIMITS: '1' }, /REALTIME_LIMITS/],
  ])('%j is refused by name', (env, message) => {
    expect(() => readStandaloneSettings(env)).toThrow(message);
  });
});

import { describe, expect, test } from 'vitest';
import { parseCommands } from '../commands.ts';
import { createClient, RawClient, startGateway } from './harness.ts';

describe('a client that is out of step loses its connection for good (3501)', () => {
  test.each([
    ['no JSON', '{"id":2,'],
    ['no object', '[]'],
    ['a bare value', '7'],
    ['nothing', ''],
    ['only line breaks', '\n\n'],
    ['one bad line among good ones', '{"id":2,"rpc":{}}\nx'],
    ['no id', '{"subscribe":{"channel":"open:a"}}'],
    ['a negative id', '{"id":-1,"subscribe":{"channel":"open:a"}}'],
    ['a fractional id', '{"id":1.5,"subscribe":{"channel":"open:a"}}'],
    ['a textual id', '{"id":"1","subscribe":{"channel":"open:a"}}'],
    ['no channel', '{"id":2,"subscribe":{}}'],
    ['a channel that is no text', '{"id":2,"subscribe":{"channel":{}}}'],
    ['an offset that is no number', '{"id":2,"subscribe":{"channel":"open:a","offset":"1"}}'],
    ['a request that is no object', '{"id":2,"subscribe":"open:a"}'],
    ['a second connect', '{"id":2,"connect":{}}'],
    ['a message without reply', '{"send":{"data":{}}}'],
    ['a pong nobody requested', '{}'],
  ])('%s', async (_, text) => {
    const { url, gateway } = await startGateway();
    const raw = await RawClient.connected(url);
    raw.ws.send(text);
    expect((await raw.closed).code).toBe(3501);
    expect(await gateway.onlineCount()).toBe(0);
  });

  test.each([
    ['subscribe', { channel: 'open:a' }],
    ['publish', { channel: 'open:a', data: 1 }],
    ['refresh', { token: '' }],
    ['rpc', { method: 'a' }],
  ])('%s before connect', async (kind, request) => {
    const { url } = await startGateway();
    const raw = await RawClient.open(url);
    raw.send({ id: 1, [kind]: request });
    expect((await raw.closed).code).toBe(3501);
  });

  test('bytes that are no text', async () => {
    const { url } = await startGateway();
    const raw = await RawClient.connected(url);
    raw.ws.send(Buffer.from([0x0a, 0x00, 0xff]));
    expect((await raw.closed).code).toBe(3501);
  });
});

test('a message larger than allowed closes with 1009', async () => {
  const { url } = await startGateway({ limits: { messageBytes: 100 } });
  const raw = await RawClient.connected(url);
  raw.send({ id: 2, rpc: { method: 'a'.repeat(100) } });
  expect((await raw.closed).code).toBe(1009);
});

test('commands in one message are answered in one message, in order', async () => {
  const { url } = await startGateway();
  const raw = await RawClient.connected(url);
  raw.send(
    { id: 2, subscribe: { channel: 'open:a' } },
    { id: 3, publish: { channel: 'open:a', data: 1 } },
    { id: 4, novelty: {} },
    { id: 5, unsubscribe: { channel: 'open:a' } },
  );
  const replies = [await raw.next(), await raw.next(), await raw.next(), await raw.next()];
  expect(replies).toEqual([
    { id: 2, subscribe: {} },
    { id: 3, error: { code: 103, message: 'permission denied' } },
    { id: 4, error: { code: 104, message: 'method not found' } },
    { id: 5, unsubscribe: {} },
  ]);
  expect(raw.frames).toHaveLength(2);
});

test('commands beyond the limit are put off (111), a flood ends the connection', async () => {
  const { url } = await startGateway({ limits: { commandBurst: 3, commandsPerSecond: 0 } });
  const raw = await RawClient.connected(url);
  const ask = (id: number) => ({ id, unsubscribe: { channel: 'open:a' } });
  raw.send(ask(2), ask(3), ask(4));
  const replies = [await raw.next(), await raw.next(), await raw.next()];
  expect(replies).toContainEqual({ id: 2, unsubscribe: {} });
  expect(replies).toContainEqual({ id: 3, unsubscribe: {} });
  expect(replies).toContainEqual({
    id: 4,
    error: { code: 111, message: 'too many requests', temporary: true },
  });
  raw.send(ask(5), ask(6), ask(7));
  expect((await raw.closed).code).toBe(3509);
});

describe('remote calls', () => {
  test('there are none without a handler (108)', async () => {
    const { url } = await startGateway();
    const client = createClient(url);
    client.connect();
    await expect(client.rpc('any', {})).rejects.toMatchObject({ code: 108 });
  });

  test('a handler answers its methods, and no others (104)', async () => {
    const { url } = await startGateway({
      rpc: async (method, data, { user }) =>
        method === 'echo'
          ? { data: { data, user } }
          : { error: { code: 104, message: 'method not found' } },
    });
    const client = createClient(url);
    client.connect();
    expect(await client.rpc('echo', { a: 1 })).toEqual({ data: { data: { a: 1 }, user: '' } });
    await expect(client.rpc('other', {})).rejects.toMatchObject({ code: 104 });
  });

  test('a handler that fails is an internal error, and its cause stays here', async () => {
    const { url } = await startGateway({
      rpc: async () => {
        throw new Error('the cause');
      },
    });
    const client = createClient(url);
    client.connect();
    await expect(client.rpc('any', {})).rejects.toEqual({
      code: 100,
      message: 'internal server error',
      temporary: true,
    });
  });
});

test('properties a newer client sends are left alone', () => {
  expect(parseCommands('{"id":1,"subscribe":{"channel":"a","tf":{},"delta":"fossil"}}')).toEqual([
    {
      kind: 'subscribe',
      id: 1,
      request: {
        channel: 'a',
        token: '',
        joinLeave: false,
        flag: 0,
        recover: false,
        offset: 0,
        epoch: '',
      },
    },
  ]);
});

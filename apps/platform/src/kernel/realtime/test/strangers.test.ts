import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createMemoryBroker } from '../memory-broker.ts';
import { noMetrics } from '../observation.ts';
import { FakeClock } from './fake-clock.ts';
import { RawClient, startGateway } from './harness.ts';

const MEBIBYTE = 2 ** 20;

/** What the process holds more than before, in MiB, as an upper bound: client and server are one. */
function memoryMeter() {
  const held = () => {
    const { rss } = process.memoryUsage();
    return rss / MEBIBYTE;
  };
  const before = held();
  return (what: string) => {
    const grown = held() - before;
    console.log(`${what}: ${grown.toFixed(1)} MiB more`);
    return grown;
  };
}

/** A TCP connection that requested an upgrade, and does and reads nothing by itself. */
async function upgradeRequest(origin: string, path = '/api/connection/websocket', extra = '') {
  const { port, host } = new URL(origin);
  const socket: Socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${extra}\r\n`,
  );
  return socket;
}

/** A masked frame of a client, with the mask 0 so that the payload stands as it is. */
function clientFrame(firstByte: number, payload: Buffer): Buffer {
  const header =
    payload.length < 126
      ? Buffer.from([firstByte, 0x80 | payload.length])
      : Buffer.from([firstByte, 0x80 | 126, payload.length >> 8, payload.length & 0xff]);
  return Buffer.concat([header, Buffer.alloc(4), payload]);
}

const open = { text: 0x01, continuation: 0x00, ping: 0x89 };

describe('[P-39] connections that say nothing', () => {
  test('end at the deadline of the handshake, and nothing of them stays', async () => {
    const clock = new FakeClock();
    const closed: number[] = [];
    const metrics = { ...noMetrics, closed: (code: number) => closed.push(code) };
    const { origin, gateway } = await startGateway({ clock, metrics });
    const meter = memoryMeter();
    const sockets = await Promise.all(Array.from({ length: 500 }, () => upgradeRequest(origin)));
    await Promise.all(sockets.map((socket) => once(socket, 'data')));
    meter('500 connections that never say who they are');
    clock.advance(15_000);
    await vi.waitFor(() => expect(closed).toEqual(Array.from({ length: 500 }, () => 3502)), {
      timeout: 10_000,
    });
    // A client that does not answer the close frame is dropped.
    clock.advance(5_000);
    await Promise.all(sockets.map((socket) => socket.readableEnded || once(socket, 'end')));
    expect(gateway.core.hub.size).toBe(0);
  });

  test.each([
    ['to another path', '/nowhere', ''],
    ['from another origin', undefined, 'Origin: https://evil.example\r\n'],
    ['of another version', undefined, 'Sec-WebSocket-Version: 7\r\n'],
  ])(
    'a refused upgrade %s is let go of, though its client never closes',
    async (_, path, extra) => {
      const { origin, connections } = await startGateway();
      const socket = await upgradeRequest(origin, path, extra);
      await once(socket, 'data');
      await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 10_000 });
    },
  );
});

describe('[P-39] more connections than a node takes', () => {
  test('are sent elsewhere (503), and taken again when others left', async () => {
    const { url } = await startGateway({ limits: { connections: 2 } });
    const [one] = [await RawClient.connected(url), await RawClient.open(url)];
    const refused = new WebSocket(url);
    refused.on('error', () => undefined);
    const [, response] = await once(refused, 'unexpected-response');
    expect(response).toMatchObject({ statusCode: 503, headers: { 'retry-after': '1' } });
    refused.terminate();
    one.ws.close();
    await one.closed;
    await vi.waitFor(() => RawClient.connected(url), { timeout: 10_000 });
  });
});

describe('[P-39] what one connection may send', () => {
  test('a message in very many pieces ends it', async () => {
    const { origin, gateway } = await startGateway();
    const socket = await upgradeRequest(origin);
    await once(socket, 'data');
    const piece = clientFrame(open.continuation, Buffer.from('x'));
    socket.write(clientFrame(open.text, Buffer.from('{')));
    const ended = once(socket, 'end');
    socket.resume();
    socket.write(Buffer.concat(Array.from({ length: 1_000 }, () => piece)));
    await ended;
    expect(gateway.core.hub.size).toBe(0);
  });

  test('pings without reading the pongs end it before they fill the memory', async () => {
    const { origin } = await startGateway();
    const socket = await upgradeRequest(origin);
    await once(socket, 'data');
    socket.pause();
    const pings = Buffer.concat(
      Array.from({ length: 1_000 }, () => clientFrame(open.ping, Buffer.alloc(125))),
    );
    const meter = memoryMeter();
    let sent = 0;
    while (!socket.destroyed && sent < 100 * MEBIBYTE) {
      sent += pings.length;
      if (!socket.write(pings)) {
        await new Promise((resolve) => socket.once('drain', resolve).once('close', resolve));
      }
    }
    expect(socket.destroyed).toBe(true);
    expect(meter('pings that are not read')).toBeLessThan(100);
  });

  test('what follows after it was closed is not read any more', async () => {
    const read: string[] = [];
    const { url } = await startGateway({
      limits: { commandBurst: 3, commandsPerSecond: 0 },
      metrics: { ...noMetrics, command: (kind) => read.push(kind) },
    });
    const raw = await RawClient.connected(url);
    const flood = Array.from({ length: 1_000 }, (_, id) => ({
      id: id + 2,
      unsubscribe: { channel: 'open:a' },
    }));
    raw.send(...flood);
    raw.send(...flood);
    expect((await raw.closed).code).toBe(3509);
    expect(read.length).toBeLessThan(20);
  });

  test('commands that wait for the store are bounded, in number and in bytes', async () => {
    const stuck = createMemoryBroker({ clock: new FakeClock(), newEpoch: () => 'e' });
    const { url } = await startGateway({
      limits: { commandsPerSecond: 1_000_000 },
      broker: { ...stuck, history: () => new Promise(() => undefined) },
    });
    const byNumber = await RawClient.connected(url);
    byNumber.send({ id: 2, subscribe: { channel: 'game:a' } });
    const unsubscribe = { channel: 'open:a' };
    for (let id = 3; id < 204; id += 1) {
      byNumber.send({ id, unsubscribe });
    }
    expect(await byNumber.next()).toMatchObject({ id: 203, error: { code: 111 } });

    const byBytes = await RawClient.connected(url);
    byBytes.send({ id: 2, subscribe: { channel: 'game:a' } });
    for (let id = 3; id < 9; id += 1) {
      byBytes.send({ id, subscribe: { channel: 'game:a', token: 'x'.repeat(60_000) } });
    }
    expect(await byBytes.next()).toMatchObject({ id: 8, error: { code: 111 } });
  });

  test('answers that it does not read end it (3008)', async () => {
    const closed = Promise.withResolvers<number>();
    const { url, gateway } = await startGateway({
      limits: { commandsPerSecond: 10_000, commandBurst: 10_000 },
      metrics: { ...noMetrics, closed: closed.resolve },
    });
    for (let data = 0; data < 100; data += 1) {
      await gateway.publish('game:a', 'x'.repeat(3_000));
    }
    const raw = await RawClient.connected(url);
    await raw.call({ id: 2, subscribe: { channel: 'game:a' } });
    raw.ws.pause();
    const meter = memoryMeter();
    let over = false;
    void closed.promise.then(() => {
      over = true;
    });
    for (let id = 3; !over; id += 1) {
      raw.send({ id, history: { channel: 'game:a', limit: -1 } });
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await closed.promise).toBe(3008);
    meter('answers of 0.3 MB each that are not read');
    expect(gateway.core.hub.size).toBe(0);
  });

  test('subscriptions beyond the bound are refused (106)', async () => {
    const { url } = await startGateway();
    const raw = await RawClient.connected(url);
    const meter = memoryMeter();
    raw.send(
      ...Array.from({ length: 129 }, (_, id) => ({
        id: id + 2,
        subscribe: { channel: `game:${'x'.repeat(200)}${id}` },
      })),
    );
    const replies = [];
    for (let reply = 0; reply < 129; reply += 1) replies.push(await raw.next());
    meter('128 subscriptions with long names');
    expect(replies.filter(({ error }) => error !== undefined)).toEqual([
      { id: 130, error: { code: 106, message: 'limit exceeded' } },
    ]);
  });
});

describe('channels that only a stranger named', () => {
  test('are forgotten soon, those with publications are not', async () => {
    const clock = new FakeClock();
    let made = 0;
    const broker = createMemoryBroker({ clock, newEpoch: () => `epoch ${++made}` });
    await broker.start({
      publication: () => undefined,
      presence: () => undefined,
      control: () => undefined,
      resumed: () => undefined,
      connections: () => 0,
      present: () => [],
    });
    onTestFinished(() => broker.close());
    const top = async (channel: string) =>
      (await broker.history(channel, { limit: 0, since: undefined, reverse: false })).top;
    await broker.publish('game:real', '1', {
      historySize: 1,
      historyTtlSeconds: 60,
      idempotencyKey: undefined,
    });
    expect(await top('game:named')).toEqual({ offset: 0, epoch: 'epoch 2' });
    clock.advance(200_000);
    expect(await top('game:named')).toEqual({ offset: 0, epoch: 'epoch 2' });
    clock.advance(300_000);
    expect(await top('game:named')).toEqual({ offset: 0, epoch: 'epoch 3' });
    expect(await top('game:real')).toEqual({ offset: 1, epoch: 'epoch 1' });
  });
});

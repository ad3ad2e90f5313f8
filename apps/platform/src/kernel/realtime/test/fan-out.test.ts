import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from '../frames.ts';
import { noMetrics } from '../observation.ts';
import { FakeClock } from './fake-clock.ts';
import { RawClient, startGateway } from './harness.ts';

async function subscribers(url: string, count: number, channel: string): Promise<RawClient[]> {
  const clients = await Promise.all(Array.from({ length: count }, () => RawClient.connected(url)));
  await Promise.all(clients.map((client) => client.call({ id: 2, subscribe: { channel } })));
  return clients;
}

test('a frame is what a WebSocket receiver reads as that text', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const accepted = once(server, 'connection');
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  onTestFinished(() => {
    client.terminate();
    server.close();
  });
  const [, { socket }] = await accepted;
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(0, 1, 125, 126, 65_535, 65_536, 100_000).map((size) => 'é'.repeat(size)),
        fc.constantFrom(125, 126, 127, 65_535, 65_536).map((size) => 'a'.repeat(size)),
      ),
      async (text) => {
        const read = once(client, 'message');
        socket.write(textFrame(text));
        const [message, isBinary] = await read;
        expect([message.toString(), isBinary]).toEqual([text, false]);
      },
    ),
  );
});

describe('fan-out', () => {
  test.each([1, 7, 8, 20])('reaches all of %i subscribers in order', async (count) => {
    const { url, gateway } = await startGateway();
    const clients = await subscribers(url, count, 'game:a');
    for (const data of [1, 2, 3]) {
      await gateway.publish('game:a', data);
    }
    for (const client of clients) {
      const pushes = [await client.next(), await client.next(), await client.next()];
      expect(pushes).toMatchObject([1, 2, 3].map((data) => ({ push: { pub: { data } } })));
    }
  });

  test('what is published in one turn leaves in one message', async () => {
    const { url, gateway } = await startGateway();
    const [client] = await subscribers(url, 1, 'open:a');
    await Promise.all([1, 2, 3].map((data) => gateway.publish('open:a', data)));
    expect(await client?.next()).toMatchObject({ push: { pub: { data: 1 } } });
    expect(client?.frames.at(-1)?.split('\n')).toHaveLength(3);
  });

  test('a burst to hundreds is joined, the first of it is not held up', async () => {
    const clock = new FakeClock();
    const { url, gateway } = await startGateway({ clock, joinMilliseconds: 10 });
    const clients = await subscribers(url, 200, 'game:a');
    const [client] = clients;
    await gateway.publish('game:a', 1);
    expect(await client?.next()).toMatchObject({ push: { pub: { data: 1 } } });
    for (const data of [2, 3, 4]) {
      await gateway.publish('game:a', data);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const before = client?.frames.length ?? 0;
    clock.advance(10);
    for (const each of clients.slice(1)) {
      await each.next();
    }
    for (const each of clients) {
      const pushes = [await each.next(), await each.next(), await each.next()];
      expect(pushes).toMatchObject([2, 3, 4].map((data) => ({ push: { pub: { data } } })));
      expect(each.frames).toHaveLength(before + 1);
    }
  });

  test('one who joins within a burst gets neither a gap nor a repetition', async () => {
    const clock = new FakeClock();
    const { url, gateway } = await startGateway({ clock });
    await subscribers(url, 200, 'game:a');
    await gateway.publish('game:a', 1);
    await new Promise((resolve) => setImmediate(resolve));
    const { epoch } = await gateway.publish('game:a', 2);
    const late = await RawClient.connected(url);
    const position = { recover: true, offset: 0, epoch };
    expect(await late.call({ id: 2, subscribe: { channel: 'game:a', ...position } })).toMatchObject(
      {
        subscribe: { publications: [{ offset: 1 }, { offset: 2 }] },
      },
    );
    await gateway.publish('game:a', 3);
    clock.advance(10);
    expect(await late.next()).toMatchObject({ push: { pub: { offset: 3 } } });
  });
});

describe('slow readers', () => {
  test('one who does not read is cut off (3008) and costs the others nothing', async () => {
    const cutOff = Promise.withResolvers<number>();
    const { url, gateway } = await startGateway({
      limits: { queueBytes: 200_000 },
      metrics: { ...noMetrics, closed: cutOff.resolve },
    });
    const [slow, quick] = await subscribers(url, 2, 'game:a');
    slow?.ws.pause();
    const data = 'x'.repeat(50_000);
    let published = 0;
    let closed: number | undefined;
    void cutOff.promise.then((code) => {
      closed = code;
    });
    while (closed === undefined) {
      await gateway.publish('game:a', data);
      published += 1;
      expect(await quick?.next()).toMatchObject({ push: { pub: { offset: published } } });
    }
    expect(closed).toBe(3008);
    slow?.ws.resume();
    expect(await slow?.closed).toEqual({ code: 3008, reason: 'slow' });
    expect(await gateway.onlineCount()).toBe(1);
  });

  test('one who never reads again is dropped after a while', async () => {
    const clock = new FakeClock();
    const cutOff = Promise.withResolvers<number>();
    const { url, gateway } = await startGateway({
      clock,
      limits: { queueBytes: 200_000, queueMessages: 3 },
      metrics: { ...noMetrics, closed: cutOff.resolve },
    });
    const [slow] = await subscribers(url, 1, 'open:a');
    slow?.ws.pause();
    const gone = cutOff.promise.then(() => true);
    const turn = () => new Promise<false>((resolve) => setImmediate(() => resolve(false)));
    while (!(await Promise.race([gone, turn()]))) {
      await gateway.publish('open:a', 'x'.repeat(100_000));
    }
    expect(gateway.core.hub.channels.size).toBe(0);
    clock.advance(5_000);
    slow?.ws.resume();
    expect((await slow?.closed)?.code).toBe(1006);
  });
});

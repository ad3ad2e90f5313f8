import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { systemIds } from '../../ids.ts';
import { createLogger } from '../../log/logger.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { watchConnections } from '../drain.ts';
import { createHttpServer } from '../server.ts';

const openServer = () =>
  createHttpServer({
    log: createLogger('fatal'),
    ids: systemIds,
    metrics: createMetrics(),
    trusts: () => false,
    requestsPerMinute: 100,
  });

/** A connection that has sent this much and keeps its side open, whatever the server does. */
async function connection(origin: string, sent: string): Promise<Socket> {
  const { port, hostname } = new URL(origin);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  onTestFinished(() => {
    socket.destroy();
  });
  socket.on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  if (sent !== '') await new Promise((resolve) => socket.write(sent, resolve));
  return socket;
}

test('[P-41] an answer under way is given to its end, and its connection does not hold up the stop', async () => {
  const app = await openServer();
  let answer = (_text: string) => {};
  let arrived = () => {};
  const isThere = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  app.get('/slow', () => {
    arrived();
    return new Promise<string>((resolve) => {
      answer = resolve;
    });
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const asked = get(`${origin}/slow`, { agent });
  await isThere;
  const closed = app.close();
  await new Promise<void>((resolve) => {
    const whenShut = () => (app.server.listening ? setImmediate(whenShut) : resolve());
    whenShut();
  });
  answer('done');
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  expect(response.headers.connection).toBe('close');
  expect(await text(response)).toBe('done');
  await closed;
});

test.each([
  ['nothing', '', 500],
  ['half a request', 'GET /quick HTTP/1.1\r\nHost: pier', 500],
  ['bytes that are no request', 'what is this\r\n\r\n', 500],
  ['one request, and waits for the next', 'GET /quick HTTP/1.1\r\nHost: a\r\n\r\n', 500],
  [
    'a request without the rest of its body',
    'POST /quick HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    2_000,
  ],
])(
  '[P-41] a connection that has sent %s does not hold up the stop',
  async (_what, sent, within) => {
    const app = await openServer();
    app.get('/quick', () => 'done');
    app.post('/quick', () => 'done');
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const accepted = once(app.server, 'connection');
    await connection(origin, sent);
    const [socket] = (await accepted) as [Socket];
    await vi.waitUntil(() => socket.bytesRead === sent.length, { timeout: 5_000, interval: 5 });
    const told = performance.now();
    await app.close();
    expect(performance.now() - told).toBeLessThan(within);
  },
);

test('[P-41] what has not ended when its time is over is cut', async () => {
  const server = createServer(() => undefined);
  const times = { answerMs: 50, requestMs: 20, upgradedMs: 30 };
  const connections = watchConnections(server, times);
  server.on('upgrade', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const asked = once(server, 'request');
  const upgraded = once(server, 'upgrade');
  await connection(origin, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await connection(
    origin,
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  await Promise.all([asked, upgraded]);
  const closed = once(server, 'close');
  server.close();
  connections.drain();
  await closed;
});

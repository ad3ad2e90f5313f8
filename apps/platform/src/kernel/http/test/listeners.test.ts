import { connect, createServer, type Socket } from 'node:net';
import fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { onlyWhere, skipReasons } from '../../../../../../scripts/checks/skips.ts';
import { createListeners, type Listeners } from '../listeners.ts';

const host = '127.0.0.1';
const opened: { app: ReturnType<typeof fastify>; listeners: Listeners }[] = [];
const clients: Socket[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await Promise.all(
    opened.splice(0).flatMap(({ app, listeners }) => [app.close(), listeners.close()]),
  );
});

function server(sockets?: number) {
  const app = fastify({ forceCloseConnections: true });
  const listeners = createListeners(app, sockets);
  app.get('/', async () => 'here');
  opened.push({ app, listeners });
  return { app, listeners };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await new Promise<number>((resolve) =>
    probe.listen(0, host, () => resolve((probe.address() as { port: number }).port)),
  );
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** In how many turns of the event loop the server takes connections that all come within one. */
async function turnsFor(connections: number, sockets?: number): Promise<number> {
  const { app, listeners } = server(sockets);
  const port = await listeners.listen({ port: 0, host });
  let taken = 0;
  app.server.on('connection', () => {
    taken += 1;
  });
  for (let made = 0; made < connections; made += 1) clients.push(connect({ port, host }));
  let turns = 0;
  while (taken < connections) {
    turns += 1;
    await new Promise((next) => setImmediate(next));
  }
  return turns;
}

describe(
  'a busy event loop',
  onlyWhere(process.platform === 'linux', skipReasons.linuxOnly),
  () => {
    test('takes many connections in a turn, where one socket would give it one', async () => {
      expect(await turnsFor(200, 1)).toBeGreaterThanOrEqual(200);
      expect(await turnsFor(200)).toBeLessThan(60);
    });

    test('answers whichever socket a connection came by, and closes with all of them', async () => {
      const { app, listeners } = server();
      const port = await listeners.listen({ port: 0, host });
      const answers = await Promise.all(
        Array.from({ length: 64 }, async () =>
          (await fetch(`http://${host}:${port}/`, { headers: { connection: 'close' } })).text(),
        ),
      );
      expect(new Set(answers)).toEqual(new Set(['here']));
      await Promise.all([app.close(), listeners.close()]);
      await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow('fetch failed');
    });
  },
);

test('a port is listened at by one process, though sockets may share it', async () => {
  const port = await freePort();
  await server().listeners.listen({ port, host });
  await expect(server().listeners.listen({ port, host })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    syscall: 'listen',
    port,
  });
});

test('a port that a stranger has is not shared', async () => {
  const port = await freePort();
  const stranger = createServer();
  await new Promise<void>((listening) => stranger.listen(port, host, listening));
  await expect(server().listeners.listen({ port, host })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  await new Promise((closed) => stranger.close(closed));
});

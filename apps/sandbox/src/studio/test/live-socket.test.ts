import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { reachedAfter } from '../engines/crash/crash.ts';
import { BETTING, LAST_CALL } from '../flights/flight-service.ts';
import { createLiveSocket } from '../flights/live-socket.ts';
import type { LiveMessage, WatcherMessage } from '../flights/protocol.ts';
import { buildStudio, type Studio } from '../server.ts';
import { FakeWallet } from './fake-wallet.ts';
import { type TestClock, testClock, walletAt } from './playground.ts';

const ORIGIN = 'http://127.0.0.1:3102';

let folder: string;
let wallet: FakeWallet;
let studio: Studio;
let clock: TestClock;
let address: string;
let opened: WebSocket[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-live-'));
  wallet = new FakeWallet(100_000_000);
  await wallet.listen();
  clock = testClock();
  opened = [];
  studio = await buildStudio({
    origin: ORIGIN,
    siteOrigin: 'http://localhost:3000',
    dataFolder: folder,
    frameFolder: folder,
    wallet: walletAt(wallet),
    now: clock.now,
  });
  await studio.app.listen({ host: '127.0.0.1', port: 0 });
  address = `ws://127.0.0.1:${(studio.app.server.address() as AddressInfo).port}/api/live`;
});
afterEach(async () => {
  for (const socket of opened) socket.terminate();
  await studio.app.close();
  await wallet.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A player's browser: what it hears, and waiting for a message that is as wanted. */
async function watch(user: string | null) {
  const launched = await studio.launches.launch({
    gameId: 'skylark',
    lang: 'en',
    currency: 'EUR',
    player: user === null ? null : { user, token: `token of ${user}` },
    lobbyUrl: null,
    depositUrl: null,
  });
  if (launched.kind !== 'launched') throw new Error(launched.kind);
  const token = new URL(launched.url).searchParams.get('token') ?? '';
  const session = await studio.app.inject({
    method: 'POST',
    url: '/api/session',
    payload: { token, gameId: 'skylark', lang: 'en' },
  });
  const bearer = String(session.json().sessionToken);
  const post = async (url: string, payload: object = {}) =>
    (
      await studio.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { authorization: `Bearer ${bearer}` },
      })
    ).json();
  const connect = () => {
    const socket = new WebSocket(address, { origin: ORIGIN });
    opened.push(socket);
    const heard: LiveMessage[] = [];
    const waiting: (() => void)[] = [];
    socket.on('message', (data) => {
      heard.push(JSON.parse(String(data)) as LiveMessage);
      for (const wake of waiting.splice(0)) wake();
    });
    const send = (message: WatcherMessage) => socket.send(JSON.stringify(message));
    socket.on('open', () => send({ type: 'watch', token: bearer }));
    const until = async <T extends LiveMessage['type']>(
      type: T,
      wanted: (message: Extract<LiveMessage, { type: T }>) => boolean = () => true,
    ): Promise<Extract<LiveMessage, { type: T }>> => {
      for (;;) {
        const found = heard.find(
          (message): message is Extract<LiveMessage, { type: T }> =>
            message.type === type && wanted(message as Extract<LiveMessage, { type: T }>),
        );
        if (found) return found;
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      }
    };
    return { socket, heard, send, until };
  };
  const place = (flight: number, autoAt: number | null = null) =>
    post('/api/rounds', {
      requestId: randomUUID(),
      input: { kind: 'crash', stake: 100, flight, autoAt },
    });
  return { ...connect(), connect, post, place };
}

const pass = (milliseconds: number) => {
  clock.pass(milliseconds);
};

it('two players see one flight, and each the other only under a made-up name', async () => {
  const [one, two] = [await watch('player-one'), await watch('player-two')];
  const { flight, chain } = await one.until('state');
  const seen = await two.until('state');
  expect(seen.flight).toEqual(flight);
  expect(chain.terminal).toMatch(/^[0-9a-f]{64}$/);
  const { round } = await one.place(flight.number);
  const { player } = await two.until('joined');
  expect(player).toEqual({ name: (await one.until('state')).you, demo: false, at: null });
  pass(BETTING + LAST_CALL);
  one.send({ type: 'cash-out', roundId: round.id });
  await one.until('refused', ({ code }) => code === 'too-early');
  pass(reachedAfter(101));
  one.send({ type: 'cash-out', roundId: round.id });
  const out = await Promise.race([
    two.until('cashed-out'),
    two.until('state', (state) => state.flight.phase === 'ended'),
  ]);
  await one.until('settled', ({ roundId }) => roundId === round.id);
  if (out.type === 'cashed-out') expect(out).toMatchObject({ name: player.name, at: 101 });
  expect(JSON.stringify([...one.heard, ...two.heard])).not.toMatch(/player-(one|two)/);
});

it('a demo plays along, marked as one, and moves no wallet', async () => {
  const [player, demo] = [await watch('player-one'), await watch(null)];
  const { flight } = await player.until('state');
  expect((await demo.place(flight.number)).round.state).toBe('open');
  const joined = await player.until('joined');
  expect(joined.player.demo).toBe(true);
  expect(wallet.sent('bet')).toEqual([]);
});

it('who comes back is told the whole state, with the own stake in it', async () => {
  const player = await watch('player-one');
  const { flight } = await player.until('state');
  const { round } = await player.place(flight.number, 10_000);
  player.socket.terminate();
  const again = player.connect();
  const state = await again.until('state');
  expect(state).toMatchObject({ open: round.id, count: 1, flight: { number: flight.number } });
  pass(BETTING + LAST_CALL);
  const out = await player.post(`/api/rounds/${round.id}/cash-out`);
  expect(out.code).toBe('too-early');
});

it('a stranger who is refused and breaks off at once ends nothing but the own connection', async () => {
  const { port } = studio.app.server.address() as AddressInfo;
  const knock = () =>
    new Promise<void>((resolve) => {
      const stranger = connect(port, '127.0.0.1', () => {
        stranger.write('GET /api/live HTTP/1.1\r\nHost: x\r\n');
        stranger.write('Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
        setImmediate(() => stranger.resetAndDestroy());
      });
      stranger.on('error', () => undefined);
      stranger.on('close', () => resolve());
    });
  for (let knocked = 0; knocked < 50; knocked++) await knock();
  const player = await watch('player-one');
  expect((await player.until('state')).flight.phase).toBe('boarding');
});

it('an error of a refused socket is heard, whenever it comes', () => {
  const socket = new PassThrough();
  const request = { url: '/api/live', headers: {} };
  studio.app.server.emit('upgrade', request, socket, Buffer.alloc(0));
  expect(() => socket.emit('error', new Error('read ECONNRESET'))).not.toThrow();
  expect(socket.destroyed).toBe(true);
});

it('a refused connection is not left half open by a side that never ends it', async () => {
  const { port } = studio.app.server.address() as AddressInfo;
  const stranger = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  stranger.write(
    'GET /api/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  stranger.resume();
  await once(stranger, 'end');
  const open = () =>
    new Promise<number>((resolve, reject) =>
      studio.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  await expect.poll(open).toBe(0);
  stranger.destroy();
});

it('of the sockets of one session the longest open one ends when there are too many', async () => {
  const player = await watch('player-one');
  await player.until('state');
  const ended = once(player.socket, 'close');
  for (let count = 0; count < 16; count++) await player.connect().until('state');
  await ended;
  const other = await watch('player-two');
  expect((await other.until('state')).flight.phase).toBe('boarding');
});

it('a session that cannot be read ends the socket and not the process', async () => {
  const errors: unknown[] = [];
  const server = createServer();
  const live = createLiveSocket({
    sessions: {
      findByBearer: () => {
        throw new Error('disk I/O error');
      },
    },
    flightsOf: () => undefined,
    games: [],
    origin: ORIGIN,
    now: clock.now,
    onError: (error) => errors.push(error),
  });
  live.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { origin: ORIGIN });
  socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', token: 'a'.repeat(43) })));
  const [code] = await once(socket, 'close');
  live.close();
  server.close();
  expect(code).toBe(1011);
  expect(errors).toMatchObject([{ message: 'disk I/O error' }]);
});

it('a stranger, a page of another origin and anything unknown are shut out', async () => {
  const closed = (socket: WebSocket) =>
    new Promise<unknown>((resolve) => {
      socket.on('close', resolve);
      socket.on('error', (error) => resolve(error.message));
    });
  const foreign = new WebSocket(address, { origin: 'http://localhost:3000' });
  expect(await closed(foreign)).toBe('Unexpected server response: 403');
  for (const said of ['{', '{"type":"cash-out","roundId":"x"}', 'x'.repeat(4000)]) {
    const socket = new WebSocket(address, { origin: ORIGIN });
    socket.on('open', () => socket.send(said));
    expect([1008, 1009]).toContain(await closed(socket));
  }
  const guess = new WebSocket(address, { origin: ORIGIN });
  guess.on('open', () => guess.send(JSON.stringify({ type: 'watch', token: 'a'.repeat(43) })));
  expect(await closed(guess)).toBe(1008);
  const [one, two] = [await watch('player-one'), await watch('player-two')];
  const { flight } = await one.until('state');
  const { round } = await one.place(flight.number);
  two.send({ type: 'cash-out', roundId: round.id });
  expect((await two.until('refused')).code).toBe('not-found');
});

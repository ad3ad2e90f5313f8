/** A server under measurement: `node server.ts book FOLDER` or `node server.ts ws`. */
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { createLogger } from '../../apps/sandbox/src/logger.ts';
import { Calendar } from '../../apps/sandbox/src/sportsbook/calendar/calendar.ts';
import { beat } from '../../apps/sandbox/src/sportsbook/feed/feed.ts';
import { Floor } from '../../apps/sandbox/src/sportsbook/floor/floor.ts';
import { buildSportsbook } from '../../apps/sandbox/src/sportsbook/server.ts';
import { type Heard, LIVE_EVENTS, report, type ServerOrder } from './processes.ts';

const [, , kind, dataFolder = ''] = process.argv;
const options = { seed: 'bench', speed: 1, density: 8 };
const minute = 60_000;
const started = Date.now();
const floor = new Floor(new Calendar(options), options.seed, new Map());
/** What the desk has begin before its time, for as many to be live as are measured. */
const early = floor
  .coming(started + minute, started + 240 * minute)
  .slice(0, Math.max(0, LIVE_EVENTS - floor.live(started).length))
  .map(({ id }) => id);

function listening(port: number, of: Floor): void {
  const now = Date.now();
  const live = of.live(now).map(({ id }) => id);
  const markets = live.reduce((sum, id) => sum + (of.board(id, now)?.markets.size ?? 0), 0);
  report({ kind: 'listening', port, live, markets });
}

async function startBook(): Promise<void> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const app = await buildSportsbook({
    ...{ dataFolder, privateKey, operatorKey: publicKey, ...options },
    ...{ walletUrl: 'http://127.0.0.1:9', operatorId: 'bench', origins: [] },
    ...{ liveDelayMs: 0, cashOutCharge: 0.04 },
    clock: { now: () => new Date() },
    logger: createLogger('silent'),
  });
  for (const id of early) {
    const { statusCode } = await app.inject({ method: 'POST', url: `/events/${id}/started` });
    if (statusCode !== 303) throw new Error(`the desk answered ${statusCode}`);
  }
  await app.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 });
  for (const id of early) floor.change(id, { kind: 'started', at: started });
  listening((app.server.address() as AddressInfo).port, floor);
}

/** The least that sends the same: the same events are priced at the same beat, and each text is one send for each reader. */
function startPeer(): void {
  for (const id of early) floor.change(id, { kind: 'started', at: started });
  setInterval(() => {
    const now = Date.now();
    for (const { id } of floor.live(now)) floor.board(id, now);
  }, beat);
  const server = createServer();
  const readers = new Map<string, Set<WebSocket>>();
  new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
    socket.once('message', (data) => {
      const { topic } = JSON.parse(String(data)) as { topic: string };
      const all = readers.get(topic) ?? new Set();
      readers.set(topic, all.add(socket));
      socket.send('{"topic":true}');
    });
  });
  process.on('message', (order: ServerOrder) => {
    if (order.kind === 'replay') replay(order.heard, readers);
  });
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () =>
    listening((server.address() as AddressInfo).port, floor),
  );
}

function replay(heard: readonly Heard[], readers: ReadonlyMap<string, Set<WebSocket>>): void {
  const since = Date.now();
  let next = 0;
  const timer = setInterval(() => {
    for (let one = heard[next]; one && one.at <= Date.now() - since; one = heard[next]) {
      for (const socket of readers.get(one.topic) ?? []) socket.send(one.text);
      next += 1;
    }
    if (next >= heard.length) clearInterval(timer);
  }, 10);
}

process.on('message', (order: ServerOrder) => {
  if (order.kind !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  report({ kind: 'cpu', used: user + system });
});
await (kind === 'book' ? startBook() : startPeer());

import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Attack, attack, mostResident, requests, residentMebibytes } from './attacker.ts';
import { usePlatform } from './platform-fixture.ts';
import { type Node, startNode } from './start-node.ts';

const platform = usePlatform({ roles: 'api' });

/** Heap of the attacked process, in MiB: enough for its work, and soon full if anything is held. */
const heap = 300;
/** Connections that a test itself may have open. */
const ours = 5;
/** What an attack may add to what the process has resident, in MiB. */
const allowedGrowth = 300;

const files = path.resolve(import.meta.dirname, '../../../web/dist/client/assets');
const script = (await readdir(files)).find((name) => /^libraries-.*\.js$/.test(name));
const addresses = {
  page: '/',
  // Of a small answer it takes minutes to fill what the kernel takes.
  'call of the API': '/api/content/en/account',
  asset: `/assets/${script}`,
};

const token = 'm'.repeat(32);
const headers = { authorization: `Bearer ${token}` };

const startPlatform = (settings: Readonly<Record<string, string>> = {}) =>
  startNode({
    ...platform.environment,
    DATABASE_URL: platform.ownerUrl,
    ROLES: 'web,api,realtime',
    METRICS_TOKEN: token,
    NODE_OPTIONS: `--max-old-space-size=${heap}`,
    ...settings,
  });

const statusOf = async (node: Node, address: string) => {
  const answer = await fetch(`${node.origin}${address}`, { headers });
  await answer.arrayBuffer();
  return answer.status;
};

const figure = async (node: Node, name: string) => {
  const text = await (await fetch(`${node.origin}/metrics`, { headers })).text();
  return Number(new RegExp(`^${name}(?:{.*})? (.*)$`, 'm').exec(text)?.[1] ?? 0);
};

/** Attacks until every connection was closed by the platform, which has to live, answer and stay small. */
async function survives(node: Node, ...attacks: readonly Attack[]): Promise<void> {
  for (const address of Object.values(addresses)) expect(await statusOf(node, address)).toBe(200);
  const pid = node.process.pid ?? 0;
  const before = residentMebibytes(pid);
  const most = await mostResident(pid, async () => {
    for (const made of attacks) attack(node, made);
    await vi.waitFor(
      async () => {
        expect(node.process.exitCode ?? node.process.signalCode).toBeNull();
        expect(await statusOf(node, '/healthz')).toBe(200);
        expect(await figure(node, 'http_connections')).toBeLessThanOrEqual(ours);
      },
      { timeout: 150_000, interval: 200 },
    );
  });
  console.log(`${expect.getState().currentTestName}: ${before} MiB before, ${most} at most`);
  expect(most - before).toBeLessThan(allowedGrowth);
  for (const address of Object.values(addresses)) expect(await statusOf(node, address)).toBe(200);
}

const kinds = Object.entries(addresses);

test.each(kinds)(
  '[P-64] 2,000 pipelined requests for a %s on five connections',
  async (_, address) => {
    const node = await startPlatform();
    await survives(node, { connections: 5, send: requests(address, 2_000), reads: true });
    expect(await figure(node, 'http_refused_total')).toBeGreaterThanOrEqual(5);
  },
  180_000,
);

test.each(kinds)(
  '[P-64] 300 pipelined requests for a %s on ten connections that read nothing',
  async (_, address) => {
    await survives(await startPlatform(), {
      connections: 10,
      send: requests(address, 300),
      reads: false,
    });
  },
  180_000,
);

test.each(kinds)(
  '[P-64] 20 connections that ask for a %s again and again and read nothing',
  async (_, address) => {
    await survives(await startPlatform(), {
      // What the kernel takes for each has to be filled before the platform holds anything.
      connections: 20,
      send: requests(address, 5),
      reads: false,
    });
  },
  180_000,
);

test('[P-64] 900 connections that send nothing, half a request, half a body and half a websocket', async () => {
  const head = (first: string, ...lines: string[]) =>
    [first, 'Host: pierlight.test', ...lines, ''].join('\r\n');
  const upgrade = head(
    'GET /api/connection/websocket HTTP/1.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  );
  const post = head(
    'POST /api/player/sessions HTTP/1.1',
    'Content-Type: application/json',
    'Content-Length: 60000',
  );
  const sent = ['', head('GET / HTTP/1.1'), `${post}\r\n{`, upgrade, `${upgrade}\r\n`];
  await survives(
    await startPlatform(),
    ...sent.map((send) => ({ connections: 180, send, reads: true })),
  );
}, 180_000);

test('[P-64] connections beyond those of one network are closed, and are taken again when others leave', async () => {
  const node = await startPlatform({ CONNECTIONS_OF_ONE_NETWORK: '50' });
  const attackers = attack(node, { connections: 80, send: '', reads: true });
  await vi.waitFor(() => expect(attackers.closed()).toBeGreaterThanOrEqual(30), 10_000);
  await expect(statusOf(node, '/healthz')).rejects.toThrow();
  // A client that sends nothing is disconnected after ten seconds.
  await vi.waitFor(async () => expect(await statusOf(node, '/healthz')).toBe(200), 30_000);
}, 60_000);

test('[P-64] over its ceiling of memory it answers 503 with Retry-After, and says how it is', async () => {
  // It takes more than this from its start.
  const node = await startPlatform({ MEMORY_MIB: '100' });
  await vi.waitFor(async () => expect(await statusOf(node, '/')).toBe(503), { timeout: 10_000 });
  const page = await fetch(`${node.origin}/de`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(503);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await page.text()).toContain('<html lang="de"');
  const call = await fetch(`${node.origin}/api/settings/currencies`);
  expect([call.status, call.headers.get('content-type')]).toEqual([
    503,
    'application/problem+json',
  ]);
  expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0);
  for (const address of ['/healthz', '/readyz', '/metrics'])
    expect(await statusOf(node, address)).toBe(200);
}, 60_000);

test('[P-64] a websocket connects with all of these in place', async () => {
  const node = await startPlatform();
  const socket = new WebSocket(`${node.origin.replace('http', 'ws')}/api/connection/websocket`);
  await once(socket, 'open');
  socket.send('{"id":1,"connect":{}}');
  expect(String((await once(socket, 'message'))[0])).toContain('"id":1');
  socket.close();
}, 60_000);

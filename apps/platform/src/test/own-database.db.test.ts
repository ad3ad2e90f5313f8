import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '../kernel/postgres/start-embedded-postgres.ts';
import { DatabaseProxy } from './database-proxy.ts';
import { usePlatform } from './platform-fixture.ts';
import { startNode } from './start-node.ts';

const parties = usePlatform();
/** Generous, because starting and recovering wait for the disk. */
const patience = 90_000;
let folder: string;
let data: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pierlight-node-'));
  await chmod(folder, 0o755);
  data = path.join(folder, 'data');
});
afterEach(async () => {
  const dataDir = path.join(data, 'postgres');
  // A node that was killed by a failing test left its server running.
  if (existsSync(path.join(dataDir, 'cluster/postmaster.pid'))) {
    const log = { info: () => undefined, warn: () => undefined };
    const server = await startEmbeddedPostgres({ dataDir, log });
    await server.stop();
  }
  await rm(folder, { recursive: true, force: true });
}, patience);

const environment = () => {
  const { DATABASE_URL: _, ...rest } = parties.environment;
  return { ...rest, ROLES: 'api,realtime,jobs', PIERLIGHT_DATA: data };
};
const postmaster = async () =>
  Number.parseInt(await readFile(path.join(data, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);

test(
  '[P-42] a node whose own PostgreSQL dies says so, starts it again and serves within 5 s of its return',
  async () => {
    const node = await startNode(environment());
    const winners = () => fetch(`${node.origin}/api/game/spins/winners`);
    expect((await winners()).status).toBe(200);

    process.kill(await postmaster(), 'SIGKILL');
    const refused = await vi.waitFor(
      async () => {
        const answer = await winners();
        expect(answer.status).toBe(503);
        return answer;
      },
      { timeout: patience, interval: 1 },
    );
    expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await node.said('PostgreSQL ended unexpectedly; starting it again');
    await node.said('PostgreSQL is back');
    const back = performance.now();
    await vi.waitFor(async () => expect((await winners()).status).toBe(200), {
      timeout: 5_000,
      interval: 20,
    });
    expect(performance.now() - back).toBeLessThan(5_000);
    expect((await fetch(`${node.origin}/readyz`)).status).toBe(200);

    const exited = once(node.process, 'exit');
    node.process.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  },
  4 * patience,
);

test(
  '[P-42] a node told to stop while its own PostgreSQL cannot be started leaves with 0',
  async () => {
    const node = await startNode(environment());
    const control = path.join(data, 'postgres/cluster/global/pg_control');
    await rename(control, `${control}.away`);
    process.kill(await postmaster(), 'SIGKILL');
    await node.said('PostgreSQL could not be started again; trying on');
    const exited = once(node.process, 'exit');
    const told = performance.now();
    node.process.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(performance.now() - told).toBeLessThan(10_000);
    await rename(`${control}.away`, control);
  },
  4 * patience,
);

test(
  '[P-42] a node told to stop while a database elsewhere is away leaves with 0, within 10 s',
  async () => {
    const proxy = new DatabaseProxy();
    const node = await startNode({
      ...environment(),
      DATABASE_URL: await proxy.open(parties.ownerUrl),
    });
    onTestFinished(() => proxy.cut());
    proxy.cut();
    const winners = () => fetch(`${node.origin}/api/game/spins/winners`);
    await vi.waitFor(async () => expect((await winners()).status).toBe(503), { timeout: patience });
    // One that is still being answered when the signal comes.
    const underWay = winners().catch(() => null);
    const exited = once(node.process, 'exit');
    const told = performance.now();
    node.process.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(performance.now() - told).toBeLessThan(10_000);
    expect([503, undefined]).toContain((await underWay)?.status);
  },
  4 * patience,
);

/** Whether PostgreSQL runs on the data folder: its lock file goes with it. */
const runsPostgres = () => existsSync(path.join(data, 'postgres/cluster/postmaster.pid'));

test(
  '[P-41] a node told to stop exits with 0 and stops its PostgreSQL, even if a silent connection is kept open',
  async () => {
    const node = await startNode(environment());
    const { port, hostname } = new URL(node.origin);
    for (const sent of [
      '',
      'GET /healthz HTTP/1.1\r\nHost: pier',
      'GET /api/connection/websocket',
    ]) {
      const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
      onTestFinished(() => void socket.destroy());
      socket.on('error', () => undefined).resume();
      await once(socket, 'connect');
      socket.write(sent);
    }
    expect(runsPostgres()).toBe(true);
    const exited = once(node.process, 'exit');
    const told = performance.now();
    node.process.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(performance.now() - told).toBeLessThan(10_000);
    expect(runsPostgres()).toBe(false);
  },
  2 * patience,
);

test(
  '[P-41] [P-49] a node told to stop while it starts, and one whose port is taken, leave no PostgreSQL behind',
  async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void squatter.close());
    await once(squatter, 'listening');
    const { port } = squatter.address() as AddressInfo;
    const entry = path.resolve(import.meta.dirname, '../main.ts');
    const start = () =>
      spawn(process.execPath, [entry], {
        env: {
          PATH: '/usr/bin:/bin',
          LOG_LEVEL: 'fatal',
          HOST: '127.0.0.1',
          ...environment(),
          PORT: String(port),
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      });

    const refused = start();
    const said = text(refused.stderr);
    expect(await once(refused, 'exit')).toEqual([1, null]);
    expect(await said).toBe(
      `Port ${port} was taken by another process in the meantime. Stop that one, or set PORT to another.\n`,
    );
    expect(runsPostgres()).toBe(false);

    const early = start();
    await vi.waitUntil(runsPostgres, { timeout: patience, interval: 5 });
    early.kill('SIGTERM');
    expect(await once(early, 'exit')).toEqual([0, null]);
    expect(runsPostgres()).toBe(false);
  },
  4 * patience,
);

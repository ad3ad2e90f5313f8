import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether a Redis of one's own can be started, to be stopped at will. */
export const redisStartable = spawnSync('redis-server', ['--version']).status === 0;

export interface TestRedis {
  readonly url: string;
  stop(): Promise<void>;
}

/** A fresh Redis that keeps nothing and is gone when stopped; on a port of its own, or the one given. */
export async function startRedis(given?: number): Promise<TestRedis> {
  const port = given ?? (await freePort());
  const directory = mkdtempSync(join(tmpdir(), 'pierlight-redis-'));
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', directory],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await saidReady(server);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const exited = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await exited;
      rmSync(directory, { recursive: true });
    },
  };
}

function saidReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('eady to accept connections')) {
        resolve();
      }
    });
    server.once('exit', () => reject(new Error(`redis-server ended: ${said}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

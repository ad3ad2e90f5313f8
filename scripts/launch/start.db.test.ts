import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { isAlive } from '../../apps/platform/src/kernel/postgres/processes.ts';
import { complainAboutPorts } from './ports.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Generous, because a database is made first. */
const patience = 120_000;
let folder: string;
let port: number;

/** A port with free ones above it, for the site and the sandbox's parties. */
async function freePorts(): Promise<number> {
  for (;;) {
    const first = randomInt(20_000, 30_000);
    const wanted = Array.from({ length: 15 }, (_, above) => ({
      ...{ setting: 'PORT', port: first + above, host: '127.0.0.1', what: 'a test' },
    }));
    if ((await complainAboutPorts(wanted)) === undefined) return first;
  }
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pierlight-start-'));
  await chmod(folder, 0o711);
  port = await freePorts();
});
// A start that a failing test has killed still ends.
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

/** `npm start` as a person types it, and what it says. */
function npmStart(at: number): { npm: ChildProcess; said: () => string } {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      ROLES: 'api,realtime,jobs',
      PORT: String(at),
      SANDBOX_PORT: String(at + 1),
      PIERLIGHT_DATA: folder,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void npm.kill('SIGKILL'));
  let said = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (bytes: Buffer) => {
      said += bytes.toString();
    });
  return { npm, said: () => said };
}

const isOpen = (said: () => string) =>
  vi.waitUntil(() => said().includes('is open at'), { timeout: patience, interval: 50 });

/** The processes of the start that has the data now. */
async function processes() {
  const noted = JSON.parse(await readFile(path.join(folder, 'start.json'), 'utf8'));
  const children = (noted.children as { pid: number }[]).map(({ pid }) => pid);
  return { launcher: Number(noted.pid), children };
}

test(
  '[P-41] [P-49] npm start: one at a time on its data, drained by a SIGTERM to npm, and cleared away when it is killed',
  async () => {
    const first = npmStart(port);
    await isOpen(first.said);
    const { launcher, children } = await processes();

    const second = npmStart(await freePorts());
    expect(await once(second.npm, 'exit')).toEqual([1, null]);
    expect(second.said()).toContain(
      `already runs on the data in ${folder}, as process ${launcher}`,
    );

    process.kill(launcher, 'SIGKILL');
    const third = npmStart(port);
    await isOpen(third.said);
    expect(children.filter(isAlive)).toEqual([]);

    const now = await processes();
    for (const silent of [port, port + 1, port + 6]) {
      const socket = connect({ port: silent, host: '127.0.0.1', allowHalfOpen: true });
      onTestFinished(() => void socket.destroy());
      socket.on('error', () => undefined).resume();
      await once(socket, 'connect');
    }
    third.npm.kill('SIGTERM');
    expect(await once(third.npm, 'exit')).toEqual([0, null]);
    expect(third.said()).toMatch(/stopped\n$/);
    expect([now.launcher, ...now.children].filter(isAlive)).toEqual([]);
    expect(existsSync(path.join(folder, 'postgres/cluster/postmaster.pid'))).toBe(false);
  },
  3 * patience,
);

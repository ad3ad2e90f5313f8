/** The whole product, as `npm start` runs it, for benchmarks that measure it from outside. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';

const root = path.resolve(import.meta.dirname, '..');
const PORT = 21_590;
export const SANDBOX_PORT = PORT + 1;

export interface Platform {
  readonly origin: string;
  readonly process: ChildProcess;
}

interface Place {
  /** The folder of the tree that is started. */
  readonly tree: string;
  /** The sandbox has the one behind it. */
  readonly port: number;
}

/**
 * Starts platform and sandbox on a new database, with settings beside the usual ones, and waits until
 * they are ready.
 *
 * @param place another built tree, such as that of an older commit, or another port
 *
 * @throws Error when they end before that, or another process has their port
 */
export async function startPlatform(
  data: string,
  settings: Readonly<Record<string, string>> = {},
  { tree, port }: Place = { tree: root, port: PORT },
): Promise<Platform> {
  const origin = `http://localhost:${port}`;
  if (await fetch(`${origin}/healthz`).catch(() => null))
    throw new Error(`Another process answers on port ${port}: its figures would be measured`);
  const child = spawn(process.execPath, [path.join(tree, 'scripts/launch.ts')], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(port + 1),
      PIERLIGHT_DATA: data,
      PUBLIC_ORIGIN: '',
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  await untilReady(`${origin}/readyz`, child);
  return { origin, process: child };
}

async function untilReady(url: string, platform: ChildProcess): Promise<void> {
  for (;;) {
    if (platform.exitCode !== null) throw new Error('The platform did not start');
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok && platform.exitCode === null) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Asks a process to end and waits until it has. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

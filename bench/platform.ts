/** The whole product, as `npm start` runs it, for benchmarks that measure it from outside. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';

const root = path.resolve(import.meta.dirname, '..');
const PORT = 21_590;
export const SANDBOX_PORT = 21_591;

export interface Platform {
  readonly origin: string;
  readonly process: ChildProcess;
}

/**
 * Starts platform and sandbox on a new database, with settings beside the usual ones, and waits until
 * they are ready.
 *
 * @throws Error when they end before that, or another process has their port
 */
export async function startPlatform(
  data: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Platform> {
  const origin = `http://localhost:${PORT}`;
  if (await fetch(`${origin}/healthz`).catch(() => null))
    throw new Error(`Another process answers on port ${PORT}: its figures would be measured`);
  const child = spawn(process.execPath, [path.join(root, 'scripts/launch.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(PORT),
      SANDBOX_PORT: String(SANDBOX_PORT),
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

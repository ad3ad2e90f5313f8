import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Programs that speak Redis: the one, and what most distributions have in its place. */
const names = ['redis-server', 'valkey-server'];

const folders = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** A Redis of the machine: REDIS_SERVER_PATH, or the first in PATH or where it usually is. */
export function findRedis(): string | undefined {
  const given = process.env.REDIS_SERVER_PATH;
  if (given) return existsSync(given) ? given : undefined;
  const searched = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), ...folders];
  return names
    .flatMap((name) => searched.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/**
 * Finds a Redis, installing the distribution's when there is none and this user may. Installing
 * starts no service: the tests start their own, each on a port and in a folder of its own.
 *
 * @throws Error that says how to get one
 */
export function ensureRedis(say: (text: string) => void): string {
  const found = findRedis();
  if (found) return found;
  const aptGet = spawnSync('apt-get', ['--version']).status === 0;
  if (process.getuid?.() === 0 && aptGet && !process.env.REDIS_SERVER_PATH) {
    say('there is no Redis for the tests: installing the system’s (apt-get)');
    const options = {
      stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
      // In runlevel 1 packages start none of their services.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    };
    const patient = ['-o', 'DPkg::Lock::Timeout=120', '-qq'];
    execFileSync('apt-get', ['update', ...patient], options);
    for (const name of names) {
      const { status } = spawnSync('apt-get', ['install', '-y', ...patient, name], options);
      if (status === 0) break;
    }
    const installed = findRedis();
    if (installed) return installed;
  }
  throw new Error(
    'The tests need Redis. Install it ("apt-get install redis-server" as root, or "brew install redis"), or name one with REDIS_SERVER_PATH.',
  );
}

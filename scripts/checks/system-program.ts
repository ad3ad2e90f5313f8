import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** A program the tests run against that comes with the system. */
export interface SystemProgram {
  readonly title: string;
  /** What it is called, and its packages: the one, and what some distributions have in its place. */
  readonly names: readonly string[];
  /** The setting that names another. */
  readonly variable: string;
}

const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** The program of the machine: the one that is named, or the first in PATH or where it usually is. */
export function findProgram({ names, variable }: SystemProgram): string | undefined {
  const given = process.env[variable];
  if (given) return existsSync(given) ? given : undefined;
  const searched = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), ...folders];
  return names
    .flatMap((name) => searched.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/**
 * Finds it, installing the distribution's when there is none and this user may. Installing starts no
 * service: the tests start their own, each on a port and in a folder of its own.
 *
 * @throws Error that says how to get one
 */
export function ensureProgram(program: SystemProgram, say: (text: string) => void): string {
  const { title, names, variable } = program;
  const found = findProgram(program);
  if (found) return found;
  const aptGet = spawnSync('apt-get', ['--version']).status === 0;
  if (process.getuid?.() === 0 && aptGet && !process.env[variable]) {
    say(`there is no ${title} for the tests: installing the system’s (apt-get)`);
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
    const installed = findProgram(program);
    if (installed) return installed;
  }
  throw new Error(
    `The tests need ${title}. Install it ("apt-get install ${names[0]}" as root, or "brew install ${names[0]?.replace('-server', '')}"), or name one with ${variable}.`,
  );
}

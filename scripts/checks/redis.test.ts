import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let folder: string;
const log = () => readFileSync(path.join(folder, 'log'), 'utf8').trim().split('\n');

/** A program in a PATH of its own, where there is no other. */
function program(name: string, script: string): string {
  const file = path.join(folder, 'bin', name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

/** An apt-get that notes how it is called, and does as told when it installs. */
const aptGet = (installing: string) =>
  program(
    'apt-get',
    `echo "$@ runlevel=$RUNLEVEL" >> "${folder}/log"
for name in "$@"; do :; done
case "$*" in install*) ${installing};; esac`,
  );

/** The finder as on a machine whose usual folders hold no Redis. */
async function onBareMachine() {
  vi.resetModules();
  vi.doMock('node:fs', async (original) => {
    const real = await original<typeof import('node:fs')>();
    return {
      ...real,
      existsSync: (file: string) => file.startsWith(folder) && real.existsSync(file),
    };
  });
  return import('./redis.ts');
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pierlight-finder-'));
  mkdirSync(path.join(folder, 'bin'));
  writeFileSync(path.join(folder, 'log'), '');
  vi.stubEnv('PATH', path.join(folder, 'bin'));
  vi.stubEnv('REDIS_SERVER_PATH', '');
  vi.spyOn(process, 'getuid').mockReturnValue(0);
});

afterEach(() => {
  vi.doUnmock('node:fs');
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe('a Redis for the tests', () => {
  test('is the one that is named, and no other', async () => {
    program('redis-server', 'true');
    const { findRedis, ensureRedis } = await onBareMachine();
    const own = program('own', 'true');
    vi.stubEnv('REDIS_SERVER_PATH', own);
    expect(findRedis()).toBe(own);
    vi.stubEnv('REDIS_SERVER_PATH', `${own}-that-is-not-there`);
    expect(() => ensureRedis(() => undefined)).toThrow(/REDIS_SERVER_PATH/);
  });

  test('is found in PATH, also by its other name', async () => {
    const { findRedis } = await onBareMachine();
    expect(findRedis()).toBeUndefined();
    const valkey = program('valkey-server', 'true');
    expect(findRedis()).toBe(valkey);
    const redis = program('redis-server', 'true');
    expect(findRedis()).toBe(redis);
  });

  test('is installed by root where there is none, without a service', async () => {
    const target = path.join(folder, 'bin/redis-server');
    aptGet(`: > "${target}"`);
    const said: string[] = [];
    const { ensureRedis } = await onBareMachine();
    expect(ensureRedis((text) => said.push(text))).toBe(target);
    expect(said).toHaveLength(1);
    expect(log().map((call) => call.replace(/-o \S+ -qq /, ''))).toEqual([
      '--version runlevel=',
      'update runlevel=1',
      'install -y redis-server runlevel=1',
    ]);
  });

  test('is Valkey where the distribution has no Redis', async () => {
    const target = path.join(folder, 'bin/valkey-server');
    aptGet(`[ "$name" = valkey-server ] || exit 100; : > "${target}"`);
    const { ensureRedis } = await onBareMachine();
    expect(ensureRedis(() => undefined)).toBe(target);
  });

  test('is requested in plain words where it cannot be installed', async () => {
    aptGet('exit 100');
    const { ensureRedis } = await onBareMachine();
    expect(() => ensureRedis(() => undefined)).toThrow(/apt-get install redis-server/);
    writeFileSync(path.join(folder, 'log'), '');
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    expect(() => ensureRedis(() => undefined)).toThrow(/apt-get install redis-server/);
    expect(log().join()).not.toContain('install');
  });
});

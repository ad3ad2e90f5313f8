import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { onlyWhere, skipReasons } from '../../../../scripts/checks/skips.ts';
import { registration, usePlatform } from './platform-fixture.ts';
import { startNode } from './start-node.ts';

/** A small disk of its own for the data, which only root may have made. */
const disk = mkdtempSync(path.join(os.tmpdir(), 'pierlight-disk-'));
const size = 450;
const isMounted =
  process.getuid?.() === 0 &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=755`, 'tmpfs', disk]).status === 0;
afterAll(() => {
  if (isMounted) execFileSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true });
});

describe('a disk that is full', onlyWhere(isMounted, skipReasons.rootOnly), () => {
  const parties = usePlatform();
  const filler = path.join(disk, 'filler');
  afterEach(async () => {
    await rm(filler, { force: true });
    // What a failing test left running.
    const lock = await readFile(
      path.join(disk, 'data/postgres/cluster/postmaster.pid'),
      'utf8',
    ).catch(() => '');
    if (lock !== '') process.kill(Number.parseInt(lock, 10), 'SIGQUIT');
  });

  const environment = (data: string) => {
    const { DATABASE_URL: _, ...rest } = parties.environment;
    return { ...rest, ROLES: 'api,jobs', PIERLIGHT_DATA: path.join(disk, data) };
  };

  /** Writes until nothing more can be written. */
  async function fill(): Promise<void> {
    const file = await open(filler, 'w');
    for (const bytes of [1024 * 1024, 4096, 1])
      for (;;) {
        try {
          const { bytesWritten } = await file.write(Buffer.alloc(bytes));
          if (bytesWritten < bytes) break;
        } catch {
          break;
        }
      }
    await file.close();
  }

  /** A start that ends by itself: its exit code and what it said to whoever started it. */
  async function startInVain(data: string) {
    const entry = path.resolve(import.meta.dirname, '../main.ts');
    const child = spawn(process.execPath, [entry], {
      env: { PATH: '/usr/bin:/bin', LOG_LEVEL: 'fatal', ...environment(data) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const said = text(child.stderr);
    const [code] = await once(child, 'exit');
    return { code, said: await said };
  }

  test('[P-42] calls answer 503 and the process is not ready until there is room again; a start says what is wrong', async () => {
    const node = await startNode(environment('data'));
    const ready = async () => {
      const response = await fetch(`${node.origin}/readyz`);
      return { status: response.status, body: await response.json() };
    };
    const register = () =>
      fetch(`${node.origin}/api/player/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...registration,
          email: `${randomUUID()}@example.com`,
          password: 'correct horse battery',
        }),
      });
    expect((await register()).status).toBe(201);
    expect((await ready()).status).toBe(200);

    await fill();
    await vi.waitFor(
      async () =>
        expect(await ready()).toMatchObject({
          status: 503,
          body: { parts: { database: 'ok', storage: 'failing' } },
        }),
      { timeout: 10_000, interval: 50 },
    );
    await vi.waitUntil(
      async () => {
        const answer = await register();
        expect([201, 503]).toContain(answer.status);
        if (answer.status === 503)
          expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        return answer.status === 503;
      },
      { timeout: 60_000, interval: 0 },
    );

    await rm(filler);
    await vi.waitFor(
      async () => {
        expect((await ready()).status).toBe(200);
        expect((await register()).status).toBe(201);
      },
      { timeout: 5_000, interval: 50 },
    );

    const exited = once(node.process, 'exit');
    node.process.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    await fill();
    for (const data of ['data', 'fresh']) {
      const { code, said } = await startInVain(data);
      expect(code).toBe(1);
      expect(said).toMatch(/disk .*is full/);
      expect(said).not.toMatch(/^\s+at /m);
    }
  }, 240_000);
});

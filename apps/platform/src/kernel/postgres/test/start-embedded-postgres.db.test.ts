import { once } from 'node:events';
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isAlive } from '../processes.ts';
import {
  ask,
  briefly,
  gone,
  kill,
  makeUsedData,
  openPlayground,
  type Playground,
  portApart,
  type UsedData,
} from './playground.ts';

let memory: string;
let usedData: UsedData;
let playground: Playground;
let dataDir: string;
const portOf = (url: string) => Number(new URL(url).port);
const postmasterPid = async (folder: string) =>
  Number.parseInt(await readFile(path.join(folder, 'cluster/postmaster.pid'), 'utf8'), 10);

beforeAll(async () => {
  memory = await briefly();
  usedData = await makeUsedData(memory);
});
afterAll(() => usedData.remove());
beforeEach(async () => {
  playground = await openPlayground(memory);
  dataDir = path.join(playground.folder, 'data', 'postgres');
});
afterEach(() => playground.clear());

describe('a first start', () => {
  test('creates a durable UTF-8 database that asks for its password, on a safe port', async () => {
    const server = await playground.start({ dataDir });
    expect(server.adopted).toBe(false);
    expect(portOf(server.url)).toBeGreaterThanOrEqual(15432);
    expect(portOf(server.url)).toBeLessThan(32768);
    const [settings] = await ask(
      server.url,
      `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
              current_setting('synchronous_commit') as commit, current_setting('max_connections') as connections,
              current_setting('shared_buffers') as buffers, current_setting('listen_addresses') as address,
              current_setting('server_encoding') as encoding, current_setting('timezone') as zone,
              current_setting('server_version_num')::int / 10000 as major, current_database() as name
         from pg_database where datname = current_database() and datlocprovider = 'b' and datlocale = 'C.UTF-8'`,
    );
    expect(settings).toEqual({
      fsync: 'on',
      pages: 'on',
      commit: 'on',
      connections: '200',
      buffers: '256MB',
      address: '127.0.0.1',
      encoding: 'UTF8',
      zone: 'UTC',
      major: 18,
      name: 'pierlight',
    });
    const wrong = new URL(server.url);
    wrong.password = 'guess';
    await expect(ask(wrong.toString(), 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
  });

  test('keeps the folder, the cluster and the password to one user, also under umask 077', async () => {
    const before = process.umask(0o077);
    try {
      await playground.start({ dataDir });
    } finally {
      process.umask(before);
    }
    for (const [file, mode] of [
      ['.', 0o700],
      ['cluster', 0o700],
      ['password', 0o600],
      ['server.log', 0o600],
    ] as const) {
      expect((await stat(path.join(dataDir, file))).mode & 0o777).toBe(mode);
    }
  });

  test('begins again after one that was cut short', async () => {
    const draft = path.join(dataDir, 'cluster.new');
    await mkdir(draft, { recursive: true });
    // Whatever the umask, PostgreSQL's account may pass through what this test made.
    for (const folder of [path.dirname(dataDir), dataDir]) await chmod(folder, 0o755);
    await writeFile(path.join(draft, 'PG_VERSION'), '18\n');
    const server = await playground.start({ dataDir });
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await expect(stat(draft)).rejects.toThrow('ENOENT');
  });

  test('in two processes at once makes one database, shared', async () => {
    const [one, two] = await Promise.all([
      playground.startElsewhere(dataDir),
      playground.startElsewhere(dataDir),
    ]);
    expect(one.url).toBe(two.url);
    expect([one.adopted, two.adopted].sort()).toEqual([false, true]);
  });
});

describe('stopping', () => {
  beforeEach(() => usedData.copyTo(dataDir));

  test('cuts open transactions, leaves no process and no lock, and loses nothing', async () => {
    const server = await playground.start({ dataDir });
    await ask(server.url, 'create table kept as select 7 as n');
    const pid = await postmasterPid(dataDir);
    const busy = new pg.Client({ connectionString: server.url });
    const cut = new Promise((resolve) => busy.on('error', resolve));
    await busy.connect();
    await busy.query('begin');
    await busy.query('update kept set n = 8');
    await server.stop();
    await cut;
    // Ended, it keeps its number until its parent has taken note.
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
    await expect(stat(path.join(dataDir, 'cluster/postmaster.pid'))).rejects.toThrow('ENOENT');

    const again = await playground.start({ dataDir });
    expect(again.adopted).toBe(false);
    expect(await ask(again.url, 'select n from kept')).toEqual([{ n: 7 }]);
    expect(playground.messages).not.toContain(
      'PostgreSQL was not stopped cleanly; it will recover now',
    );
  });

  test('twice is once', async () => {
    const server = await playground.start({ dataDir });
    await server.stop();
    await server.stop();
    await expect(ask(server.url, 'select 1')).rejects.toThrow(gone);
  });
});

describe('a second start on the same data', () => {
  beforeEach(() => usedData.copyTo(dataDir));

  test('shares the server of a living process, and only that process stops it', async () => {
    const owner = await playground.startElsewhere(dataDir);
    const guest = await playground.start({ dataDir });
    expect(guest.adopted).toBe(true);
    expect(guest.url).toBe(owner.url);
    await guest.stop();
    expect(await ask(owner.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    owner.process.kill('SIGTERM');
    await once(owner.process, 'exit');
    await expect(ask(owner.url, 'select 1')).rejects.toThrow(gone);
  });

  test('[P-49] goes on with the server that the process which started it has stopped, and stops it then', async () => {
    await usedData.copyTo(dataDir);
    const first = await playground.startElsewhere(dataDir);
    const second = await playground.start({ dataDir });
    expect(second.adopted).toBe(true);
    const exited = once(first.process, 'exit');
    first.process.kill('SIGTERM');
    await exited;
    await vi.waitFor(() => ask(second.url, 'select 1'), { timeout: 30_000, interval: 20 });
    await second.stop();
    await expect(ask(second.url, 'select 1')).rejects.toThrow(gone);
  });

  test('takes over the server of a killed process, with its data, and stops it', async () => {
    const killed = await playground.startElsewhere(dataDir);
    await ask(killed.url, 'create table kept as select 7 as n');
    await kill(killed.process);
    expect(await ask(killed.url, 'select n from kept')).toEqual([{ n: 7 }]);

    const heir = await playground.start({ dataDir });
    expect(heir.adopted).toBe(true);
    expect(heir.url).toBe(killed.url);
    await heir.stop();
    await expect(ask(heir.url, 'select 1')).rejects.toThrow(gone);
  });

  test('recovers what a killed server had acknowledged', async () => {
    const server = await playground.startElsewhere(dataDir);
    await ask(server.url, 'create table kept as select 7 as n');
    await kill(server.process);
    process.kill(await postmasterPid(dataDir), 'SIGKILL');
    const again = await playground.start({ dataDir });
    expect(again.adopted).toBe(false);
    expect(await ask(again.url, 'select n from kept')).toEqual([{ n: 7 }]);
    expect(playground.messages).toContain(
      'PostgreSQL was not stopped cleanly; it will recover now',
    );
  });

  test("is not held up by a stale lock whose number is a stranger's now", async () => {
    const server = await playground.start({ dataDir });
    const lock = path.join(dataDir, 'cluster/postmaster.pid');
    const [, ...rest] = (await readFile(lock, 'utf8')).split('\n');
    await server.stop();
    await writeFile(lock, [String(process.ppid), ...rest].join('\n'));
    await chmod(lock, 0o666);
    const again = await playground.start({ dataDir });
    expect(again.adopted).toBe(false);
    expect(isAlive(process.ppid)).toBe(true);
  });

  test('refuses a cluster of another major version and leaves it alone', async () => {
    const server = await playground.start({ dataDir });
    await server.stop();
    const versionFile = path.join(dataDir, 'cluster/PG_VERSION');
    await writeFile(versionFile, '16\n');
    await expect(playground.start({ dataDir })).rejects.toThrow(
      /made by PostgreSQL 16; the built-in server is 18 .*pg_dump/,
    );
    expect(await readFile(versionFile, 'utf8')).toBe('16\n');
  });

  test('says so when the password is gone', async () => {
    const server = await playground.start({ dataDir });
    await server.stop();
    await rm(path.join(dataDir, 'password'));
    await expect(playground.start({ dataDir })).rejects.toThrow(
      /password of the database.*missing/,
    );
  });
});

describe('a server that ends unasked', () => {
  beforeEach(() => usedData.copyTo(dataDir));

  const patience = 60_000;
  /** Waits for the server to answer; how long its own recovery takes is the disk's affair. */
  const answers = (url: string) =>
    vi.waitFor(() => ask(url, 'select n from kept'), { timeout: patience, interval: 50 });

  test.each(['SIGKILL', 'SIGQUIT', 'SIGINT'] as const)(
    '[P-42] by %s is back at the same address, with what it had acknowledged',
    async (signal) => {
      const server = await playground.start({ dataDir, port: await portApart() });
      await ask(server.url, 'create table kept as select 7 as n');
      const before = await postmasterPid(dataDir);
      process.kill(before, signal);
      await vi.waitUntil(() => !isAlive(before), { timeout: patience, interval: 10 });
      expect(await answers(server.url)).toEqual([{ n: 7 }]);
      expect(await postmasterPid(dataDir)).not.toBe(before);
      expect(playground.messages).toContain('PostgreSQL ended unexpectedly; starting it again');
      await server.stop();
      await expect(ask(server.url, 'select 1')).rejects.toThrow(gone);
    },
    2 * patience,
  );

  test(
    'twice is started twice',
    async () => {
      const server = await playground.start({ dataDir, port: await portApart() });
      await ask(server.url, 'create table kept as select 7 as n');
      for (let round = 0; round < 2; round += 1) {
        const before = await postmasterPid(dataDir);
        process.kill(before, 'SIGKILL');
        await vi.waitUntil(() => !isAlive(before), { timeout: patience, interval: 10 });
        expect(await answers(server.url)).toEqual([{ n: 7 }]);
      }
    },
    4 * patience,
  );

  test(
    'and cannot start is tried again until it can, and a stop meanwhile is a stop',
    async () => {
      const server = await playground.start({ dataDir, port: await portApart() });
      await ask(server.url, 'create table kept as select 7 as n');
      const control = path.join(dataDir, 'cluster/global/pg_control');
      const breakIt = async () => {
        await rename(control, `${control}.away`);
        process.kill(await postmasterPid(dataDir), 'SIGKILL');
        const seen = playground.messages.length;
        await vi.waitUntil(
          () =>
            playground.messages
              .slice(seen)
              .includes('PostgreSQL could not be started again; trying on'),
          { timeout: patience, interval: 20 },
        );
        await rename(`${control}.away`, control);
      };
      await breakIt();
      expect(await answers(server.url)).toEqual([{ n: 7 }]);
      await breakIt();
      await server.stop();
      await expect(ask(server.url, 'select 1')).rejects.toThrow(gone);
      const again = await playground.start({ dataDir });
      expect(again.adopted).toBe(false);
      expect(await ask(again.url, 'select n from kept')).toEqual([{ n: 7 }]);
    },
    4 * patience,
  );
});

describe('a taken port', () => {
  async function occupy(port: number): Promise<() => Promise<unknown>> {
    const squatter = createServer();
    squatter.listen(port, '127.0.0.1');
    await once(squatter, 'listening');
    return () => new Promise((resolve) => squatter.close(resolve));
  }

  test('that was demanded is refused with its number, and works once free', async () => {
    await usedData.copyTo(dataDir);
    const port = await portApart();
    const leave = await occupy(port);
    await expect(playground.start({ dataDir, port })).rejects.toThrow(`Port ${port} is taken`);
    await leave();
    const server = await playground.start({ dataDir, port });
    expect(portOf(server.url)).toBe(port);
  });

  test('that was not demanded makes way to the next free one', async () => {
    const other = path.join(playground.folder, 'other');
    for (const folder of [dataDir, other]) await usedData.copyTo(folder);
    const first = await playground.start({ dataDir });
    const second = await playground.start({ dataDir: other });
    expect(portOf(second.url)).not.toBe(portOf(first.url));
  });
});

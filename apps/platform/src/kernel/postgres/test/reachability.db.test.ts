import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readFile, rm, stat, symlink, unlink } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onlyWhere, skipReasons } from '../../../../../../scripts/checks/skips.ts';
import { locateData } from '../data-location.ts';
import { findServerPackage, prepareServerFiles, restoreLinks } from '../server-files.ts';
import { canReach, chooseServerUser } from '../server-user.ts';
import { ask, openPlayground, type Playground } from './playground.ts';

const root = process.getuid?.() === 0;
const quiet = { info: () => undefined, warn: () => undefined };
let playground: Playground;

beforeEach(async () => {
  playground = await openPlayground();
});
afterEach(() => playground.clear());

/** A copy of the installed package in a folder of the given mode. */
async function installPackage(folder: string, mode: number): Promise<string> {
  const target = path.join(folder, 'package');
  await mkdir(folder, { recursive: true });
  // Several times as fast as Node's own copying, and the package has a thousand files.
  execFileSync('cp', ['-R', '-P', findServerPackage(), target]);
  await chmod(folder, mode);
  return target;
}

function runs(folder: string): string {
  const user = chooseServerUser('/nowhere');
  return execFileSync(path.join(folder, 'bin/postgres'), ['--version'], {
    cwd: '/',
    encoding: 'utf8',
    ...(user && { uid: user.uid, gid: user.gid }),
  });
}

describe('as root', onlyWhere(root, skipReasons.rootOnly), () => {
  test('the server runs as an unprivileged account that owns the cluster', async () => {
    const dataDir = path.join(playground.folder, 'postgres');
    await playground.start({ dataDir });
    const pid = Number.parseInt(
      await readFile(path.join(dataDir, 'cluster/postmaster.pid'), 'utf8'),
      10,
    );
    const { uid } = await stat(`/proc/${pid}`);
    expect(uid).not.toBe(0);
    expect((await stat(path.join(dataDir, 'cluster'))).uid).toBe(uid);
  });

  test('folders made on the way let that account pass under umask 077', async () => {
    const before = process.umask(0o077);
    try {
      const dataDir = path.join(playground.folder, 'a/b/postgres');
      const server = await playground.start({ dataDir });
      expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect((await stat(path.join(dataDir, 'cluster'))).isDirectory()).toBe(true);
    } finally {
      process.umask(before);
    }
  });

  test('under a closed home the data moves within reach, says so, and is found again', async () => {
    const home = path.join(playground.folder, 'home');
    await mkdir(home, { mode: 0o700 });
    const dataDir = path.join(home, 'checkout/.data/postgres');
    const first = await playground.start({ dataDir });
    await ask(first.url, 'create table kept as select 7 as n');
    await first.stop();
    const folder = (await readFile(path.join(dataDir, 'location.txt'), 'utf8')).trim();
    expect(folder.startsWith(home)).toBe(false);
    expect(playground.messages.join('\n')).toContain(`the database is kept in ${folder}`);

    const again = await playground.start({ dataDir });
    expect(await ask(again.url, 'select n from kept')).toEqual([{ n: 7 }]);
    await again.stop();
    await rm(folder, { recursive: true });
    await expect(playground.start({ dataDir })).rejects.toThrow(
      `kept in ${folder}, and that is gone`,
    );
  });

  test('data that was within reach and no longer is gives a message, not an empty database', async () => {
    const outer = path.join(playground.folder, 'outer');
    const dataDir = path.join(outer, 'postgres');
    const server = await playground.start({ dataDir });
    await server.stop();
    await chmod(outer, 0o700);
    await expect(playground.start({ dataDir })).rejects.toThrow(
      /can no longer get there.*chmod o\+x/,
    );
  });

  test('with no folder within reach at all it says which it tried', async () => {
    const home = path.join(playground.folder, 'home');
    await mkdir(home, { mode: 0o700 });
    await expect(
      locateData(path.join(home, 'data'), quiet, [path.join(home, 'var')]),
    ).rejects.toThrow(/can reach no folder for the database: .*home\/var.*Set PIERLIGHT_DATA/);
  });

  test('programs out of reach are run from a copy, made once', async () => {
    const packageFolder = await installPackage(path.join(playground.folder, 'closed'), 0o700);
    const cacheFolders = [path.join(playground.folder, 'cache')];
    const user = chooseServerUser('/nowhere');
    const files = await prepareServerFiles({ packageFolder, cacheFolders, user, log: quiet });
    expect(files.folder.startsWith(cacheFolders[0] ?? '-')).toBe(true);
    expect(files.majorVersion).toBe('18');
    expect(runs(files.folder)).toContain('PostgreSQL) 18');
    const made = await stat(files.folder);
    await prepareServerFiles({ packageFolder, cacheFolders, user, log: quiet });
    expect((await stat(files.folder)).ino).toBe(made.ino);
  });

  test('a package installed under umask 077 is run from a copy', async () => {
    const packageFolder = await installPackage(path.join(playground.folder, 'open'), 0o755);
    execFileSync('chmod', ['-R', 'go-rwx', packageFolder]);
    const files = await prepareServerFiles({
      packageFolder,
      cacheFolders: [path.join(playground.folder, 'cache')],
      user: chooseServerUser('/nowhere'),
      log: quiet,
    });
    expect(runs(files.folder)).toContain('PostgreSQL) 18');
  });

  test('a folder somebody else prepared is not trusted with programs', async () => {
    const packageFolder = await installPackage(path.join(playground.folder, 'closed'), 0o700);
    const planted = path.join(playground.folder, 'planted');
    await mkdir(planted);
    await chmod(planted, 0o777);
    await expect(
      prepareServerFiles({
        packageFolder,
        cacheFolders: [planted],
        user: chooseServerUser('/nowhere'),
        log: quiet,
      }),
    ).rejects.toThrow('belongs to, or can be written by, somebody else');
  });
});

describe('as an ordinary user', onlyWhere(!root, skipReasons.nobodyButRoot), () => {
  test('the server runs as that user, in a closed home too', async () => {
    const home = path.join(playground.folder, 'home');
    await mkdir(home, { mode: 0o700 });
    const server = await playground.start({ dataDir: path.join(home, 'data/postgres') });
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test("another user's data folder gives a message", async () => {
    await expect(locateData('/', quiet)).rejects.toThrow('belongs to another user (uid 0)');
  });

  test('a data folder that cannot be created gives a message', async () => {
    const closed = path.join(playground.folder, 'closed');
    await mkdir(closed, { mode: 0o500 });
    await expect(locateData(path.join(closed, 'a/b'), quiet)).rejects.toThrow(
      /data folder .*closed\/a\/b cannot be created: EACCES.*Set PIERLIGHT_DATA/,
    );
  });

  test('a read-only package without its links is run from a copy that has them', async () => {
    const packageFolder = await installPackage(path.join(playground.folder, 'pkg'), 0o755);
    const lib = path.join(packageFolder, 'native/lib');
    await unlink(path.join(lib, 'libpq.so.5'));
    await chmod(lib, 0o555);
    const files = await prepareServerFiles({
      packageFolder,
      cacheFolders: [path.join(playground.folder, 'cache')],
      user: undefined,
      log: quiet,
    });
    await chmod(lib, 0o755);
    expect(files.folder.startsWith(packageFolder)).toBe(false);
    expect((await stat(path.join(files.folder, 'lib/libpq.so.5'))).isFile()).toBe(true);
    expect(runs(files.folder)).toContain('PostgreSQL) 18');
  });
});

test('library links lost in packing are restored, wrong ones left alone', async () => {
  const packageFolder = await installPackage(path.join(playground.folder, 'pkg'), 0o755);
  const lib = path.join(packageFolder, 'native/lib');
  for (const name of ['libpq.so.5', 'libicuuc.so.60']) await unlink(path.join(lib, name));
  await unlink(path.join(lib, 'libpq.so'));
  await symlink('elsewhere', path.join(lib, 'libpq.so'));
  expect(await restoreLinks(packageFolder)).toBe(true);
  expect((await stat(path.join(lib, 'libpq.so.5'))).isFile()).toBe(true);
  expect((await stat(path.join(lib, 'libicuuc.so.60'))).isFile()).toBe(true);
  await expect(stat(path.join(lib, 'libpq.so'))).rejects.toThrow('ENOENT');
});

test('reachability is what the operating system says for that account', async () => {
  expect(canReach(undefined, playground.folder)).toBe(true);
  expect(canReach(undefined, path.join(playground.folder, 'missing'))).toBe(false);
});

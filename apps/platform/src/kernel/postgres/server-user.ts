import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import process from 'node:process';
import { EmbeddedPostgresError } from './errors.ts';

/** Whom the PostgreSQL server runs as. */
export interface ServerUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** The accounts tried in this order: one made for us, one made for PostgreSQL, the one every Unix has. */
const candidates = ['pierlight', 'postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root, so a root process hands it to an unprivileged account. The
 * owner of an existing cluster wins over the usual candidates: only that account may open it.
 *
 * @param clusterFolder the folder that holds, or will hold, PG_VERSION
 * @returns undefined when the process is not root and the server simply runs as the same user
 * @throws EmbeddedPostgresError when there is no account to run it as
 */
export function chooseServerUser(clusterFolder: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readAccounts();
  const owner = ownerOf(clusterFolder);
  const user =
    (owner && accounts.find((account) => account.uid === owner.uid)) ??
    owner ??
    candidates
      .map((name) => accounts.find((account) => account.name === name))
      .find((account) => account !== undefined);
  if (!user) {
    throw new EmbeddedPostgresError(
      `PostgreSQL does not run as root, and this machine has no account named ${candidates.join(', ')} to run it as. Create one with "useradd --system pierlight", start as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return user;
}

/** Whether `user` can list `folder`, asked of the operating system itself so that ACLs count too. */
export function canReach(user: ServerUser | undefined, folder: string): boolean {
  return probe(user, '[ -r "$1" ] && [ -x "$1" ]', folder);
}

/** Whether `user` can run the program at `file`. */
export function canRun(user: ServerUser | undefined, file: string): boolean {
  return probe(user, '[ -r "$1" ] && [ -x "$1" ]', file);
}

function probe(user: ServerUser | undefined, test: string, argument: string): boolean {
  const result = spawnSync('/bin/sh', ['-c', test, 'sh', argument], {
    cwd: '/',
    stdio: 'ignore',
    ...identity(user),
  });
  if (result.error) {
    throw new EmbeddedPostgresError(
      `This process is root but may not start another as "${user?.name}" (${result.error.message}), and PostgreSQL does not run as root. Start as an ordinary user, or set DATABASE_URL.`,
      { cause: result.error },
    );
  }
  return result.status === 0;
}

/** The `uid` and `gid` options of a child process. */
export function identity(user: ServerUser | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

function ownerOf(folder: string): ServerUser | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats || stats.uid === 0) return undefined;
  return { name: `uid ${stats.uid}`, uid: stats.uid, gid: stats.gid };
}

function readAccounts(): ServerUser[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .flatMap(([name, , uid, gid]) =>
      name && uid && gid && Number(uid) !== 0
        ? [{ name, uid: Number(uid) | 0, gid: Number(gid) | 0 }]
        : [],
    );
}

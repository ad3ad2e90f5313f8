import { spawn } from 'node:child_process';
import { open, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresError, systemCode } from './errors.ts';
import { isAlive, isPostmasterOf } from './processes.ts';
import type { ServerFiles } from './server-files.ts';
import { identity, type ServerUser } from './server-user.ts';
import type { SupervisorLog } from './supervisor-log.ts';

/** What a running server says about itself in `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** The port turned out to be taken when PostgreSQL tried to listen on it. */
export class PortTakenError extends EmbeddedPostgresError {
  override name = 'PortTakenError';
}

/** The last server died so suddenly that its children still hold its memory; they leave soon. */
export class ChildrenLingerError extends EmbeddedPostgresError {
  override name = 'ChildrenLingerError';
}

/** The environment of the server's programs: nothing of ours, so that no PG* setting leaks in. */
export const serverEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Above this size `server.log` starts afresh, in bytes. */
const largestLog = 10 * 1024 * 1024;

/**
 * The server that runs on this cluster, or undefined.
 * Its file has the lines pid, data folder, start time, port, socket folder, address, shared memory,
 * status (https://www.postgresql.org/docs/18/storage-file-layout.html).
 */
export async function findPostmaster(clusterFolder: string): Promise<Postmaster | undefined> {
  const lines = (await readLockFile(clusterFolder))?.split('\n') ?? [];
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!(pid > 0) || !isPostmasterOf(pid, clusterFolder)) return undefined;
  return { pid, port: Number.parseInt(lines[3] ?? '', 10), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Starts the server and returns once it accepts connections; recovery after a crash may take long,
 * so waiting ends only with the process or after `patience` seconds.
 *
 * It gets a session of its own: Ctrl-C in the terminal reaches us, not it, and we stop it after the
 * last connection is done.
 */
export async function startPostmaster(options: {
  files: ServerFiles;
  clusterFolder: string;
  serverLog: string;
  port: number;
  settings: Readonly<Record<string, string>>;
  user: ServerUser | undefined;
  patience: number;
  log: SupervisorLog;
}): Promise<Postmaster> {
  const { files, clusterFolder, serverLog, port, settings, user, patience, log } = options;
  await disownStaleLock(clusterFolder, log);
  if ((await sizeOf(serverLog)) > largestLog) await truncate(serverLog);
  const logStart = await sizeOf(serverLog);
  const output = await open(serverLog, 'a', 0o600);
  const child = spawn(
    path.join(files.folder, 'bin/postgres'),
    [
      ...['-D', clusterFolder],
      ...['-p', String(port)],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      cwd: '/',
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
      env: serverEnvironment,
      ...identity(user),
    },
  );
  const spawned = new Promise<never>((_, reject) => child.once('error', reject));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.unref();
  try {
    for (let waited = 0; waited < patience; waited += 0.02) {
      const running = await findPostmaster(clusterFolder);
      if (running?.pid === child.pid && running?.ready) return running;
      const gone = await Promise.race([exited.then(() => true), spawned, pause(20, false)]);
      if (gone) throw explainExit((await readFile(serverLog, 'utf8')).slice(logStart), port);
      if (waited > 0 && Math.round(waited * 50) % 250 === 0) {
        log.info({ seconds: Math.round(waited) }, 'PostgreSQL is still starting');
      }
    }
  } finally {
    await output.close();
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL was not ready after ${patience} s; its log is ${serverLog}.`,
  );
}

/**
 * A fast shutdown: connections are cut, everything acknowledged is on disk. If that takes longer
 * than `patience` seconds, an immediate one, from which the next start recovers.
 */
export async function stopPostmaster(
  postmaster: Postmaster,
  clusterFolder: string,
  patience: number,
  log: SupervisorLog,
): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isPostmasterOf(postmaster.pid, clusterFolder)) return;
    try {
      process.kill(postmaster.pid, signal);
    } catch (error) {
      if (systemCode(error) === 'ESRCH') return;
      throw error;
    }
    for (let waited = 0; waited < patience; waited += 0.02) {
      if (!isPostmasterOf(postmaster.pid, clusterFolder)) return;
      await pause(20);
    }
    log.warn({ pid: postmaster.pid, signal, seconds: patience }, 'PostgreSQL is slow to stop');
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL (process ${postmaster.pid}) did not stop; end it by hand before the next start.`,
  );
}

/**
 * After a crash or a reboot, the number in `postmaster.pid` may belong to an unrelated process, and
 * PostgreSQL would refuse to start because of it. Removing the file would also remove PostgreSQL's
 * guard against orphaned children of the dead server (the line naming its shared memory); putting
 * our own number there instead keeps it, as PostgreSQL disregards its parent's number.
 */
async function disownStaleLock(clusterFolder: string, log: SupervisorLog): Promise<void> {
  const content = await readLockFile(clusterFolder);
  if (content === undefined) return;
  const [first = '', ...rest] = content.split('\n');
  const pid = Number.parseInt(first, 10);
  log.warn({ pid }, 'PostgreSQL was not stopped cleanly; it will recover now');
  if (!(pid > 0) || !isAlive(pid)) return;
  await writeFile(
    path.join(clusterFolder, 'postmaster.pid'),
    [String(process.pid), ...rest].join('\n'),
  );
}

async function readLockFile(clusterFolder: string): Promise<string | undefined> {
  try {
    return await readFile(path.join(clusterFolder, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return 0;
    throw error;
  }
}

function explainExit(output: string, port: number): EmbeddedPostgresError {
  const said = output.trim().split('\n').slice(-8).join('\n');
  if (/could not (bind|create any TCP\/IP socket)|Address already in use/.test(output)) {
    return new PortTakenError(
      `Port ${port} is taken, so PostgreSQL cannot listen on it. Free it, choose another, or leave the choice to us.`,
    );
  }
  if (/shared memory block .* is still in use/.test(output)) {
    return new ChildrenLingerError(`A crashed PostgreSQL has not quite gone yet:\n${said}`);
  }
  return new EmbeddedPostgresError(`PostgreSQL did not start. It said:\n${said}`);
}

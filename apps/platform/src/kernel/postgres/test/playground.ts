import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { isPortFree } from '../ports.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '../start-embedded-postgres.ts';

/** Everything a test of the supervisor starts, so that none of it outlives the test. */
export interface Playground {
  /** A folder any account may pass through, for data folders to be made in. */
  readonly folder: string;
  /** Lines the supervisor logged, one after another. */
  readonly messages: string[];
  start(options: Omit<EmbeddedPostgresOptions, 'log'>): Promise<EmbeddedPostgres>;
  /** A supervisor in a process of its own. */
  startElsewhere(
    dataDir: string,
  ): Promise<{ process: ChildProcess; url: string; adopted: boolean }>;
  clear(): Promise<void>;
}

/**
 * Where data that has to last no longer than a test is kept: in memory, where there is room. A database
 * that is made or recovered there waits for no disk, and for nothing else less.
 */
export async function briefly(): Promise<string> {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return os.tmpdir();
  const { bavail, bsize } = await statfs(memory);
  return bavail * bsize > ROOM ? memory : os.tmpdir();
}

/** Several databases of 40 MiB with as much of their log, and the shared memory of the servers, in bytes. */
const ROOM = 4 * 1024 ** 3;

/** @param above where its folder is made: where programs may be run from, unless told otherwise */
export async function openPlayground(above = os.tmpdir()): Promise<Playground> {
  const folder = await makeFolder(above);
  const messages: string[] = [];
  const note = (_details: object, message: string) => void messages.push(message);
  const started: EmbeddedPostgres[] = [];
  const children: ChildProcess[] = [];
  return {
    folder,
    messages,
    async start(options) {
      const server = await startEmbeddedPostgres({ log: { info: note, warn: note }, ...options });
      started.push(server);
      return server;
    },
    async startElsewhere(dataDir) {
      const child = spawn(
        process.execPath,
        [path.join(import.meta.dirname, 'supervisor-process.ts'), dataDir],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      children.push(child);
      const [line] = await once(createInterface({ input: child.stdout }), 'line');
      return { process: child, ...JSON.parse(line) };
    },
    async clear() {
      for (const child of children) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      for (const server of started) await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A folder any account may pass through. */
async function makeFolder(above: string): Promise<string> {
  const folder = await mkdtemp(path.join(above, 'pierlight-supervisor-'));
  await chmod(folder, 0o755);
  return folder;
}

export interface UsedData {
  /** Puts a data folder there, as one start and one stop in order leave it. */
  copyTo(dataDir: string): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Data that was in use before: a database is made once, and copied for every test that is about
 * something else than making it, which takes many times as long.
 */
export async function makeUsedData(above: string): Promise<UsedData> {
  const folder = await makeFolder(above);
  const original = path.join(folder, 'postgres');
  const quiet = { info: () => undefined, warn: () => undefined };
  const server = await startEmbeddedPostgres({ dataDir: original, log: quiet });
  await server.stop();
  return {
    async copyTo(dataDir) {
      const above = path.dirname(dataDir);
      await mkdir(above, { recursive: true });
      await chmod(above, 0o755);
      // With its owner, whom Node's own copying does not keep.
      execFileSync('cp', ['-a', original, dataDir]);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * A port outside the range that servers take by themselves: one that dies and comes back does not find
 * another test's, or another run's, in its place.
 */
export async function portApart(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    if (await isPortFree(port)) return port;
  }
}

/** Why nobody answers for a server that was stopped: the next one at its port has another password. */
export const gone = /ECONNREFUSED|password authentication failed/;

/** Ends a process the hard way and waits until it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** The rows of one query over a connection of its own. */
export async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

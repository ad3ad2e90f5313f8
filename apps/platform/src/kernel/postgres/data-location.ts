import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { EmbeddedPostgresError, systemCode } from './errors.ts';
import { canReach, chooseServerUser, type ServerUser } from './server-user.ts';
import type { SupervisorLog } from './supervisor-log.ts';

/** The folder that really holds the database, and whom its server runs as. */
export interface DataLocation {
  /** Holds `cluster` (PGDATA), `password`, `server.log`, `owner.json`. */
  readonly folder: string;
  readonly user: ServerUser | undefined;
}

/** Names the folder that holds the database when the wanted one is out of the server's reach. */
const pointerFile = 'location.txt';

/**
 * Settles where the database of `dataDir` lives. It is `dataDir` itself, unless the process is
 * root and the account that runs the server cannot get there (a checkout under root's closed
 * home): then it is a fresh folder elsewhere, and `dataDir/location.txt` remembers which.
 *
 * @param relocationFolders places to move to, best first
 * @throws EmbeddedPostgresError when the folder belongs to somebody else, or the place remembered is gone
 */
export async function locateData(
  dataDir: string,
  log: SupervisorLog,
  relocationFolders: readonly string[] = [
    '/var/lib/pierlight',
    path.join(os.tmpdir(), 'pierlight-data'),
  ],
): Promise<DataLocation> {
  await createOpenPath(dataDir);
  const remembered = await readPointer(dataDir);
  if (remembered !== undefined) {
    if (!(await exists(path.join(remembered, 'cluster')))) {
      throw new EmbeddedPostgresError(
        `The database of ${dataDir} was kept in ${remembered}, and that is gone. Put it back, or remove ${path.join(dataDir, pointerFile)} to start with an empty database.`,
      );
    }
    return { folder: remembered, user: chooseServerUser(path.join(remembered, 'cluster')) };
  }

  const user = chooseServerUser(path.join(dataDir, 'cluster'));
  if (!user) {
    await refuseForeignFolder(dataDir);
    await chmod(dataDir, 0o700);
    return { folder: dataDir, user };
  }
  await chown(dataDir, user.uid, user.gid);
  await chmod(dataDir, 0o700);
  if (canReach(user, dataDir)) return { folder: dataDir, user };

  if (await exists(path.join(dataDir, 'cluster'))) {
    throw new EmbeddedPostgresError(
      `The database in ${dataDir} belongs to the account "${user.name}", which can no longer get there: one of the folders above is closed to it. Open them for passing through (chmod o+x), or set DATABASE_URL.`,
    );
  }
  const folder = await relocate(relocationFolders, user);
  await writeFile(path.join(dataDir, pointerFile), `${folder}\n`, { mode: 0o600 });
  log.warn(
    { wanted: dataDir, folder },
    `PostgreSQL does not run as root, and the account "${user.name}" that runs it instead cannot reach ${dataDir}: the database is kept in ${folder}`,
  );
  return { folder, user };
}

async function relocate(places: readonly string[], user: ServerUser): Promise<string> {
  const refused: string[] = [];
  for (const place of places) {
    try {
      await mkdir(place, { recursive: true });
      await chmod(place, 0o755);
      const folder = await mkdtemp(path.join(place, 'database-'));
      await chown(folder, user.uid, user.gid);
      if (canReach(user, folder)) return folder;
      await rm(folder, { recursive: true });
      refused.push(`${place} ("${user.name}" cannot get there)`);
    } catch (error) {
      if (error instanceof EmbeddedPostgresError) throw error;
      refused.push(`${place} (${error instanceof Error ? error.message : String(error)})`);
    }
  }
  throw new EmbeddedPostgresError(
    `The account "${user.name}" can reach no folder for the database: ${refused.join('; ')}. Set PIERLIGHT_DATA to one it can, or DATABASE_URL.`,
  );
}

/** Creates the folder; what had to be created above it lets other accounts pass, whatever the umask. */
async function createOpenPath(dataDir: string): Promise<void> {
  try {
    const first = await mkdir(dataDir, { recursive: true });
    if (first === undefined || process.getuid?.() !== 0) return;
    for (let folder = path.dirname(dataDir); folder.length >= first.length; ) {
      await chmod(folder, 0o711);
      folder = path.dirname(folder);
    }
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} cannot be created: ${error instanceof Error ? error.message : String(error)}. Set PIERLIGHT_DATA to a folder that can.`,
      { cause: error },
    );
  }
}

async function refuseForeignFolder(dataDir: string): Promise<void> {
  const { uid } = await stat(dataDir);
  if (process.getuid && uid !== process.getuid()) {
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} belongs to another user (uid ${uid}), probably from a start as root. Start as that user, give the folder to this one (chown -R), or set PIERLIGHT_DATA.`,
    );
  }
}

async function readPointer(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(path.join(dataDir, pointerFile), 'utf8')).trim();
  } catch (error) {
    if (systemCode(error) === 'ENOENT' || systemCode(error) === 'EACCES') return undefined;
    throw error;
  }
}

async function exists(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return false;
    throw error;
  }
}

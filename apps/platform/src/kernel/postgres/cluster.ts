import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { DataLocation } from './data-location.ts';
import { EmbeddedPostgresError, systemCode } from './errors.ts';
import { serverEnvironment } from './postmaster.ts';
import type { ServerFiles } from './server-files.ts';
import { identity } from './server-user.ts';
import type { SupervisorLog } from './supervisor-log.ts';

/** The login role, and the database it owns. */
export const ownerRole = 'pierlight';
export const databaseName = 'pierlight';

/**
 * Makes sure there is a cluster this server can open, creating it on the first start: UTF-8, the
 * builtin C.UTF-8 locale (the same order of strings on every machine), SCRAM passwords only.
 *
 * @returns the owner's password, kept beside the cluster in a file only its user reads
 * @throws EmbeddedPostgresError when the cluster is of another major version
 */
export async function prepareCluster(
  location: DataLocation,
  files: ServerFiles,
  log: SupervisorLog,
): Promise<string> {
  const clusterFolder = path.join(location.folder, 'cluster');
  const passwordFile = path.join(location.folder, 'password');
  const version = await readIfThere(path.join(clusterFolder, 'PG_VERSION'));
  if (version === undefined) {
    return createCluster(location, files, clusterFolder, passwordFile, log);
  }
  if (version !== files.majorVersion) {
    throw new EmbeddedPostgresError(
      `The database in ${clusterFolder} was made by PostgreSQL ${version}; the built-in server is ${files.majorVersion} and cannot open it. Carry it over with pg_dump and pg_restore, or set DATABASE_URL to a server of that version.`,
    );
  }
  const password = await readIfThere(passwordFile);
  if (!password) {
    throw new EmbeddedPostgresError(
      `The password of the database, ${passwordFile}, is missing. Put it back from a backup of the data folder.`,
    );
  }
  return password;
}

async function createCluster(
  location: DataLocation,
  files: ServerFiles,
  clusterFolder: string,
  passwordFile: string,
  log: SupervisorLog,
): Promise<string> {
  log.info({ folder: location.folder }, 'creating the database');
  const password = randomBytes(24).toString('base64url');
  await rm(passwordFile, { force: true });
  await writeFile(passwordFile, password, { mode: 0o600 });
  await chmod(passwordFile, 0o600);
  if (location.user) await chown(passwordFile, location.user.uid, location.user.gid);

  // A first start cut short leaves only the draft, and the next one begins again.
  const draft = `${clusterFolder}.new`;
  await rm(draft, { recursive: true, force: true });
  try {
    await promisify(execFile)(
      path.join(files.folder, 'bin/initdb'),
      [
        ...['-D', draft, '-U', ownerRole, `--pwfile=${passwordFile}`],
        ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'],
        ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ],
      { cwd: '/', env: serverEnvironment, ...identity(location.user) },
    );
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new EmbeddedPostgresError(
      `The database could not be created in ${location.folder}: ${said || String(error)}`,
      { cause: error },
    );
  }
  await rename(draft, clusterFolder);
  return password;
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

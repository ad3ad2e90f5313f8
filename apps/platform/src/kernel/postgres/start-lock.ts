import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresError, systemCode } from './errors.ts';
import { isSameProcessAlive, markOf, type ProcessMark } from './processes.ts';

let attempts = 0;

/**
 * Runs `work` while no other start or stop of the same data folder is under way, in this process or
 * another. A lock whose process is gone is taken over.
 *
 * It keeps orderly processes out of each other's way; the last word against two servers on one
 * cluster is PostgreSQL's own (postmaster.pid and its shared memory).
 *
 * @param patience how long to wait for another holder, in seconds
 */
export async function withStartLock<T>(
  folder: string,
  patience: number,
  work: () => Promise<T>,
): Promise<T> {
  const lock = path.join(folder, 'start.lock');
  const mark = markOf(process.pid);
  attempts += 1;
  // Linking a finished file into place makes the lock appear with its content, or not at all.
  const draft = `${lock}.${process.pid}.${attempts}`;
  await writeFile(draft, JSON.stringify(mark), { mode: 0o600 });
  try {
    for (let waited = 0; !(await tryLink(draft, lock)); waited += 0.05) {
      const holder = await readMark(lock);
      if (holder && !isSameProcessAlive(holder)) {
        await rm(lock, { force: true });
      } else if (waited > patience) {
        throw new EmbeddedPostgresError(
          `Process ${holder?.pid} has been starting or stopping the database in ${folder} for over ${patience} s. Stop it, then start again.`,
        );
      } else {
        await pause(50);
      }
    }
  } finally {
    await rm(draft, { force: true });
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** The process recorded in a lock or owner file; undefined when there is none. */
export async function readMark(file: string): Promise<ProcessMark | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ProcessMark;
  } catch (error) {
    if (systemCode(error) === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function tryLink(draft: string, lock: string): Promise<boolean> {
  try {
    await link(draft, lock);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}

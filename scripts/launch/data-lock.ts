import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  isAlive,
  isSameProcessAlive,
  markOf,
  type ProcessMark,
} from '../../apps/platform/src/kernel/postgres/processes.ts';

/** Who works on a data folder, kept beside the lock in `start.json`. */
interface Holder {
  readonly pid: number;
  readonly port: string;
  /** The processes it started. */
  readonly children: readonly ProcessMark[];
}

export interface DataLock {
  /** Keeps which processes work on the data too, for a start after this one was killed. */
  note(children: readonly number[]): Promise<void>;
}

/** Held for as long as this process lives: closing one would let go of its lock. */
const held: DatabaseSync[] = [];

/**
 * Takes a data folder for this start: its database, its secrets and the sandbox's memory are for one
 * at a time. The operating system holds the lock, as that of a file of SQLite's, and lets go of it
 * however this process ends. Processes a killed start left are waited for.
 *
 * @param patience how long to wait for those, in seconds
 * @throws Error that names the process to stop
 */
export async function lockData(
  folder: string,
  options: { port: string; patience: number; say: (text: string) => void },
): Promise<DataLock> {
  const { port, patience, say } = options;
  const file = path.join(folder, 'start.json');
  if (!tryLock(path.join(folder, 'start.lock'))) {
    const holder = await readHolder(file);
    // One that has just begun may not have said yet who it is.
    const who =
      holder && isAlive(holder.pid) ? `, as process ${holder.pid} at port ${holder.port}` : '';
    throw new Error(
      `Pierlight already runs on the data in ${folder}${who}. Stop that one, or give this one data of its own: PIERLIGHT_DATA=another-folder npm start`,
    );
  }
  const before = await readHolder(file);
  const isLeft = (mark: ProcessMark) => isSameProcessAlive(mark);
  for (let waited = 0; before?.children.some(isLeft); waited += 0.1) {
    const [left] = before.children.filter(isLeft);
    if (waited === 0) say('the last start was killed: waiting until its processes have stopped');
    if (waited > patience)
      throw new Error(
        `Process ${left?.pid}, left by a start that was killed, still works on the data in ${folder}. End it, then start again.`,
      );
    await pause(100);
  }
  const note = (children: readonly number[]) => {
    const holder: Holder = { pid: process.pid, port, children: children.map(markOf) };
    return writeFile(file, JSON.stringify(holder), { mode: 0o600 });
  };
  await note([]);
  return { note };
}

function tryLock(file: string): boolean {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    // Nothing is ever written, so nothing needs a journal beside it.
    lock.exec('pragma journal_mode = memory; begin exclusive');
    held.push(lock);
    return true;
  } catch (error) {
    lock.close();
    const isBusy = (error as { errcode?: number }).errcode === 5;
    if (isBusy) return false;
    throw error;
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import process from 'node:process';
import { systemCode } from './errors.ts';

/** A process told apart from a later one that got the same number. */
export interface ProcessMark {
  readonly pid: number;
  /** When it started, in whatever unit the system gives; empty where it gives none. */
  readonly born: string;
}

/** Whether a process with this number exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

export function markOf(pid: number): ProcessMark {
  return { pid, born: birth(pid) };
}

/** Whether the very process that was marked still runs. */
export function isSameProcessAlive(mark: ProcessMark): boolean {
  return isAlive(mark.pid) && birth(mark.pid) === mark.born;
}

/** Whether the process is a PostgreSQL server working on this cluster, and not a stranger with its number. */
export function isPostmasterOf(pid: number, clusterFolder: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    if (process.platform === 'linux') {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return (
        command.includes('postgres') &&
        readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterFolder)
      );
    }
    return ps(pid, 'command').includes(`-D ${clusterFolder}`);
  } catch {
    return false;
  }
}

function birth(pid: number): string {
  try {
    if (process.platform === 'linux') {
      // The 22nd field; the second is the program's name in brackets, which may hold spaces.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
      return fields?.[19] ?? '';
    }
    return ps(pid, 'lstart');
  } catch {
    return '';
  }
}

function ps(pid: number, column: string): string {
  return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
}

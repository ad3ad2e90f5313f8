import { execFileSync } from 'node:child_process';
import process from 'node:process';

/** The process that a launcher runs a program in; null while there is none. */
export function partOf(launcher: number, program: string): number | null {
  const line = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((text) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(text))
    .find((found) => Number(found?.[2]) === launcher && found?.[3]?.includes(program));
  return line ? Number(line[1]) : null;
}

/** Kills it outright. @throws Error when it does not run */
export async function killPart(launcher: number, program: string): Promise<void> {
  const pid = partOf(launcher, program);
  if (pid === null) throw new Error(`${program} does not run`);
  process.kill(pid, 'SIGKILL');
}

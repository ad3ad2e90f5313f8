import type { ChildProcess } from 'node:child_process';
import type { Report } from './players.ts';

/** The next thing of that kind that a process of the measurement tells. */
export function heard<K extends Report['kind']>(
  child: ChildProcess,
  kind: K,
): Promise<Extract<Report, { kind: K }>> {
  return new Promise((resolve, reject) => {
    const hear = (message: Report) => {
      if (message.kind !== kind) return;
      child.off('message', hear);
      child.off('exit', fail);
      resolve(message as Extract<Report, { kind: K }>);
    };
    const fail = (code: number | null) =>
      reject(new Error(`A process of the measurement ended with ${code}`));
    child.on('message', hear);
    child.once('exit', fail);
  });
}

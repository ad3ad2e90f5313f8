import type { ChildProcess } from 'node:child_process';

/** The next report of that kind; rejects when the process ends first. */
export function heardFrom<
  Report extends { kind: string },
  Kind extends Report['kind'] = Report['kind'],
>(child: ChildProcess, kind: Kind): Promise<Extract<Report, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const done = () => {
      child.off('message', listen);
      child.off('exit', ended);
    };
    const listen = (report: unknown) => {
      if ((report as Report).kind === kind) {
        done();
        resolve(report as Extract<Report, { kind: Kind }>);
      }
    };
    const ended = (code: number | null) => {
      done();
      reject(new Error(`A bench process ended with ${code}; are enough open files allowed?`));
    };
    child.on('message', listen);
    child.on('exit', ended);
  });
}

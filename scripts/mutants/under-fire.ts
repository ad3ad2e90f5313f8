import type { Mutant } from './mutant.ts';

const http = 'apps/platform/src/kernel/http';

/** What a stranger, a crash or a full machine does to the platform. */
export const underFire: readonly Mutant[] = [
  {
    fault: 'one socket takes the connections of a busy process, one in a turn',
    file: `${http}/listeners.ts`,
    change: [['const SOCKETS = 16;', 'const SOCKETS = 1;']],
    test: `${http}/test/listeners.test.ts`,
    title: 'takes many connections in a turn, where one socket would give it one',
  },
  {
    fault: 'two platforms share a port',
    file: `${http}/listeners.ts`,
    change: [['if (isShared && port !== 0) more.push(await claim(port));', '']],
    test: `${http}/test/listeners.test.ts`,
    title: 'a port is listened at by one process, though sockets may share it',
  },
  {
    fault: 'a job is lost when a worker takes the one of its key in that moment',
    file: 'apps/platform/src/kernel/jobs/sql/enqueue.sql',
    change: [
      ['  while added is null loop\n', ''],
      ['  end loop;\n', ''],
    ],
    test: 'apps/platform/src/kernel/jobs/test/enqueue.db.test.ts',
    title: 'a job is added beside the one of its key that a worker takes',
  },
];

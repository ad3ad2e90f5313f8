import { ensureProgram, findProgram, type SystemProgram } from './system-program.ts';

const program: SystemProgram = {
  title: 'Redis',
  // What most distributions have in its place speaks the same.
  names: ['redis-server', 'valkey-server'],
  variable: 'REDIS_SERVER_PATH',
};

/** A Redis of the machine. */
export const findRedis = () => findProgram(program);

/** Finds a Redis, installing one where this user may. */
export const ensureRedis = (say: (text: string) => void) => ensureProgram(program, say);

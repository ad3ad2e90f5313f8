import { ensureProgram, type SystemProgram } from './system-program.ts';

const program: SystemProgram = { title: 'nginx', names: ['nginx'], variable: 'NGINX_PATH' };

/** Finds an nginx, installing one where this user may. */
export const ensureNginx = (say: (text: string) => void) => ensureProgram(program, say);

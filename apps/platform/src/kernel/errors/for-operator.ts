import { ConfigError } from '../config.ts';
import { MigrationError } from '../db/migrate.ts';
import { EmbeddedPostgresError } from '../postgres/errors.ts';
import { isDatabaseGone, isDatabaseUnable } from './database-trouble.ts';

/** What ended a start, for the person who can mend it; a stack only where it is the program's own mistake. */
export function messageForOperator(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof MigrationError ||
    error instanceof EmbeddedPostgresError
  )
    return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, syscall, port, path, message } = error as NodeJS.ErrnoException & { port?: number };
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return `Port ${port} was taken by another process in the meantime. Stop that one, or set PORT to another.`;
  if (syscall === 'listen' && code === 'EACCES')
    return `Port ${port} may not be used by this user. Set PORT to one above 1023.`;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk is full${path === undefined ? '' : `: ${path} could not be written`}. Make room, then start again.`;
  if (code === 'EROFS')
    return `The disk is read-only: ${path ?? message}. Set PIERLIGHT_DATA to a folder that can be written.`;
  if (isDatabaseUnable(error))
    return `The database cannot do its work: ${message}. Make room on its disk, or give it what it lacks, then start again.`;
  if (isDatabaseGone(error))
    return `The database cannot be reached: ${message || code}. Is it running, and is DATABASE_URL right?`;
  return error.stack ?? message;
}

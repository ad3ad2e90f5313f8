/**
 * The built-in PostgreSQL cannot be used. The message is written for the person who typed
 * `npm start`: what is wrong, and what to do about it.
 */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** The `code` of a system call's error (`ENOENT`, `EACCES`), if it is one. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

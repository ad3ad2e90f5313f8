import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedPostgresError, systemCode } from './errors.ts';

/** PostgreSQL starts with a little less than this; its log, on the same disk, cannot say so. In bytes. */
const tooLittle = 1024 * 1024;

/**
 * Reads a failure on a folder as what it is when the folder's disk is full, which its own words often
 * leave out; any other failure as it is.
 */
export async function explainedByDisk(error: unknown, folder: string): Promise<unknown> {
  const left = await spaceLeft(folder);
  const isFull =
    ['ENOSPC', 'EDQUOT'].includes(systemCode(error) ?? '') ||
    (error instanceof EmbeddedPostgresError && left !== undefined && left < tooLittle);
  if (!isFull) return error;
  const words = error instanceof Error ? error.message.trim() : String(error);
  return new EmbeddedPostgresError(
    `The disk that holds ${folder} is full${left === undefined ? '' : ` (${Math.floor(left / 1024)} kB are left)`}. Make room, then start again. In detail: ${words}`,
    { cause: error },
  );
}

/** Bytes that may still be written to the disk of a folder, or of the nearest folder above it that exists. */
async function spaceLeft(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    const above = path.dirname(folder);
    return above === folder ? undefined : spaceLeft(above);
  }
}

import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/**
 * Reads a file of settings or content, as its schema reads it.
 * @throws Error naming the file and what is wrong in it, and where
 */
export async function readJsonFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} could not be read: ${(cause as Error).message}`, { cause });
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(`${file} does not hold: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../command.ts';

/** Where the runners leave what came of each test. */
export const reportFiles = {
  vitest: path.join(root, '.cache/vitest.json'),
  playwright: path.join(root, '.cache/playwright.json'),
} as const;

/** A report that a runner left; nothing where it left none. */
export async function readReport(file: string): Promise<unknown> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
}

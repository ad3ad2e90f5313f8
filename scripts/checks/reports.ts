import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../command.ts';

const kept = (name: string) => path.join(root, '.cache', `${name}.json`);

/** Where the runners leave what came of each test: of a whole run, and of the parts of a quick one. */
export const reportFiles = {
  vitest: kept('vitest'),
  playwright: kept('playwright'),
  units: kept('units'),
  near: kept('near'),
  journey: kept('journey'),
  crawl: kept('crawl'),
  pictures: kept('pictures'),
} as const;

/** A report that a runner left; nothing where it left none. */
export async function readReport(file: string): Promise<unknown> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
}

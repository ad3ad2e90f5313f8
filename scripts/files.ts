import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './command.ts';

const skipped = new Set(['node_modules', 'dist', '.cache', '.data', '.git', '.tanstack']);

/** The text of every file below a folder of the checkout whose name matches, by path. */
export async function readTree(folder: string, pattern: RegExp): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  await visit(folder, pattern, found);
  return found;
}

async function visit(folder: string, pattern: RegExp, found: Map<string, string>): Promise<void> {
  let entries: import('node:fs').Dirent[];
  try {
    entries = await readdir(path.join(root, folder), { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw error;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) await visit(name, pattern, found);
    } else if (pattern.test(entry.name)) {
      found.set(name, await readFile(path.join(root, name), 'utf8'));
    }
  }
}

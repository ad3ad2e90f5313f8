import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Folders that are made, not written. */
const generated = new Set(['node_modules', 'dist', '.cache', '.tanstack', 'storybook-static']);

/**
 * A SHA-256 over the names and contents of files and folders below `root`, so that a build runs
 * when, and only when, something it reads has changed. Tests and stories are not built.
 */
export async function fingerprint(
  root: string,
  inputs: readonly string[],
  extra: readonly string[] = [],
): Promise<string> {
  const files: string[] = [];
  for (const input of inputs) await collect(root, input, files);
  const hash = createHash('sha256').update(JSON.stringify(extra));
  for (const file of files.sort()) {
    hash.update(`\0${file}\0`).update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex');
}

async function collect(root: string, input: string, files: string[]): Promise<void> {
  let entries: import('node:fs').Dirent[];
  try {
    entries = await readdir(path.join(root, input), { withFileTypes: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR') files.push(input);
    else if (code !== 'ENOENT') throw error;
    return;
  }
  for (const entry of entries) {
    if (generated.has(entry.name) || /\.(test|stories)\.tsx?$/.test(entry.name)) continue;
    if (/\.gen\.ts$/.test(entry.name)) continue;
    const name = `${input}/${entry.name}`;
    if (entry.isDirectory()) await collect(root, name, files);
    else if (entry.isFile()) files.push(name);
  }
}

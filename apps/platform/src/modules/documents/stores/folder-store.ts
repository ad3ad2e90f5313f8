import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { type FileStore, nameForm, type StoredFile } from './store.ts';

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const orNull = (error: unknown): null => {
  if (isGone(error)) return null;
  throw error;
};

/** Keeps files in a folder of this machine, spread over folders by the beginning of their names. */
export function createFolderStore(folder: string): FileStore {
  function placeOf(name: string): string {
    if (!nameForm.test(name))
      throw new Error('A file of the store has another name than any it gives');
    return path.join(folder, name.slice(0, 2), name);
  }

  async function* list(): AsyncIterable<StoredFile> {
    const parts = (await readdir(folder).catch(orNull)) ?? [];
    for (const part of parts.filter((one) => /^[0-9a-f]{2}$/.test(one)))
      for (const name of (await readdir(path.join(folder, part)).catch(orNull)) ?? []) {
        const found = await stat(path.join(folder, part, name)).catch(orNull);
        // A draft that a process died over is listed, too, and goes the way of what nobody knows.
        if (found) yield { name, storedAt: found.mtime };
      }
  }

  return {
    async put(name, bytes) {
      const place = placeOf(name);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      const draft = `${place}.new`;
      const file = await open(draft, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, place);
      // The name, too, has to be on the disk; Windows opens no folders.
      if (process.platform === 'win32') return;
      const directory = await open(path.dirname(place), 'r');
      await directory.sync().finally(() => directory.close());
    },
    get: (name) => readFile(placeOf(name)).catch(orNull),
    async remove(name) {
      const plain = name.replace(/\.new$/, '');
      await rm(plain === name ? placeOf(name) : `${placeOf(plain)}.new`, { force: true });
    },
    list,
  };
}

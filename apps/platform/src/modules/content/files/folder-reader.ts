import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Clock, isYounger } from '../../../kernel/clock.ts';
import type { Logger } from '../../../kernel/log/logger.ts';
import { type Parsed, wordMistake } from './mistake.ts';

/** Most files of a folder, and most bytes of a file, that are read. */
export const mostFiles = 200;
export const mostBytes = 256 * 1024;

type Extension = '.json' | '.md';

/** A document's file is named as its address, a file of texts as its group. */
export const nameShapes: Readonly<Record<Extension, RegExp>> = {
  '.json': /^[A-Za-z0-9][A-Za-z0-9-]{0,79}$/,
  '.md': /^[a-z0-9][a-z0-9-]{0,79}$/,
};

interface Known<Value> {
  readonly stamp: string;
  /** Null while nothing of the file could be used. */
  readonly value: Value | null;
}

interface Folder<Value> {
  files: ReadonlyMap<string, Known<Value>>;
  lookedAt: number;
  looking: Promise<void> | null;
}

export interface FolderReaderOptions<Value> {
  /** Folder that holds `<locale>/<folder>/<name><extension>`. */
  readonly directory: string;
  readonly extension: Extension;
  readonly parse: (text: string) => Parsed<Value>;
  readonly clock: Clock;
  readonly log: Logger;
  /** Least milliseconds between two looks at the files of a folder. */
  readonly reloadGuard: number;
}

/** The files of a folder that are read, by name without extension, sorted. */
export async function namesIn(folder: string, extension: Extension): Promise<string[]> {
  return (await readdir(folder))
    .filter((file) => file.endsWith(extension) && !file.startsWith('.'))
    .map((file) => file.slice(0, -extension.length))
    .filter((name) => nameShapes[extension].test(name))
    .sort()
    .slice(0, mostFiles);
}

/**
 * What the files of content folders hold, looked at again when they change, at most once in
 * `reloadGuard`. A file with a mistake is named in the log with its line, and what it said before
 * stays in use; the other files of the folder go on changing.
 */
export function createFolderReader<Value>(options: FolderReaderOptions<Value>) {
  const { directory, extension, parse, clock, log, reloadGuard } = options;
  const folders = new Map<string, Folder<Value>>();

  async function readOne(key: string, name: string, known: Known<Value> | undefined) {
    const file = path.join(directory, key, `${name}${extension}`);
    const { mtimeMs, size, ino } = await stat(file);
    const stamp = `${mtimeMs}:${size}:${ino}`;
    if (known?.stamp === stamp) return known;
    const parsed: Parsed<Value> =
      size > mostBytes
        ? {
            value: null,
            mistakes: [{ line: 1, problem: `the file is over ${mostBytes / 1024} KiB` }],
          }
        : parse(await readFile(file, 'utf8'));
    for (const mistake of parsed.mistakes)
      log.error(
        { file: `${key}/${name}${extension}`, line: mistake.line },
        `Content has a mistake; the text in use stays: ${wordMistake(`${key}/${name}${extension}`, mistake)}`,
      );
    const keepsOld = parsed.mistakes.length > 0 && known !== undefined && known.value !== null;
    return { stamp, value: keepsOld ? known.value : parsed.value };
  }

  async function look(key: string, folder: Folder<Value>): Promise<void> {
    let names: string[];
    try {
      names = await namesIn(path.join(directory, key), extension);
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (!isMissing || folder.files.size > 0)
        log.error(
          { err: error, folder: key },
          'A folder of content cannot be read; its texts stay',
        );
      return;
    }
    const files = await Promise.all(
      names.map(async (name): Promise<readonly [string, Known<Value>] | null> => {
        const known = folder.files.get(name);
        try {
          return [name, await readOne(key, name, known)];
        } catch (error) {
          log.error({ err: error, file: `${key}/${name}${extension}` }, 'Content cannot be read');
          return known ? [name, known] : null;
        }
      }),
    );
    folder.files = new Map(files.filter((file) => file !== null));
  }

  /** The usable files of `<locale>/<folder>`, by name. */
  return async (locale: string, name: string): Promise<ReadonlyMap<string, Value>> => {
    const key = `${locale}/${name}`;
    const now = clock.now().getTime();
    let folder = folders.get(key);
    if (!folder) {
      folder = { files: new Map(), lookedAt: Number.NEGATIVE_INFINITY, looking: null };
      folders.set(key, folder);
    }
    if (!isYounger(now, folder.lookedAt, reloadGuard)) {
      folder.lookedAt = now;
      const current = folder;
      current.looking = look(key, current).finally(() => {
        current.looking = null;
      });
    }
    await folder.looking;
    return new Map(
      [...folder.files].flatMap(([file, { value }]) => (value === null ? [] : [[file, value]])),
    );
  };
}

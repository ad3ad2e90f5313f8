import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ContentFolder, Messages } from '@pierlight/contract/content/schemas';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Logger } from '../../kernel/log/logger.ts';

export interface ContentOptions {
  /** Folder that holds `<locale>/<folder>/<name>.json`. */
  readonly directory: string;
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  readonly clock: Clock;
  readonly log: Logger;
  /** Least milliseconds between two looks at the files of a folder. */
  readonly reloadGuard?: number;
}

interface Loaded {
  readonly messages: Messages;
  readonly stamp: string;
  readonly lookedAt: number;
}

function isMessages(value: unknown): value is Messages {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((entry) => typeof entry === 'string' || isMessages(entry))
  );
}

/** Texts of `own`, completed key by key from `fallback`. */
export function completeMessages(own: Messages, fallback: Messages): Messages {
  const merged: Record<string, string | Messages> = { ...fallback };
  for (const [key, value] of Object.entries(own)) {
    const below = fallback[key];
    merged[key] =
      typeof value === 'object' && typeof below === 'object'
        ? completeMessages(value, below)
        : value;
  }
  return merged;
}

/**
 * Texts from files, looked at again when they change, at most once in `reloadGuard`. A file that
 * cannot be read is reported by name, and the texts known before stay in use.
 */
export function createContentService(options: ContentOptions) {
  const { directory, defaultLocale, locales, clock, log, reloadGuard = 10_000 } = options;
  const loaded = new Map<string, Loaded>();

  async function read(locale: string, folder: ContentFolder): Promise<Messages> {
    const key = `${locale}/${folder}`;
    const known = loaded.get(key);
    const now = clock.now().getTime();
    if (known && now - known.lookedAt < reloadGuard) return known.messages;
    try {
      const fresh = await readFolder(path.join(directory, locale, folder), known);
      loaded.set(key, { ...fresh, lookedAt: now });
      return fresh.messages;
    } catch (error) {
      log.error({ err: error, folder: key }, 'Content could not be read; the texts in use stay');
      const messages = known?.messages ?? {};
      loaded.set(key, { messages, stamp: known?.stamp ?? '', lookedAt: now });
      return messages;
    }
  }

  return {
    /** Texts of a folder in a locale, completed from the default one. @throws DomainError notFound */
    async folder(locale: string, folder: ContentFolder): Promise<Messages> {
      if (!locales.includes(locale)) throw new DomainError('notFound');
      const own = await read(locale, folder);
      if (locale === defaultLocale) return own;
      return completeMessages(own, await read(defaultLocale, folder));
    },
  };
}

async function readFolder(
  folder: string,
  known: Loaded | undefined,
): Promise<{ messages: Messages; stamp: string }> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const stamps = await Promise.all(
    names.map(async (name) => `${name}:${(await stat(path.join(folder, name))).mtimeMs}`),
  );
  const stamp = stamps.join(' ');
  if (known && known.stamp === stamp) return known;
  const messages: Record<string, Messages> = {};
  for (const name of names) {
    const file = path.join(folder, name);
    const value: unknown = parseJson(await readFile(file, 'utf8'), file);
    if (!isMessages(value)) throw new Error(`${file} may hold only texts and groups of texts`);
    messages[name.slice(0, -'.json'.length)] = value;
  }
  return { messages, stamp };
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not valid JSON: ${(cause as Error).message}`, { cause });
  }
}

export type ContentService = ReturnType<typeof createContentService>;

import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type {
  CompiledMessages,
  ContentFolder,
  Messages,
} from '@pierlight/contract/content/schemas';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import { compileMessages } from './compile-messages.ts';

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

interface Texts {
  /** As they are written. */
  readonly messages: Messages;
  readonly compiled: CompiledMessages;
}

interface Loaded extends Texts {
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

/** A tree whose leaves are texts, written or compiled. */
type Tree = { readonly [key: string]: unknown };

const isGroup = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts of `own`, completed key by key from `fallback`. */
export function completeMessages<Group extends Tree>(own: Group, fallback: Group): Group {
  const merged: Record<string, unknown> = { ...fallback };
  for (const [key, value] of Object.entries(own)) {
    const below = fallback[key];
    merged[key] = isGroup(value) && isGroup(below) ? completeMessages(value, below) : value;
  }
  return merged as Group;
}

/**
 * Texts from files, looked at again when they change, at most once in `reloadGuard`. A file that
 * cannot be read is reported by name, and the texts known before stay in use.
 */
export function createContentService(options: ContentOptions) {
  const { directory, defaultLocale, locales, clock, log, reloadGuard = 10_000 } = options;
  const loaded = new Map<string, Loaded>();

  async function read(locale: string, folder: ContentFolder): Promise<Texts> {
    const key = `${locale}/${folder}`;
    const known = loaded.get(key);
    const now = clock.now().getTime();
    if (known && now - known.lookedAt < reloadGuard) return known;
    try {
      const fresh = await readFolder(path.join(directory, locale, folder), known);
      loaded.set(key, { ...fresh, lookedAt: now });
      return fresh;
    } catch (error) {
      log.error({ err: error, folder: key }, 'Content could not be read; the texts in use stay');
      const kept = { messages: {}, compiled: {}, stamp: '', ...known, lookedAt: now };
      loaded.set(key, kept);
      return kept;
    }
  }

  async function complete(locale: string, folder: ContentFolder): Promise<Texts> {
    if (!locales.includes(locale)) throw new DomainError('notFound');
    const own = await read(locale, folder);
    if (locale === defaultLocale) return own;
    const fallback = await read(defaultLocale, folder);
    return {
      messages: completeMessages(own.messages, fallback.messages),
      compiled: completeMessages(own.compiled, fallback.compiled),
    };
  }

  return {
    /**
     * Texts of a folder in a locale as they are written, completed from the default one.
     * @throws DomainError notFound
     */
    folder: async (locale: string, folder: ContentFolder): Promise<Messages> =>
      (await complete(locale, folder)).messages,

    /** The same, compiled for a client without a parser. @throws DomainError notFound */
    compiledFolder: async (locale: string, folder: ContentFolder): Promise<CompiledMessages> =>
      (await complete(locale, folder)).compiled,
  };
}

async function readFolder(
  folder: string,
  known: Loaded | undefined,
): Promise<Texts & { readonly stamp: string }> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const stamps = await Promise.all(
    names.map(async (name) => `${name}:${(await stat(path.join(folder, name))).mtimeMs}`),
  );
  const stamp = stamps.join(' ');
  if (known && known.stamp === stamp) return known;
  const messages: Record<string, Messages> = {};
  const compiled: Record<string, CompiledMessages> = {};
  for (const name of names) {
    const file = path.join(folder, name);
    const value: unknown = parseJson(await readFile(file, 'utf8'), file);
    if (!isMessages(value)) throw new Error(`${file} may hold only texts and groups of texts`);
    const group = name.slice(0, -'.json'.length);
    messages[group] = value;
    compiled[group] = compileMessages(value, file);
  }
  return { messages, compiled, stamp };
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not valid JSON: ${(cause as Error).message}`, { cause });
  }
}

export type ContentService = ReturnType<typeof createContentService>;

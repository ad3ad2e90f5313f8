import type {
  ContentDocument,
  DocumentFolder,
  ListedDocument,
} from '@pierlight/contract/content/documents';
import type {
  CompiledMessages,
  ContentFolder,
  Messages,
} from '@pierlight/contract/content/schemas';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import type { Logger } from '../../kernel/log/logger.ts';
import { readDocumentFile, type StoredDocument } from './files/document-file.ts';
import { createFolderReader } from './files/folder-reader.ts';
import { type MailTemplate, readMailFile } from './files/mail-file.ts';
import { readTextFile, type Texts } from './files/text-file.ts';

export interface ContentOptions {
  /** Folder that holds `<locale>/<folder>/<name>.json` and `.md`. */
  readonly directory: string;
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  readonly clock: Clock;
  readonly log: Logger;
  /** Least milliseconds between two looks at the files of a folder. */
  readonly reloadGuard?: number;
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

interface Told {
  readonly lang: string;
  readonly document: StoredDocument;
}

/** Texts and documents from files, completed from the default locale. */
export function createContentService(options: ContentOptions) {
  const { directory, defaultLocale, locales, clock, log, reloadGuard = 10_000 } = options;
  const reading = { directory, clock, log, reloadGuard };
  const texts = createFolderReader({ ...reading, extension: '.json', parse: readTextFile });
  const documents = createFolderReader({ ...reading, extension: '.md', parse: readDocumentFile });
  const mails = createFolderReader({ ...reading, extension: '.md', parse: readMailFile });

  function known(locale: string): void {
    if (!locales.includes(locale)) throw new DomainError('notFound');
  }

  async function read(locale: string, folder: ContentFolder): Promise<Texts> {
    const files = [...(await texts(locale, folder))];
    return {
      messages: Object.fromEntries(files.map(([name, { messages }]) => [name, messages])),
      compiled: Object.fromEntries(files.map(([name, { compiled }]) => [name, compiled])),
    };
  }

  async function complete(locale: string, folder: ContentFolder): Promise<Texts> {
    known(locale);
    const own = await read(locale, folder);
    if (locale === defaultLocale) return own;
    const fallback = await read(defaultLocale, folder);
    return {
      messages: completeMessages(own.messages, fallback.messages),
      compiled: completeMessages(own.compiled, fallback.compiled),
    };
  }

  /** Documents by identity, as far as they are shown today; each in the best language there is. */
  async function told(locale: string, folder: DocumentFolder): Promise<Map<string, Told>> {
    known(locale);
    const today = clock.now().toISOString().slice(0, 10);
    const all = new Map<string, Told>();
    for (const lang of new Set([defaultLocale, locale]))
      for (const [identity, document] of await documents(lang, folder))
        all.set(identity, { lang, document });
    for (const [identity, { document }] of all) {
      const isShown =
        (document.from === null || document.from <= today) &&
        (document.until === null || today <= document.until);
      if (!isShown) all.delete(identity);
    }
    return all;
  }

  const listed = (identity: string, { lang, document }: Told, withBody: boolean) => {
    const { title, description, updated, from, until, body } = document;
    const summary = { identity, lang, title, description, updated, from, until };
    return withBody ? { ...summary, body: [...body] } : summary;
  };

  /** One plain text of a folder, by the names that lead to it; null where there is none. */
  async function findText(
    locale: string,
    folder: ContentFolder,
    path: readonly string[],
  ): Promise<string | null> {
    let at: string | Messages | undefined = (await complete(locale, folder)).messages;
    for (const name of path) at = typeof at === 'object' ? at[name] : undefined;
    return typeof at === 'string' ? at : null;
  }

  return {
    findText,

    /**
     * Texts of a folder in a locale as they are written, completed from the default one.
     * @throws DomainError notFound
     */
    folder: async (locale: string, folder: ContentFolder): Promise<Messages> =>
      (await complete(locale, folder)).messages,

    /** The same, compiled for a client without a parser. @throws DomainError notFound */
    compiledFolder: async (locale: string, folder: ContentFolder): Promise<CompiledMessages> =>
      (await complete(locale, folder)).compiled,

    /** The same; the last of the names where there is none. */
    text: async (locale: string, folder: ContentFolder, path: readonly string[]): Promise<string> =>
      (await findText(locale, folder, path)) ?? path.at(-1) ?? '',

    /** Documents of a folder by their `order`, then by name. @throws DomainError notFound */
    async documents(
      locale: string,
      folder: DocumentFolder,
      { withBody }: { readonly withBody: boolean },
    ): Promise<ListedDocument[]> {
      return [...(await told(locale, folder))]
        .sort(
          ([nameA, { document: a }], [nameB, { document: b }]) =>
            a.order - b.order || (nameA < nameB ? -1 : 1),
        )
        .map(([identity, one]) => listed(identity, one, withBody));
    },

    /** The pages of documents shown today, by folder, for search engines. */
    async listedPages() {
      const pagesOf = async (folder: DocumentFolder) =>
        [...(await told(defaultLocale, folder))].map(([identity, { document }]) => ({
          path: `/${folder}/${identity}`,
          changedAt: new Date(`${document.updated}T00:00:00Z`),
        }));
      const [pages, questions, bonus, welcome] = await Promise.all([
        pagesOf('static'),
        pagesOf('questions'),
        pagesOf('bonus'),
        pagesOf('welcome-package'),
      ]);
      // The parts of the welcome package stand on one page, which is as new as its newest part.
      const newest = welcome.sort((a, b) => +b.changedAt - +a.changedAt).slice(0, 1);
      return {
        static: pages,
        questions,
        bonus,
        welcome: newest.map(({ changedAt }) => ({ path: '/welcome-package', changedAt })),
      };
    },

    /** @throws DomainError notFound for an unknown document and one that is not shown today. */
    async document(
      locale: string,
      folder: DocumentFolder,
      identity: string,
    ): Promise<ContentDocument> {
      const found = (await told(locale, folder)).get(identity);
      if (!found) throw new DomainError('notFound');
      return { ...listed(identity, found, false), body: [...found.document.body] };
    },

    /**
     * The text of a mail, in the default locale where the asked one is unknown or lacks it.
     * @throws Error when there is none at all
     */
    async mail(
      locale: string,
      name: string,
    ): Promise<{ readonly lang: string; readonly template: MailTemplate }> {
      for (const lang of locales.includes(locale) ? [locale, defaultLocale] : [defaultLocale]) {
        const template = (await mails(lang, 'mails')).get(name);
        if (template) return { lang, template };
      }
      throw new Error(`There is no mail ${name} in ${directory}/${defaultLocale}/mails`);
    },
  };
}

export type ContentService = ReturnType<typeof createContentService>;

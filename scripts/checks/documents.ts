import type { Block, Inline } from '@pierlight/contract/content/documents';
import { readDocumentFile } from '../../apps/platform/src/modules/content/files/document-file.ts';
import {
  messagesOf,
  readMailFile,
} from '../../apps/platform/src/modules/content/files/mail-file.ts';
import { type Parsed, wordMistake } from '../../apps/platform/src/modules/content/files/mistake.ts';
import { readTextFile } from '../../apps/platform/src/modules/content/files/text-file.ts';
import { placeholders } from './messages.ts';

const isMail = (file: string) => file.startsWith('mails/');

/** Whatever the file is, read by the reader the platform itself uses. */
function read(file: string, text: string): Parsed<unknown> {
  if (file.endsWith('.json')) return readTextFile(text);
  return isMail(file) ? readMailFile(text) : readDocumentFile(text);
}

/**
 * What is wrong with each file by itself, with its line.
 *
 * @param files of one locale: path within the locale to content
 */
export function checkFiles(locale: string, files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, text]) =>
    read(file, text).mistakes.map((mistake) => wordMistake(`content/${locale}/${file}`, mistake)),
  );
}

/** In what a translated document or mail differs from the original though it must not. */
export function compareMarkdown(file: string, original: string, translation: string): string[] {
  const [wanted, given] = [original, translation].map((text) =>
    (isMail(file) ? valuesOf(text) : placesOf(text)).join(', '),
  );
  if (wanted === given) return [];
  return [
    isMail(file)
      ? `${file}: fills in "${given}" where the original has "${wanted}"`
      : `${file}: its headings lead to "${given}" where the original has "${wanted}"`,
  ];
}

function valuesOf(text: string): string[] {
  const { value } = readMailFile(text);
  return value ? [...new Set(messagesOf(value).flatMap(placeholders))].sort() : [];
}

function placesOf(text: string): string[] {
  const { value } = readDocumentFile(text);
  return (value?.body ?? []).flatMap((block) =>
    block.kind === 'heading' ? [`${'#'.repeat(block.level)}${block.id}`] : [],
  );
}

/** Paths of the site that are no documents and may be linked to, without what follows them. */
const pages =
  /^\/(?:$|main$|categories(?:\/|$)|providers$|contact$|away$|cookie-settings$|search$|questions$|welcome-package$|favorites$|recently-played$|games\/|profile(?:\/|$)|loyalty$|tournaments$|betting(?:\/|$))/;

/**
 * Links of documents to pages and places that are not there. Each locale is complete by itself, or
 * falls back on the original's documents, so the original's are what there is.
 */
export function checkLinks(
  locale: string,
  files: ReadonlyMap<string, string>,
  original: ReadonlyMap<string, string>,
): string[] {
  const places = new Map(
    [...original].flatMap(([file, text]) =>
      file.endsWith('.md') && !isMail(file)
        ? [
            [
              `/${file.slice(0, -'.md'.length)}`,
              placesOf(text).map((place) => place.replace(/^#+/, '')),
            ],
          ]
        : [],
    ) as [string, string[]][],
  );
  return [...files].flatMap(([file, text]) => {
    if (!file.endsWith('.md') || isMail(file)) return [];
    const own = `/${file.slice(0, -'.md'.length)}`;
    return linksOf(readDocumentFile(text).value?.body ?? []).flatMap((href) => {
      if (!/^[/#]/.test(href)) return [];
      const [page = '', place] = (href.startsWith('#') ? `${own}${href}` : href).split('#');
      const [path = ''] = page.split('?');
      const known = places.get(path);
      const isThere = known
        ? place === undefined || known.includes(place)
        : pages.test(path) && place === undefined;
      return isThere ? [] : [`content/${locale}/${file}: the link ${href} leads nowhere`];
    });
  });
}

function linksOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
        return block.children.flatMap(linksOfInline);
      case 'quote':
        return linksOf(block.children);
      case 'list':
        return block.items.flatMap(linksOf);
      case 'table':
        return [block.head, ...block.rows].flatMap((row) =>
          row.flatMap((cell) => cell.flatMap(linksOfInline)),
        );
      default:
        return [];
    }
  });
}

function linksOfInline(part: Inline): string[] {
  if (typeof part === 'string' || part.kind === 'break') return [];
  const below = part.children.flatMap(linksOfInline);
  return part.kind === 'link' ? [part.href, ...below] : below;
}

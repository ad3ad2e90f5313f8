import type { Block, Inline } from '@pierlight/contract/content/documents';
import compile from 'icu-minify/compile';
import { mailFacts, readFrontMatter } from './front-matter.ts';
import { isSafeHref } from './links.ts';
import { readMarkdown } from './markdown.ts';
import type { Mistake, Parsed } from './mistake.ts';

/** A mail before its values are put in: every text of it is an ICU message. */
export interface MailTemplate {
  readonly subject: string;
  readonly body: readonly Block[];
}

/** A link whose whole address is a value: `[Choose a password]({url})`. */
const valueHref = /^\{[a-z][a-zA-Z0-9]*\}$/;

/** Reads a mail: its subject between two lines of `---`, Markdown with `{values}` below. */
export function readMailFile(text: string): Parsed<MailTemplate> {
  const front = readFrontMatter(text, mailFacts);
  if (front.value === null) return { value: null, mistakes: front.mistakes };
  const { facts, body, linesAbove } = front.value;
  const { blocks, mistakes: found } = readMarkdown(
    body,
    (href) => valueHref.test(href) || isSafeHref(href),
  );
  const mistakes: Mistake[] = found.map(({ line, problem }) => ({
    line: line + linesAbove,
    problem,
  }));
  for (const message of messagesOf({ subject: facts.subject, body: blocks })) {
    try {
      compile(message);
    } catch {
      mistakes.push({ line: 1, problem: `this is no ICU message: ${message.slice(0, 80)}` });
    }
  }
  // A mail that cannot be filled in is of no use.
  return {
    value: mistakes.length === 0 ? { subject: facts.subject, body: blocks } : null,
    mistakes,
  };
}

/** Every text of a mail that values may be put into, links included. */
export function messagesOf({ subject, body }: MailTemplate): string[] {
  return [subject, ...body.flatMap(messagesOfBlock)];
}

function messagesOfBlock(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.children.flatMap(messagesOfInline);
    case 'quote':
      return block.children.flatMap(messagesOfBlock);
    case 'list':
      return block.items.flatMap((item) => item.flatMap(messagesOfBlock));
    case 'table':
      return [block.head, ...block.rows].flatMap((row) =>
        row.flatMap((cell) => cell.flatMap(messagesOfInline)),
      );
    case 'preformatted':
      return [block.text];
    case 'rule':
      return [];
  }
}

function messagesOfInline(part: Inline): string[] {
  if (typeof part === 'string') return [part];
  switch (part.kind) {
    case 'link':
      return [
        ...(valueHref.test(part.href) ? [part.href] : []),
        ...part.children.flatMap(messagesOfInline),
      ];
    case 'break':
      return [];
    default:
      return part.children.flatMap(messagesOfInline);
  }
}

import type { Block } from '@pierlight/contract/content/documents';
import { type DocumentFacts, documentFacts, readFrontMatter } from './front-matter.ts';
import { readMarkdown } from './markdown.ts';
import type { Mistake, Parsed } from './mistake.ts';

/** A document of one locale as its file has it. */
export interface StoredDocument extends DocumentFacts {
  readonly body: readonly Block[];
}

/** Reads a document: facts between two lines of `---`, Markdown below. */
export function readDocumentFile(text: string): Parsed<StoredDocument> {
  const front = readFrontMatter(text, documentFacts);
  if (front.value === null) return { value: null, mistakes: front.mistakes };
  const { facts, body, linesAbove } = front.value;
  const { blocks, mistakes: found } = readMarkdown(body);
  const mistakes: Mistake[] = found.map(({ line, problem }) => ({
    line: line + linesAbove,
    problem,
  }));
  if (blocks.length === 0)
    mistakes.push({ line: linesAbove + 1, problem: 'there is no text below the facts' });
  if (facts.from !== null && facts.until !== null && facts.until < facts.from)
    mistakes.push({ line: 1, problem: '"until" lies before "from"' });
  return { value: { ...facts, body: blocks }, mistakes };
}

import type { Block, ContentDocument, Inline } from '@pierlight/contract/content/documents';

/** A question of a group: a heading of the group's document and what stands below it. */
export interface Question {
  /** Its place on the page. */
  readonly id: string;
  readonly words: readonly Inline[];
  readonly answer: readonly Block[];
}

/** Divides a document at its headings of the second level; what stands above the first is no answer. */
export function questionsOf(body: readonly Block[]): Question[] {
  const questions: { id: string; words: readonly Inline[]; answer: Block[] }[] = [];
  for (const block of body) {
    if (block.kind === 'heading' && block.level === 2)
      questions.push({ id: block.id, words: block.children, answer: [] });
    else questions.at(-1)?.answer.push(block);
  }
  return questions;
}

type Group = Pick<ContentDocument, 'identity' | 'title' | 'lang' | 'body'>;

/** A group with those of its questions that hold every word searched for. */
export interface FoundGroup {
  readonly group: Group;
  readonly questions: readonly Question[];
}

/** Groups that have questions with every word of `search`, wherever it stands; all for no words. */
export function searchQuestions(groups: readonly Group[], search: string): FoundGroup[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return groups.flatMap((group) => {
    const questions = questionsOf(group.body).filter((question) => {
      const text = plain(`${textOf(question.words)} ${question.answer.map(textOfBlock).join(' ')}`);
      return words.every((word) => text.includes(word));
    });
    return questions.length > 0 ? [{ group, questions }] : [];
  });
}

/** Small letters without their marks: who searches for "limites" means "límites" too. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}

function textOf(parts: readonly Inline[]): string {
  return parts
    .map((part) =>
      typeof part === 'string' ? part : part.kind === 'break' ? ' ' : textOf(part.children),
    )
    .join('');
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return textOf(block.children);
    case 'quote':
      return block.children.map(textOfBlock).join(' ');
    case 'list':
      return block.items.flatMap((item) => item.map(textOfBlock)).join(' ');
    case 'table':
      return [block.head, ...block.rows].flatMap((row) => row.map(textOf)).join(' ');
    case 'preformatted':
      return block.text;
    case 'rule':
      return '';
  }
}

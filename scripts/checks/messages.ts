import { wordingProblems } from './wording.ts';

/**
 * The arguments of an ICU message with their kind: `name` of `{name}`, `count number` of
 * `{count, plural, one {# game} other {# games}}`, and the tags of rich text, as `<b>`. Sorted, each
 * once.
 *
 * @throws Error when a brace is not closed
 */
export function placeholders(message: string): string[] {
  const found = new Set<string>();
  readMessage(message, 0, 0, found);
  for (const [, tag] of message.matchAll(/<\/?([a-z][a-zA-Z]*)>/g)) found.add(`<${tag}>`);
  return [...found].sort();
}

/** Reads text up to the closing brace of its level; returns the position after it. */
function readMessage(text: string, start: number, depth: number, found: Set<string>): number {
  let at = start;
  while (at < text.length) {
    const character = text[at];
    if (character === "'" && /['{}<]/.test(text[at + 1] ?? '')) {
      const end = text[at + 1] === "'" ? at + 1 : text.indexOf("'", at + 2);
      at = (end < 0 ? text.length : end) + 1;
    } else if (character === '{') {
      at = readArgument(text, at + 1, depth, found);
    } else if (character === '}') {
      if (depth === 0) throw new Error(`a "}" without its "{": ${text}`);
      return at + 1;
    } else {
      at += 1;
    }
  }
  if (depth > 0) throw new Error(`a "{" is never closed: ${text}`);
  return at;
}

function readArgument(text: string, start: number, depth: number, found: Set<string>): number {
  const head = /^\s*([\w-]+)\s*(,\s*(\w+)\s*)?/.exec(text.slice(start));
  if (!head?.[1]) throw new Error(`a "{" opens no argument: ${text}`);
  found.add(head[3] ? `${head[1]} ${kindOf(head[3])}` : head[1]);
  let at = start + head[0].length;
  const kind = head[3];
  while (at < text.length && text[at] !== '}') {
    at = text[at] === '{' && kind ? readMessage(text, at + 1, depth + 1, found) : at + 1;
  }
  if (at >= text.length) throw new Error(`a "{" is never closed: ${text}`);
  return at + 1;
}

/** One language prints the number another has to agree with: both are given one. */
const kindOf = (format: string) =>
  format === 'plural' || format === 'selectordinal' ? 'number' : format;

/** Every text of nested JSON by its dotted key. */
export function flatten(value: unknown, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  if (typeof value === 'string') texts.set(prefix, value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      for (const [name, text] of flatten(inner, prefix ? `${prefix}.${key}` : key)) {
        texts.set(name, text);
      }
    }
  } else texts.set(prefix, String(value));
  return texts;
}

/**
 * Files that are read differently from texts say by themselves what differs.
 */
type Compare = (file: string, original: string, translation: string) => string[];

/**
 * What a translation lacks, has too much, fills in otherwise than the original, or words against the
 * customs of its language.
 *
 * @param original, translation the files of two locales: path within the locale to content
 * @param locale of the translation
 */
export function compareLocales(
  original: ReadonlyMap<string, string>,
  translation: ReadonlyMap<string, string>,
  locale: string,
  compareMarkdown: Compare = () => [],
): string[] {
  const problems: string[] = [];
  for (const [file, content] of original) {
    const other = translation.get(file);
    if (other === undefined) problems.push(`${file} is missing`);
    else {
      problems.push(
        ...(file.endsWith('.json')
          ? compareFiles(file, content, other, locale)
          : compareMarkdown(file, content, other)),
      );
    }
  }
  for (const file of translation.keys()) {
    if (!original.has(file)) problems.push(`${file} has no original`);
  }
  return problems;
}

function compareFiles(
  file: string,
  original: string,
  translation: string,
  locale: string,
): string[] {
  const problems: string[] = [];
  const [ours, theirs] = [original, translation].map((text) => flatten(JSON.parse(text)));
  for (const [key, text] of ours ?? []) {
    const other = theirs?.get(key);
    if (other === undefined) problems.push(`${file}: ${key} is missing`);
    else if (other.trim() === '' && text.trim() !== '') problems.push(`${file}: ${key} is empty`);
    else {
      const found = [
        ...comparePlaceholders(text, other),
        ...(file.endsWith('.json') ? wordingProblems(text, other, locale) : []),
      ];
      problems.push(...found.map((problem) => `${file}: ${key} ${problem}`));
    }
  }
  for (const key of theirs?.keys() ?? []) {
    if (!ours?.has(key)) problems.push(`${file}: ${key} has no original`);
  }
  return problems;
}

function comparePlaceholders(original: string, translation: string): string[] {
  try {
    const [wanted, given] = [placeholders(original), placeholders(translation)];
    if (wanted.join() === given.join()) return [];
    const list = (names: readonly string[]) => names.join(', ') || 'nothing';
    return [`fills in "${list(given)}" where the original has "${list(wanted)}"`];
  } catch (error) {
    return [`is broken: ${error instanceof Error ? error.message : String(error)}`];
  }
}

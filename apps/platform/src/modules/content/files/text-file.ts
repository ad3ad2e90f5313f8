import type {
  CompiledMessage,
  CompiledMessages,
  Messages,
} from '@pierlight/contract/content/schemas';
import compile from 'icu-minify/compile';
import { isScalar, LineCounter, parseDocument } from 'yaml';
import type { Mistake, Parsed } from './mistake.ts';

/** Keys are parts of names such as `layout.header.signIn`, so a dot may not stand in one. */
const keyShape = /^[A-Za-z0-9][\w-]{0,79}$/;
const longestText = 4_000;

/** What the parser of ICU messages complains about, in words. */
const icuProblems: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a "{" is never closed',
  EMPTY_ARGUMENT: 'there is nothing between "{" and "}"',
  MALFORMED_ARGUMENT: 'what stands after a "{" is no name',
  MISSING_OTHER_CLAUSE: 'a plural or a choice has no branch "other"',
  UNCLOSED_TAG: 'a tag such as "<b>" is never closed',
  UNMATCHED_CLOSING_TAG: 'a tag is closed that was not opened',
  INVALID_TAG: 'a "<" opens no tag; write \'<\' with straight quotes for the sign itself',
};

/** Complaints of the YAML parser, of which JSON is a part, that JSON's own parser lets pass. */
const duplicate = 'DUPLICATE_KEY';

/** Texts of a file as they are written, and parsed once for clients without a parser. */
export interface Texts {
  readonly messages: Messages;
  readonly compiled: CompiledMessages;
}

/**
 * Reads a file of texts: nested JSON whose leaves are ICU messages. What is wrong with single texts
 * leaves them out; JSON that cannot be read leaves nothing.
 */
export function readTextFile(text: string): Parsed<Texts> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    return { value: null, mistakes: [syntaxMistake(text, error)] };
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: 'json' });
  const mistakes: Mistake[] = document.errors
    .filter(({ code }) => code === duplicate)
    .map(({ pos }) => ({
      line: lines.linePos(pos[0]).line,
      problem: 'the same name stands here twice',
    }));
  const lineOf = (path: readonly string[]): number => {
    const node = document.getIn(path, true);
    return isScalar(node) && node.range ? lines.linePos(node.range[0]).line : 1;
  };
  const value = readGroup(parsed, [], (path, problem) =>
    mistakes.push({ line: lineOf(path), problem: `${path.join('.')}: ${problem}` }),
  );
  if (value === null)
    return {
      value,
      mistakes: [{ line: 1, problem: 'the file must hold one group of texts in { }' }],
    };
  return { value, mistakes };
}

function readGroup(
  value: unknown,
  path: readonly string[],
  complain: (path: readonly string[], problem: string) => void,
): Texts | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const messages = new Map<string, string | Messages>();
  const compiled = new Map<string, CompiledMessage | CompiledMessages>();
  for (const [key, entry] of Object.entries(value)) {
    const at = [...path, key];
    if (!keyShape.test(key)) complain(at, 'a name is letters, digits, "-" and "_"');
    else if (typeof entry === 'string') {
      const message = compileText(entry);
      if ('problem' in message) complain(at, message.problem);
      else {
        messages.set(key, entry);
        compiled.set(key, message.compiled);
      }
    } else {
      const below = readGroup(entry, at, complain);
      if (below === null) complain(at, 'only texts in quotes and groups of texts may stand here');
      else {
        messages.set(key, below.messages);
        compiled.set(key, below.compiled);
      }
    }
  }
  return { messages: Object.fromEntries(messages), compiled: Object.fromEntries(compiled) };
}

function compileText(
  text: string,
): { readonly compiled: CompiledMessage } | { readonly problem: string } {
  if (text.length > longestText)
    return { problem: `the text is longer than ${longestText} characters` };
  try {
    return { compiled: compile(text) };
  } catch (error) {
    const code = error instanceof Error ? error.message : '';
    return { problem: icuProblems[code] ?? `the text is no ICU message (${code})` };
  }
}

function syntaxMistake(text: string, error: unknown): Mistake {
  const message = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(message)?.[1];
  const what = message.replace(/ in JSON at position.*$/s, '').replace(/, "[\s\S]*$/, '');
  return {
    line: line === undefined ? text.trimEnd().split('\n').length : Number(line),
    problem: `this is not valid JSON (${what}); look for a missing comma, quote or bracket`,
  };
}

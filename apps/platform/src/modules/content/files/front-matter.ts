import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { lineAt, type Mistake, type Parsed } from './mistake.ts';

const day = z.iso.date({ error: 'must be a day written like 2026-11-21' });
const line = (longest: number) =>
  z
    .string({ error: 'must be a text; put it in quotes' })
    .trim()
    .min(1, 'must not be empty')
    .max(longest, `must have at most ${longest} characters`)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line');

/** What stands above the text of a document, between two lines of `---`. */
export const documentFacts = z.strictObject({
  title: line(120),
  description: line(300),
  /** Place in lists, lowest first. */
  order: z
    .int({ error: 'must be a whole number' })
    .min(0, 'must be 0 or more')
    .max(9_999, 'must be 9999 or less')
    .default(100),
  updated: day,
  from: day.nullable().default(null),
  until: day.nullable().default(null),
});
export type DocumentFacts = z.infer<typeof documentFacts>;

/** What stands above the text of a mail. */
export const mailFacts = z.strictObject({ subject: line(150) });
export type MailFacts = z.infer<typeof mailFacts>;

export interface FrontMatter<Facts> {
  readonly facts: Facts;
  readonly body: string;
  /** Lines of the file above the body. */
  readonly linesAbove: number;
}

const opening = /^\uFEFF?---[ \t]*\r?\n/;
const closing = /^---[ \t]*(\r?\n|$)/m;

/** Divides a file into its facts, checked against a schema, and the Markdown below them. */
export function readFrontMatter<Facts>(
  text: string,
  schema: z.ZodType<Facts>,
): Parsed<FrontMatter<Facts>> {
  const start = opening.exec(text)?.[0].length;
  if (start === undefined)
    return refuse({
      line: 1,
      problem: 'the file must begin with a line "---", then title and so on',
    });
  const end = closing.exec(text.slice(start));
  if (!end) return refuse({ line: 1, problem: 'the facts on top need a closing line "---"' });
  const yaml = text.slice(start, start + end.index);
  const bodyStart = start + end.index + end[0].length;

  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, schema: 'core', prettyErrors: false });
  const lineOf = (offset: number) => lines.linePos(offset).line + 1;
  const [syntax] = document.errors;
  if (syntax)
    return refuse({
      line: lineOf(syntax.pos[0]),
      problem: `this cannot be read (${syntax.message}); a text with a colon needs quotes`,
    });
  const result = schema.safeParse(document.toJS() ?? {});
  if (!result.success) {
    const mistakes = result.error.issues.flatMap((issue): Mistake[] => {
      const [name] = issue.path;
      const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(name ?? '')];
      return names.map((key) => ({
        line: lineOfKey(key),
        problem:
          issue.code === 'unrecognized_keys'
            ? `"${key}" is not known here`
            : document.has(key)
              ? `"${key}" ${issue.message}`
              : `"${key}" is missing`,
      }));
    });
    return { value: null, mistakes };
  }
  const linesAbove = lineAt(text, bodyStart) - 1;
  return { value: { facts: result.data, body: text.slice(bodyStart), linesAbove }, mistakes: [] };

  function lineOfKey(key: string): number {
    const pairs = isMap(document.contents) ? document.contents.items : [];
    const found = pairs.find((pair) => isScalar(pair.key) && pair.key.value === key);
    return isScalar(found?.key) && found.key.range ? lineOf(found.key.range[0]) : 1;
  }
}

const refuse = (mistake: Mistake) => ({ value: null, mistakes: [mistake] });

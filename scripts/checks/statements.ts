/** An id of the specification (`2.1-10`) or a promise (`P-05`). */
export const idPattern = String.raw`(?:\d+[a-z]?(?:\.\d+)*-\d{2,}|P-\d{2})`;

/** How far a statement is kept, and what there is to say about that. */
export type Standing =
  | { readonly state: 'kept' }
  | { readonly state: 'partial'; readonly missing: string }
  | { readonly state: 'elsewhere'; readonly ids: readonly string[] }
  | { readonly state: 'nothing'; readonly reason: string };

export interface Statement {
  readonly id: string;
  readonly words: string;
  /** The heading it stands under. */
  readonly section: string;
  readonly standing: Standing;
}

/** The ids named in brackets, as titles of tests name them: `test('[2.1-10] …')`. */
export function idsIn(text: string): string[] {
  const found = text.matchAll(new RegExp(String.raw`\[(${idPattern})\]`, 'g'));
  return [...new Set([...found].flatMap((match) => match[1] ?? []))];
}

/** Whether a test has to prove it: what is kept, be it in part. */
export const wantsProof = ({ standing }: Statement) =>
  standing.state === 'kept' || standing.state === 'partial';

/**
 * Reads the list of statements: a line each, `# ` for a heading or a remark.
 *
 * @throws Error that names the line
 */
export function readStatements(list: string): Statement[] {
  const statements: Statement[] = [];
  const seen = new Set<string>();
  let section = '';
  for (const [index, line] of list.split('\n').entries()) {
    if (line.startsWith('#')) section = line.slice(2);
    if (line === '' || line.startsWith('#')) continue;
    const [, id = '', words = '', rest] =
      new RegExp(`^(${idPattern}) {2}(\\S[^|]*?)(?: \\| (.+))?$`).exec(line) ?? [];
    const standing = readStanding(rest);
    if (id === '' || !standing)
      throw new Error(`Line ${index + 1} of the statements is none: ${line}`);
    if (seen.has(id)) throw new Error(`Line ${index + 1} of the statements repeats ${id}.`);
    seen.add(id);
    statements.push({ id, words, section, standing });
  }
  return statements;
}

function readStanding(text: string | undefined): Standing | undefined {
  if (text === undefined) return { state: 'kept' };
  const [, state, said = ''] = /^(partial|elsewhere|nothing): (\S.*)$/.exec(text) ?? [];
  switch (state) {
    case 'partial':
      return { state, missing: said };
    case 'elsewhere':
      return { state, ids: said.split(', ') };
    case 'nothing':
      return { state, reason: said };
    default:
      return undefined;
  }
}

import { idPattern, idsIn, type Statement, wantsProof } from './statements.ts';

/** The ids a product document states: `[2.1-10]` anywhere, or `| 2.1-10 |` opening a table row. */
export function documentedIds(markdown: string): string[] {
  const cells = markdown.matchAll(new RegExp(String.raw`^\|\s*(${idPattern})\s*\|`, 'gm'));
  return [...new Set([...idsIn(markdown), ...[...cells].flatMap((match) => match[1] ?? [])])];
}

export interface Comparison {
  /** What does not agree, by what is wrong with it; only what is wrong is there. */
  readonly problems: ReadonlyMap<string, readonly string[]>;
  /** The documents that tell of a statement. */
  readonly documentsOf: ReadonlyMap<string, readonly string[]>;
}

/**
 * Holds the list of statements, the documents and the titles of tests against one another.
 *
 * @param documents the text of each document by its path
 * @param titles the ids named by titles of tests, by the path of their file
 */
export function compare(
  statements: readonly Statement[],
  documents: ReadonlyMap<string, string>,
  titles: ReadonlyMap<string, readonly string[]>,
): Comparison {
  const listed = new Map(statements.map((statement) => [statement.id, statement]));
  const documentsOf = filesById([...documents].map(([file, text]) => [file, documentedIds(text)]));
  const testsOf = filesById([...titles]);
  const unlisted = (files: ReadonlyMap<string, readonly string[]>) =>
    [...files].filter(([id]) => !listed.has(id)).map(([id, [file]]) => `[${id}] ${file}`);
  const wanted = statements.filter(wantsProof);
  const problems = {
    'On the list, but told by no document:': wanted
      .filter(({ id }) => !documentsOf.has(id))
      .map(({ id, words }) => `[${id}] ${words}`),
    'On the list, but in the title of no test:': wanted
      .filter(({ id }) => !testsOf.has(id))
      .map(({ id, words }) => `[${id}] ${words}`),
    'Told by a document, but not on the list:': unlisted(documentsOf),
    'In the title of a test, but not on the list:': unlisted(testsOf),
    'Said to be told by another statement, which is not one to be proven:': statements.flatMap(
      ({ id, standing }) =>
        standing.state !== 'elsewhere'
          ? []
          : standing.ids
              .filter((other) => {
                const told = listed.get(other);
                return !told || !wantsProof(told);
              })
              .map((other) => `[${id}] names ${other}`),
    ),
  };
  return {
    problems: new Map(Object.entries(problems).filter(([, lines]) => lines.length > 0)),
    documentsOf,
  };
}

function filesById(
  files: readonly (readonly [file: string, ids: readonly string[]])[],
): Map<string, string[]> {
  const byId = new Map<string, string[]>();
  for (const [file, ids] of files)
    for (const id of ids) byId.set(id, [...(byId.get(id) ?? []), file]);
  return byId;
}

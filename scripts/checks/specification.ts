/** An id of the specification (`2.1-10`) or a promise (`P-05`). */
const id = String.raw`(?:\d+[a-z]?(?:\.\d+)*-\d{2,}|P-\d{2})`;

/** The ids a product document states: `[2.1-10]` anywhere, or `| 2.1-10 |` opening a table row. */
export function documentedIds(markdown: string): string[] {
  const bracketed = [...markdown.matchAll(new RegExp(String.raw`\[(${id})\]`, 'g'))];
  const cells = [...markdown.matchAll(new RegExp(String.raw`^\|\s*(${id})\s*\|`, 'gm'))];
  return [...new Set([...bracketed, ...cells].flatMap((match) => match[1] ?? []))];
}

/** The ids named by the tests of a file: `test('[2.1-10] …')`, several in one name allowed. */
export function testedIds(source: string): string[] {
  return [
    ...new Set(
      [...source.matchAll(new RegExp(String.raw`\[(${id})\]`, 'g'))].flatMap(
        (match) => match[1] ?? [],
      ),
    ),
  ];
}

export interface Coverage {
  /** Documented, and named by no test: id and document. */
  readonly untested: readonly string[];
  /** Named by a test, and in no document: id and test file. */
  readonly unknown: readonly string[];
  readonly proven: number;
}

/** @param documents, tests the text of each file by its path */
export function compare(
  documents: ReadonlyMap<string, string>,
  tests: ReadonlyMap<string, string>,
): Coverage {
  const documented = new Map<string, string>();
  for (const [file, text] of documents) {
    for (const found of documentedIds(text)) documented.set(found, file);
  }
  const tested = new Set<string>();
  const unknown: string[] = [];
  for (const [file, text] of tests) {
    for (const found of testedIds(text)) {
      tested.add(found);
      if (!documented.has(found)) unknown.push(`[${found}] ${file}`);
    }
  }
  const untested = [...documented]
    .filter(([found]) => !tested.has(found))
    .map(([found, file]) => `[${found}] ${file}`);
  return { untested, unknown, proven: documented.size - untested.length };
}

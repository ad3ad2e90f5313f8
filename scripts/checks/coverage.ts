import path from 'node:path';
import type { Standing, Statement } from './statements.ts';
import { wantsProof } from './statements.ts';

/** What the standings of statements are called, in the order in which they are told. */
const states: Readonly<Record<Standing['state'], string>> = {
  kept: 'kept',
  partial: 'kept in part',
  elsewhere: 'said by others',
  nothing: 'nothing to keep',
};

/** The table of all statements, as it stands in the repository: it tells of no run. */
export function renderCoverage(
  statements: readonly Statement[],
  documentsOf: ReadonlyMap<string, readonly string[]>,
): string {
  const sections = Map.groupBy(statements, ({ section }) => section);
  const counts = countStates(statements).map(([name, count]) => `| ${name} | ${count} |`);
  return [
    '# Statements',
    '',
    'Made of [statements.txt](statements.txt) by `npm run spec -- --write`. Each statement that is kept, be it in',
    'part, stands in a document and in the title of a test; that such a test ran and passed is what the end of',
    '`npm test` tells.',
    '',
    '| | statements |',
    '| --- | --- |',
    ...counts,
    ...[...sections].flatMap(([section, own]) => [
      '',
      `## ${section}`,
      '',
      '| id | statement | stands | told in |',
      '| --- | --- | --- | --- |',
      ...own.map(
        ({ id, words, standing }) =>
          `| ${id} | ${words} | ${wordStanding(standing)} | ${linksTo(documentsOf.get(id) ?? [])} |`,
      ),
    ]),
    '',
  ].join('\n');
}

function wordStanding(standing: Standing): string {
  switch (standing.state) {
    case 'kept':
      return states.kept;
    case 'partial':
      return `**in part**; missing: ${standing.missing}`;
    case 'elsewhere':
      return `by ${standing.ids.join(', ')}`;
    case 'nothing':
      return `nothing to keep: ${standing.reason}`;
  }
}

const linksTo = (documents: readonly string[]) =>
  documents
    .map((file) => path.basename(file))
    .map((name) => `[${path.basename(name, '.md')}](${name})`)
    .join(', ');

const countStates = (statements: readonly Statement[]) =>
  (Object.keys(states) as Standing['state'][]).map(
    (state) =>
      [
        states[state],
        statements.filter(({ standing }) => standing.state === state).length,
      ] as const,
  );

/**
 * What a run proved of the statements: the table's last lines for a person who reads the end of it.
 *
 * @param proven ids in titles of tests that ran and passed; nothing where not everything was run
 */
export function provenIn(
  statements: readonly Statement[],
  proven: ReadonlySet<string> | undefined,
): { readonly lines: readonly string[]; readonly unproven: readonly string[] } {
  const wanted = statements.filter(wantsProof);
  const unproven = proven
    ? wanted.filter(({ id }) => !proven.has(id)).map(({ id, words }) => `[${id}] ${words}`)
    : [];
  const figure = (state: Standing['state']) => {
    const own = statements.filter(({ standing }) => standing.state === state);
    if (!own.some(wantsProof)) return '';
    return proven
      ? `, ${own.filter(({ id }) => proven.has(id)).length} proven by tests that ran and passed`
      : ', not run';
  };
  return {
    lines: [
      `${statements.length} statements:`,
      ...(Object.keys(states) as Standing['state'][]).map((state, index) => {
        const [name, count] = countStates(statements)[index] ?? [];
        return `${String(count).padStart(5)}  ${name}${figure(state)}`;
      }),
      ...(unproven.length > 0 ? ['Proven by no test that ran and passed:'] : []),
      ...unproven.map((line) => `       ${line}`),
    ],
    unproven,
  };
}

import type { Mutant } from './mutant.ts';

/** Where the table of all faults stands, from the root of the repository. */
export const tableFile = 'docs/mutants.md';

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The table of all faults by the file that they are planted in. `npm run mutants -- --write` writes it. */
export function mutantTable(mutants: readonly Mutant[]): string {
  const byFile = Map.groupBy(mutants, ({ file }) => file);
  const sections = [...byFile]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([file, those]) => {
      const rows = those.map(
        ({ fault, test, title }) =>
          `| ${cell(fault)} | ${cell(title)} | \`${test.split('/').at(-1)}\` |`,
      );
      return [
        `## \`${file}\``,
        '',
        '| planted fault | test that fails | file |',
        '| --- | --- | --- |',
        ...rows,
        '',
      ].join('\n');
    });
  return [
    '# Mutants',
    '',
    `${mutants.length} faults are kept. \`npm run mutants\` plants each of them and runs the test that has to fail;`,
    '`npm run mutants -- WORDS` takes those whose description or file contains the words. This table is written by',
    '`npm run mutants -- --write`.',
    '',
    ...sections,
  ].join('\n');
}

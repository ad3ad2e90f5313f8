import type { MutationGroup } from '../mutation/groups.ts';
import type { Survivor } from '../mutation/survivors.ts';

/** Least share of mutants that the tests of a group have to notice. */
export const leastScore = 0.85;

interface Place {
  readonly line: number;
  readonly column: number;
}

/** What of Stryker's report is read. */
export interface MutationReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly status: string;
          readonly replacement?: string;
          readonly location: { readonly start: Place; readonly end: Place };
        }[];
      }
    >
  >;
}

interface Left {
  readonly file: string;
  readonly line: number;
  readonly was: string;
  readonly became: string;
}

export interface GroupScore {
  readonly name: string;
  /** When it was run. */
  readonly at: Date;
  readonly noticed: number;
  readonly left: readonly Left[];
  readonly score: number;
}

const short = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
};

/** What stands between two places of a text; lines and columns count from 1. */
function between(source: string, start: Place, end: Place): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) =>
      line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined),
    )
    .join('\n');
}

const noticed = ['Killed', 'Timeout'];
const unnoticed = ['Survived', 'NoCoverage'];

/** How many of the mutants of a group were noticed. Those that could not be run count for nothing. */
export function scoreOf(
  report: MutationReport,
  { name, files }: Pick<MutationGroup, 'name' | 'files'>,
  at: Date,
): GroupScore {
  const mutants = files.flatMap((file) =>
    (report.files[file]?.mutants ?? []).map((mutant) => ({ ...mutant, file })),
  );
  const killed = mutants.filter(({ status }) => noticed.includes(status)).length;
  const left = mutants
    .filter(({ status }) => unnoticed.includes(status))
    .map(({ file, location: { start, end }, replacement = '' }) => ({
      ...{ file, line: start.line, became: short(replacement) },
      was: short(between(report.files[file]?.source ?? '', start, end)),
    }));
  const total = killed + left.length;
  return { name, at, noticed: killed, left, score: total === 0 ? 0 : killed / total };
}

const code = (text: string) => `\`\`${` ${text} `.replaceAll('|', '\\|')}\`\``;

/** The last run over all groups, as `docs/mutation-score.md` keeps it. */
export function renderScores(
  scores: readonly GroupScore[],
  /** Groups that were not run. */
  missing: readonly string[],
  survivors: readonly Survivor[],
  commit: string,
): string {
  const whyOf = ({ file, was, became }: Left) =>
    survivors.find((one) => file.endsWith(one.file) && one.was === was && one.became === became)
      ?.why ?? '';
  const rows = scores.map(
    ({ name, at, noticed: killed, left, score }) =>
      `| ${name} | ${at.toISOString().slice(0, 16).replace('T', ' ')} | ${killed + left.length} | ${killed} | ${left.length} | ${(score * 100).toFixed(1)} % |`,
  );
  const lists = scores
    .filter(({ left }) => left.length > 0)
    .flatMap(({ name, left }) => [
      `## ${name}`,
      '',
      '| where | was | became | why no test notices it |',
      '| --- | --- | --- | --- |',
      ...left.map(
        (one) =>
          `| \`${one.file.split('/').at(-1)}\` ${one.line} | ${code(one.was)} | ${code(one.became)} | ${whyOf(one)} |`,
      ),
      '',
    ]);
  return [
    '# Mutation score',
    '',
    'Stryker changes rules of the product at random, one place at a time, and runs their tests: those that still pass',
    'have not noticed. [Mutants](mutants.md) are faults that somebody could make and that are kept by hand; these are',
    'all that a program can think of, in code whose tests need nothing. `npm run mutation` makes this page and fails',
    `where fewer than ${leastScore * 100} % of a group are noticed; it is no part of \`npm test\`, for it takes long. Left out`,
    'is what runs only once, as a module loads, such as its tables. A change without a reason beside it has not been',
    'looked at yet.',
    '',
    `Written at commit ${commit}.`,
    '',
    '| group | run (UTC) | mutants | noticed | not noticed | score |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    ...missing.map((name) => `| ${name} | not yet | | | | |`),
    '',
    ...lists,
  ].join('\n');
}

/**
 * `node bench/quick.ts`: a few benchmarks in under three minutes, as `npm test` runs them on whatever machine there is.
 * Prints their ratios below those of the last ten commits that were recorded, and fails when one is so far off that no
 * noise explains it. The bars proper are those of `npm run bench`.
 *
 * `node bench/quick.ts --record` adds the commit to the record: on a quiet machine, with nothing uncommitted.
 */
import { execFileSync } from 'node:child_process';
import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { parseTrend, type TrendRecord, trendTable } from './quick/trend.ts';
import type { BenchResult } from './result.ts';

const file = path.join(import.meta.dirname, 'quick/trend.jsonl');
const ROUNDS = 2;

interface Column {
  readonly name: string;
  /** The ratio that is far off: about twice as bad as on a quiet machine, or a budget that depends on none. */
  readonly bar: { readonly least: number } | { readonly most: number };
}

/** Each benchmark with a column for each of its results, in their order. */
const quick: readonly {
  readonly load: () => Promise<{ run(rounds: number): Promise<readonly BenchResult[]> }>;
  readonly columns: readonly Column[];
}[] = [
  { load: () => import('./outbox.ts'), columns: [{ name: 'outbox', bar: { least: 1 } }] },
  {
    load: () => import('./one-account.ts'),
    columns: [{ name: 'one account', bar: { least: 0.15 } }],
  },
  {
    load: () => import('./play-limits.ts'),
    columns: [{ name: 'play limits', bar: { least: 0.5 } }],
  },
  {
    load: () => import('./lobby-rendering.ts'),
    columns: [
      { name: 'lobby bytes', bar: { most: 1 } },
      { name: 'by brotli', bar: { most: 1 } },
      { name: 'rendered anew', bar: { least: 0.2 } },
      { name: 'cached page', bar: { least: 3 } },
    ],
  },
];

const ratios: Record<string, number> = {};
const off: string[] = [];
for (const { load, columns } of quick) {
  const { run } = await load();
  const results = await run(ROUNDS);
  for (const [at, { name, bar }] of columns.entries()) {
    const ratio = results[at]?.ratio ?? Number.NaN;
    ratios[name] = ratio;
    if ('least' in bar && !(ratio >= bar.least))
      off.push(`${name}: ${ratio}, at least ${bar.least}`);
    if ('most' in bar && !(ratio <= bar.most)) off.push(`${name}: ${ratio}, at most ${bar.most}`);
  }
}

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const isRecorded = process.argv.includes('--record');
if (isRecorded && git('status', '--porcelain', '--untracked-files=no') !== '')
  throw new Error('Commit first: what is recorded belongs to a commit');
const record: TrendRecord = {
  commit: isRecorded ? git('rev-parse', '--short=8', 'HEAD') : 'this run',
  date: new Date().toISOString().slice(0, 10),
  ratios,
};
const records = parseTrend(await readFile(file, 'utf8'));
console.log('Ratios, ours to the peer in the same run:');
for (const line of trendTable(records, record)) console.log(line);
if (isRecorded) await appendFile(file, `${JSON.stringify(record)}\n`);
for (const line of off) console.log(`Far off: ${line}`);
process.exit(off.length > 0 ? 1 : 0);

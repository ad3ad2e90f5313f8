/**
 * `node bench/beside.ts COMMIT [ROUNDS]`: what a person on a mid-range phone feels, of this tree beside that of an
 * older commit. Both run at once, and visits to one and to the other take turns, so that what else the machine does
 * meets both. Three rounds take about eight minutes; the first run with a commit installs and builds it too, and keeps
 * it in `.cache/beside`. Prints a JSON line for each figure, the median of the rounds.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { median } from './median.ts';
import { type Platform, startPlatform, stop } from './platform.ts';
import type { BenchResult } from './result.ts';

const here = path.resolve(import.meta.dirname, '..');
const ports = { ours: 21_690, peer: 21_790 };
/** All visitors have one address. */
const settings = { FREE_OPENINGS_PER_HOUR: '1000', RENDERS_PER_MINUTE: '1000000' };

/** The tree of a commit, installed and built. @returns its folder */
function treeOf(commit: string): string {
  const tree = path.join(here, '.cache/beside', commit);
  if (existsSync(path.join(tree, '.built'))) return tree;
  const inTree = (command: string, ...args: readonly string[]) =>
    execFileSync(command, args, { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('git', ['worktree', 'prune'], { cwd: here });
  if (!existsSync(tree))
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', tree, commit], { cwd: here });
  inTree('npm', 'ci', '--no-audit', '--no-fund');
  inTree('npm', 'run', 'build');
  inTree('touch', '.built');
  return tree;
}

/** Milliseconds by what was measured. */
function visited(tree: string, { origin }: Platform): Record<string, number> {
  const script = path.join(here, 'bench/web-vitals/visits.ts');
  const said = execFileSync(process.execPath, [script, tree, origin], { encoding: 'utf8' });
  return JSON.parse(said) as Record<string, number>;
}

const [asked, rounds = '3'] = process.argv.slice(2);
if (asked === undefined) throw new Error('Say the commit to compare with');
const commit = execFileSync('git', ['rev-parse', '--short=12', asked], {
  cwd: here,
  encoding: 'utf8',
}).trim();
const older = treeOf(commit);
const folder = await mkdtemp(path.join(os.tmpdir(), 'beside-'));
const started: Platform[] = [];
async function start(tree: string, port: number): Promise<Platform> {
  const platform = await startPlatform(path.join(folder, String(port)), settings, { tree, port });
  started.push(platform);
  return platform;
}
try {
  const ours = await start(here, ports.ours);
  const peer = await start(older, ports.peer);
  const figures: Record<string, { ours: number[]; peer: number[] }> = {};
  for (let round = 0; round < Number(rounds); round += 1)
    for (const [side, tree, platform] of [
      ['peer', older, peer],
      ['ours', here, ours],
    ] as const)
      for (const [subject, figure] of Object.entries(visited(tree, platform))) {
        figures[subject] ??= { ours: [], peer: [] };
        figures[subject][side].push(figure);
      }
  for (const [subject, each] of Object.entries(figures)) {
    const [own, other] = [median(each.ours), median(each.peer)];
    const ratio = Math.round((own / other) * 100) / 100;
    const result: BenchResult = {
      subject: `${subject}, ms, beside ${commit}`,
      ours: Math.round(own),
      peer: Math.round(other),
      ratio,
      bar: 'ratio at most 1',
      meets: ratio <= 1,
    };
    console.log(JSON.stringify(result));
    if (!result.meets) process.exitCode = 1;
  }
} finally {
  for (const platform of started) await stop(platform.process);
  await rm(folder, { recursive: true, force: true });
}

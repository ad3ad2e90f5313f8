import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type GroupScore,
  leastScore,
  type MutationReport,
  renderScores,
  scoreOf,
} from './checks/mutation-score.ts';
import { root, run } from './command.ts';
import { type MutationGroup, mutationGroups } from './mutation/groups.ts';
import { survivors } from './mutation/survivors.ts';

/**
 * Changes rules at random and counts which changes their tests notice: `npm run mutation` for all groups, or
 * `npm run mutation -- money` for those of that name. What came of each group is kept in `.data/mutation`, and all of it
 * written down in `docs/mutation-score.md`.
 */
const folder = path.join(root, '.data/mutation');
const reportOf = ({ name }: MutationGroup) =>
  path.join(folder, `${name.replaceAll(' ', '-')}.json`);

const word = process.argv[2] ?? '';
const chosen = mutationGroups.filter(({ name }) => name.includes(word));
if (chosen.length === 0) {
  const names = mutationGroups.map(({ name }) => name).join(', ');
  console.error(`No group is called "${word}": ${names}`);
  process.exit(2);
}

for (const group of chosen) {
  // By itself: a change of what is run while a module loads is held against every test there is.
  const { ok } = await run('stryker', ['run', '--mutate', group.files.join(',')], {
    follow: true,
    environment: { MUTATION_GROUP: group.name },
  });
  if (!ok) process.exit(1);
  await mkdir(folder, { recursive: true });
  await rename(path.join(folder, 'report.json'), reportOf(group));
}

/** What came of the last run of a group; null where there was none. */
async function lastScore(group: MutationGroup): Promise<GroupScore | null> {
  const report = await readFile(reportOf(group), 'utf8').catch(() => null);
  if (report === null) return null;
  const { mtime } = await stat(reportOf(group));
  return scoreOf(JSON.parse(report) as MutationReport, group, mtime);
}

const last = await Promise.all(mutationGroups.map(lastScore));
const scores = last.filter((score) => score !== null);
for (const { name, score, left } of scores) {
  console.log(`${(score * 100).toFixed(1).padStart(6)} %  ${name}`);
  if (!chosen.some((group) => group.name === name)) continue;
  for (const { file, line, was, became } of left)
    console.log(`          ${file}:${line}  ${was}  =>  ${became}`);
}
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
  cwd: root,
  encoding: 'utf8',
});
const missing = mutationGroups.filter((_group, at) => last[at] === null).map(({ name }) => name);
const page = renderScores(scores, missing, survivors, commit.trim());
await writeFile(path.join(root, 'docs/mutation-score.md'), page);
process.exitCode = scores.some(({ score }) => score < leastScore) ? 1 : 0;

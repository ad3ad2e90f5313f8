import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, site, studio } from './build/steps.ts';
import { renderCrawl } from './checks/crawl-result.ts';
import { reportFiles } from './checks/reports.ts';
import { playJourneys } from './checks/runners.ts';
import { root } from './command.ts';
import { elapsedSeconds } from './progress.ts';

/** Opens every page and modal on both sizes, in every language and for everybody, and notes the result: `npm run crawl`. */
process.env.CRAWL = 'whole';
await build([site, studio]);
const tally = await playJourneys(reportFiles.crawl, ['crawl.spec', 'every-modal.spec']);
const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const commit = git('rev-parse', '--short', 'HEAD');
const isClean = git('status', '--porcelain') === '';
const written = renderCrawl(
  tally,
  new Date(),
  isClean ? commit : `${commit}, changed`,
  elapsedSeconds() / 60,
);
await writeFile(path.join(root, 'docs/crawl.md'), written);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;

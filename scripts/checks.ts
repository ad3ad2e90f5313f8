import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Finished, runStage } from './checks/stage.ts';
import { quickStages, stages } from './checks/steps.ts';
import { shortcomings, untrusted } from './checks/tally.ts';
import { root } from './command.ts';
import { elapsedSeconds } from './progress.ts';

/** Every check and test of the repository: `npm test`; with `--quick`, what a person waits for. */
const { values: flags } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } },
});
const offered = flags.quick ? quickStages : stages;
const chosen = offered
  .map((stage) => stage.filter(({ name }) => flags.only === undefined || name === flags.only))
  .filter((stage) => stage.length > 0);
if (chosen.length === 0) {
  const names = offered.flat().map(({ name }) => name);
  console.error(`There is no step "${flags.only}". The steps are ${names.join(', ')}.`);
  process.exit(1);
}

await mkdir(path.join(root, '.cache'), { recursive: true });
// Processes are started by the hundred: what one has compiled the next need not compile again.
process.env.NODE_COMPILE_CACHE ??= path.join(root, '.cache/node');

const finished: Finished[] = [];
for (const stage of chosen) finished.push(...(await runStage(stage)));

const minutes = (seconds: number) => (seconds / 60).toFixed(1).padStart(5);
console.log('\nMinutes, of which two steps may share some:');
for (const { name, seconds } of finished) console.log(`${minutes(seconds)}  ${name}`);
console.log(`${minutes(elapsedSeconds())}  in all`);

const broken = finished.filter(({ tally }) => tally.failed > 0);
if (broken.length > 0) {
  const again = broken.map(
    ({ name }) => `npm test -- ${flags.quick ? '--quick ' : ''}--only=${name}`,
  );
  console.log(`\nTo repeat a step alone: ${again.join(', ')}`);
}
const tallies = finished.map(({ tally }) => tally);
for (const line of shortcomings(tallies)) console.log(line);
// Whoever sits in front of it reads the lines above; a machine reads the last one.
const unsure = process.env.CI ? untrusted(tallies) : 0;
if (unsure > 0)
  console.log(
    `${unsure} count as failed: flaky, or left out for no reason of scripts/checks/skips.ts`,
  );
const sum = (count: (each: Finished) => number) =>
  finished.reduce((total, each) => total + count(each), 0);
const failed = sum(({ tally }) => tally.failed) + unsure;
const flaky = tallies.flatMap((tally) => tally.flaky ?? []).length;
const passed = sum(({ tally }) => tally.passed) - (process.env.CI ? flaky : 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

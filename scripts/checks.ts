import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { steps } from './checks/steps.ts';
import { root } from './command.ts';
import { say } from './progress.ts';

/** Every check and test of the repository, one after another: `npm test`. */
const { values: flags } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = flags.only ? steps.filter((step) => step.name === flags.only) : steps;
if (chosen.length === 0) {
  console.error(
    `There is no step "${flags.only}". The steps are ${steps.map((step) => step.name).join(', ')}.`,
  );
  process.exit(1);
}

await mkdir(path.join(root, '.cache'), { recursive: true });
let passed = 0;
let failed = 0;
const broken: string[] = [];
for (const step of chosen) {
  say(step.title);
  let tally = { passed: 0, failed: 1 };
  try {
    tally = await step.run();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
  passed += tally.passed;
  failed += tally.failed;
  if (tally.failed > 0) broken.push(step.name);
  say(tally.failed > 0 ? `✗ ${step.name}: ${tally.failed} failed` : `✓ ${step.name}`);
}
if (broken.length > 0) {
  console.log(
    `\nTo repeat a step alone: ${broken.map((name) => `npm test -- --only=${name}`).join(', ')}`,
  );
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

import { build, site, studio } from '../build/steps.ts';
import { run } from '../command.ts';
import { readTree } from '../files.ts';
import { say } from '../progress.ts';
import { changedFiles, nearest } from './changed.ts';
import { ensureChromium } from './chromium.ts';
import { longTests } from './long-tests.ts';
import { tellProven } from './proven.ts';
import { reportFiles } from './reports.ts';
import { playJourneys, runTests } from './runners.ts';
import type { Tally } from './tally.ts';

export interface Step {
  readonly name: string;
  /** As a person would say it: "checking the types". */
  readonly title: string;
  run(): Promise<Tally>;
}

/** A check that holds or does not, and explains itself only when it does not, unless it always has something to say. */
function check(
  name: string,
  title: string,
  command: string,
  args: readonly string[],
  { speaks = false } = {},
): Step {
  return {
    name,
    title,
    async run() {
      const result = await run(command, args);
      if (!result.ok || speaks) console.log(result.output.trim());
      return result.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

const script = (file: string) => ['--disable-warning=ExperimentalWarning', `scripts/${file}`];

/** Without its parser dependency-cruiser sees no TypeScript, and finds nothing wrong with nothing. */
const imports: Step = {
  name: 'imports',
  title: 'checking the directions of imports',
  async run() {
    const config = ['--config', '.dependency-cruiser.mjs'];
    const result = await run('depcruise', [...config, 'apps', 'packages']);
    const cruised = Number(/(\d+) modules/.exec(result.output)?.[1] ?? 0);
    const sources = await readTree('apps', /\.tsx?$/);
    const complete = cruised >= sources.size;
    if (!complete) console.log(`Only ${cruised} modules of at least ${sources.size} were read.`);
    if (!result.ok || !complete) console.log(result.output.trim());
    return result.ok && complete ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
};

/** What the others read: the site, its route types, the studio's frame. Counts only when it fails. */
const prepare: Step = {
  name: 'build',
  title: 'building what has changed',
  async run() {
    await build([site, studio]);
    return { passed: 0, failed: 0 };
  },
};

const tests: Step = {
  name: 'tests',
  title: 'running the tests, on a PostgreSQL, Redis and nginx of their own',
  run: () => runTests(reportFiles.vitest),
};

const journeys: Step = {
  name: 'journeys',
  title: 'playing the journeys in Chromium and Firefox, on an instance of their own',
  run: () => playJourneys(reportFiles.playwright),
};

const stories: Step = {
  name: 'stories',
  title: 'opening every story of the primitives in Chromium',
  async run() {
    const result = await run('node', ['packages/ui/scripts/check-stories.ts'], {
      environment: { CHROMIUM_PATH: ensureChromium(say) },
    });
    const counted = /^stories: (\d+) passed, (\d+) failed$/m.exec(result.output);
    if (!result.ok || !counted) console.log(result.output.trim());
    if (!counted) return { passed: 0, failed: 1 };
    return { passed: Number(counted[1]), failed: Number(counted[2]) };
  },
};

/** What the tests and journeys of this run proved. Counts only what no test that passed proves. */
const statements: Step = {
  name: 'statements',
  title: 'counting the statements that the tests of this run prove',
  async run() {
    const { lines, unproven } = await tellProven();
    console.log(lines.join('\n'));
    return { passed: 0, failed: unproven.length };
  },
};

const types = check('types', 'checking the types', 'node', script('types.ts'));
const lint = check('lint', 'checking format and style', 'biome', [
  'check',
  '--error-on-warnings',
  '.',
]);

const spec = check(
  'spec',
  'holding the statements against documents and tests',
  'node',
  script('spec.ts'),
);

/** Alone, as everything else would be in its figures. */
const benchmarks = check(
  'benchmarks',
  'measuring a few ratios beside those of the last commits',
  'node',
  ['--disable-warning=ExperimentalWarning', 'bench/quick.ts'],
  { speaks: true },
);

/**
 * Each stage waits for the one before it. Within one, two steps run at a time: the tests wait more than
 * they compute, and the stories compute.
 */
export const stages: readonly (readonly Step[])[] = [
  [prepare],
  [
    types,
    lint,
    imports,
    check('dead-code', 'looking for dead code', 'knip', ['--no-progress']),
    spec,
    check('texts', 'checking that every text is translated', 'node', script('texts.ts')),
    check('secrets', 'looking for secrets', 'secretlint', [
      ...['--secretlintignore', '.gitignore', '--format=compact'],
      ...['**/*', '.*', '.ci/*'],
    ]),
    check('packages', 'asking about licences and known holes', 'node', script('packages.ts'), {
      speaks: true,
    }),
    check('budgets', 'weighing the first load', 'node', script('budgets.ts')),
  ],
  [tests, stories],
  [journeys],
  [benchmarks],
  [statements],
];

/** As many files of tests as a quick run has time for. */
const MOST_NEAR = 8;

const near: Step = {
  name: 'near',
  title: 'running the tests on the database, and the long ones, that are nearest to what changed',
  async run() {
    const all = await readTree('.', /\.(?:db|redis)\.test\.ts$/);
    const found = nearest(changedFiles(), [...all.keys(), ...longTests]);
    const chosen = found.slice(0, MOST_NEAR);
    say(`${chosen.length} of the ${found.length} files of tests that are near to what changed`);
    if (chosen.length === 0) return { passed: 0, failed: 0 };
    return runTests(reportFiles.near, [
      ...['--project=db', '--project=redis', '--project=long'],
      ...chosen,
    ]);
  },
};

/** What somebody asks for between two thoughts: `npm test -- --quick`. */
export const quickStages: readonly (readonly Step[])[] = [
  [prepare],
  [
    types,
    lint,
    spec,
    {
      name: 'units',
      title: 'running the tests that need nothing, but for long ones',
      run: () => runTests(reportFiles.units, ['--project=unit']),
    },
    near,
  ],
  [
    {
      name: 'journey',
      title: 'playing the first journey',
      run: () =>
        playJourneys(reportFiles.journey, ['journey.spec', '--project=phone', '--grep=in en ']),
    },
  ],
];

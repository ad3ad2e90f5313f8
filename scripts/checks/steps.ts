import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { build, site, studio } from '../build/steps.ts';
import { run } from '../command.ts';
import { readTree } from '../files.ts';
import { say } from '../progress.ts';
import { ensureChromium } from './chromium.ts';
import { ensureFirefox } from './firefox.ts';
import { ensureNginx } from './nginx.ts';
import { tellProven } from './proven.ts';
import { ensureRedis } from './redis.ts';
import { readReport, reportFiles } from './reports.ts';
import { countPlaywright, countVitest, type Tally } from './tally.ts';

export interface Step {
  readonly name: string;
  /** As a person would say it: "checking the types". */
  readonly title: string;
  run(): Promise<Tally>;
}

/** A check that holds or does not, and explains itself only when it does not. */
function check(name: string, title: string, command: string, args: readonly string[]): Step {
  return {
    name,
    title,
    async run() {
      const result = await run(command, args);
      if (!result.ok) console.log(result.output.trim());
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
  async run() {
    const redis = ensureRedis(say);
    const nginx = ensureNginx(say);
    const report = reportFiles.vitest;
    await rm(report, { force: true });
    const result = await run(
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      { follow: true, environment: { REDIS_SERVER_PATH: redis, NGINX_PATH: nginx } },
    );
    return countVitest(await readReport(report), result.ok);
  },
};

const journeys: Step = {
  name: 'journeys',
  title: 'playing the journeys in Chromium and Firefox, on an instance of their own',
  async run() {
    const chromium = ensureChromium(say);
    const firefox = ensureFirefox(say);
    const report = reportFiles.playwright;
    await rm(report, { force: true });
    const data = await mkdtemp(path.join(os.tmpdir(), 'pierlight-e2e-'));
    await chmod(data, 0o711);
    const [port, sandboxPort] = await freePorts();
    try {
      const result = await run(
        'playwright',
        ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
        {
          follow: true,
          environment: {
            CHROMIUM_PATH: chromium,
            FIREFOX_PATH: firefox,
            E2E_PORT: String(port),
            E2E_SANDBOX_PORT: String(sandboxPort),
            E2E_DATA: data,
            PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          },
        },
      );
      return countPlaywright(await readReport(report), result.ok);
    } finally {
      await rm(data, { recursive: true, force: true });
    }
  },
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

/**
 * Each stage waits for the one before it. Within one, two steps run at a time: the tests wait more than
 * they compute, and the stories compute.
 */
export const stages: readonly (readonly Step[])[] = [
  [prepare],
  [
    check('types', 'checking the types', 'node', script('types.ts')),
    check('lint', 'checking format and style', 'biome', ['check', '--error-on-warnings', '.']),
    imports,
    check('dead-code', 'looking for dead code', 'knip', ['--no-progress']),
    check('spec', 'holding the specification against the tests', 'node', script('spec.ts')),
    check('texts', 'checking that every text is translated', 'node', script('texts.ts')),
    check('budgets', 'weighing the first load', 'node', script('budgets.ts')),
  ],
  [tests, stories],
  [journeys],
  [statements],
];

/** The site's port and one for each of the sandbox's parties, of the two products that the journeys start. */
const PORTS = 2 * (1 + 14);

/** A port for the site and the first of the sandbox's, with all they need, below the ephemeral range. */
async function freePorts(): Promise<[number, number]> {
  for (let port = 20_100; port < 32_000; port += 10) {
    const wanted = Array.from({ length: PORTS }, (_, offset) => port + offset);
    const free = await Promise.all(wanted.map(isFree));
    if (free.every(Boolean)) return [port, port + 1];
  }
  throw new Error(`No ${PORTS} ports in a row are free between 20100 and 32000.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

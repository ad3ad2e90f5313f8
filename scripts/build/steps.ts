import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root, run } from '../command.ts';
import { say } from '../progress.ts';
import { fingerprint } from './fingerprint.ts';

export interface BuildStep {
  readonly name: string;
  /** As a person would say it: "building the site". */
  readonly title: string;
  readonly workspace: string;
  /** Files and folders the result depends on. */
  readonly inputs: readonly string[];
  /** Environment variables the result depends on. */
  readonly settings: readonly string[];
  /** A folder that exists once it is built. */
  readonly output: string;
}

export const site: BuildStep = {
  name: 'site',
  title: 'the site',
  workspace: 'apps/web',
  inputs: ['apps/web', 'packages', 'package-lock.json', 'tsconfig.base.json'],
  settings: ['API_ORIGIN'],
  output: 'apps/web/dist',
};

export const studio: BuildStep = {
  name: 'studio',
  title: "the studio's games",
  workspace: 'apps/sandbox',
  inputs: ['apps/sandbox', 'packages/money', 'package-lock.json', 'tsconfig.base.json'],
  settings: [],
  output: 'apps/sandbox/dist',
};

/** A build that failed; the message is what the builder printed. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/**
 * Builds what is missing, or older than its inputs, the steps beside each other.
 *
 * @throws BuildError when a builder fails
 */
export async function build(
  steps: readonly BuildStep[],
  options: { force?: boolean } = {},
): Promise<void> {
  const outcomes = await Promise.allSettled(steps.map((step) => buildStep(step, options)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function buildStep(step: BuildStep, { force }: { force?: boolean }): Promise<void> {
  if (!existsSync(path.join(root, step.workspace, 'vite.config.ts'))) return;
  const stamp = path.join(root, '.cache/build', step.name);
  const current = await fingerprint(
    root,
    step.inputs,
    step.settings.map((name) => `${name}=${process.env[name] ?? ''}`),
  );
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (!force && built === current && existsSync(path.join(root, step.output))) return;

  say(`building ${step.title}`);
  await rm(stamp, { force: true });
  const ticker = setInterval(() => say(`still building ${step.title}`), 10_000);
  const result = await run('vite', ['build', '--logLevel=warn'], {
    cwd: path.join(root, step.workspace),
    environment: { NODE_ENV: 'production' },
  });
  clearInterval(ticker);
  if (!result.ok) {
    throw new BuildError(
      `Building ${step.title} failed:\n\n${result.output.trim()}\n\nIt can be run alone with: npm run build`,
    );
  }
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, current);
  say(`built ${step.title} in ${result.seconds.toFixed(1)} s`);
}

import path from 'node:path';
import { isListed } from './skips.ts';
import { idsIn } from './statements.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** How many were left out, by the reason that they give. */
  readonly skipped?: Readonly<Record<string, number>>;
  /** Names of those that failed once and passed when repeated. */
  readonly flaky?: readonly string[];
}

/** What Vitest calls a test that did not run. */
const leftOut = ['skipped', 'pending', 'todo'];

interface VitestTest {
  readonly status: string;
  readonly fullName: string;
  readonly meta?: { readonly skipReason?: string };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly name: string;
    readonly assertionResults: readonly VitestTest[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly errors: readonly unknown[];
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightTest {
  readonly projectName: string;
  readonly status: string;
  readonly annotations: readonly { readonly type: string; readonly description?: string }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly PlaywrightTest[];
  }[];
}

/**
 * Counts Vitest's JSON report. A file that could not even be loaded is one failure; so is a run that
 * failed in no test (an error outside of them), or that left no report.
 *
 * @param ok whether the run's exit code was 0
 */
export function countVitest(report: unknown, ok: boolean): Tally {
  if (!report) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  ).length;
  const skipped = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => leftOut.includes(status))
      .map(({ meta }) => meta?.skipReason ?? `no reason given: ${path.basename(name)}`),
  );
  return certain(
    { passed: numPassedTests, failed: numFailedTests + broken, skipped: countEach(skipped) },
    ok,
  );
}

/** Counts Playwright's JSON report; a test that passed when repeated has passed, and is named as flaky. */
export function countPlaywright(report: unknown, ok: boolean): Tally {
  if (!report) return { passed: 0, failed: 1 };
  const { stats, errors, suites } = report as PlaywrightReport;
  const told = suites.flatMap(testsOf);
  const skipped = told
    .filter(({ status }) => status === 'skipped')
    .map(
      ({ annotations, name }) =>
        annotations.find(({ type }) => type === 'skip')?.description ?? `no reason given: ${name}`,
    );
  const flaky = told.filter(({ status }) => status === 'flaky').map(({ name }) => name);
  const passed = stats.expected + stats.flaky;
  const failed = stats.unexpected + errors.length;
  return certain({ passed, failed, skipped: countEach(skipped), flaky }, ok);
}

function testsOf({ suites = [], specs }: PlaywrightSuite): (PlaywrightTest & { name: string })[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map((test) => ({ ...test, name: `[${test.projectName}] ${file}:${line} ${title}` })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

function countEach(reasons: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

/** What the tallies of a run left out and repeated, a line each. */
export function shortcomings(tallies: readonly Tally[]): string[] {
  const skipped = skippedOf(tallies);
  const flaky = tallies.flatMap((tally) => tally.flaky ?? []);
  const sum = [...skipped.values()].reduce((total, count) => total + count, 0);
  return [
    ...(sum > 0 ? [`${sum} skipped:`] : []),
    ...[...skipped].map(([reason, count]) => `${String(count).padStart(5)}  ${reason}`),
    ...(flaky.length > 0 ? [`${flaky.length} flaky, failed once and passed when repeated:`] : []),
    ...flaky.map((name) => `       ${name}`),
  ];
}

/** How many were left out in all steps, by reason. */
function skippedOf(tallies: readonly Tally[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const tally of tallies)
    for (const [reason, count] of Object.entries(tally.skipped ?? {}))
      sums.set(reason, (sums.get(reason) ?? 0) + count);
  return sums;
}

/**
 * How many tests a run cannot be trusted for: left out for a reason that is not on the list, or passed only
 * when they were repeated. In CI each counts as failed.
 */
export function untrusted(tallies: readonly Tally[]): number {
  const unlisted = [...skippedOf(tallies)].filter(([reason]) => !isListed(reason));
  const flaky = tallies.flatMap((tally) => tally.flaky ?? []);
  return unlisted.reduce((total, [, count]) => total + count, 0) + flaky.length;
}

/** The statements named by the titles of tests, and of the groups they stand in, that ran and passed. */
export function provenIds(vitest: unknown, playwright: unknown): Set<string> {
  const { testResults } = vitest as VitestReport;
  const tests = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => fullName);
  const journeys = (playwright as PlaywrightReport).suites.flatMap((suite) => titlesPassed(suite));
  return new Set([...tests, ...journeys].flatMap(idsIn));
}

function titlesPassed({ title, suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'expected' || status === 'flaky'))
    .map((spec) => spec.title);
  return [...own, ...suites.flatMap(titlesPassed)].map((passed) => `${title} ${passed}`);
}

function certain(tally: Tally, ok: boolean): Tally {
  return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly errors: readonly unknown[];
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
  return certain({ passed: numPassedTests, failed: numFailedTests + broken }, ok);
}

/** Counts Playwright's JSON report; a test that passed when repeated has passed, and the list names it. */
export function countPlaywright(report: unknown, ok: boolean): Tally {
  if (!report) return { passed: 0, failed: 1 };
  const { stats, errors } = report as PlaywrightReport;
  return certain(
    { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length },
    ok,
  );
}

function certain(tally: Tally, ok: boolean): Tally {
  return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

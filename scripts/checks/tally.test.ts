import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './tally.ts';

test('failing tests, files that do not load and errors outside tests all count', () => {
  const file = (status: string, ...results: string[]) => ({
    status,
    assertionResults: results.map((result) => ({ status: result })),
  });
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      file('passed', 'passed', 'passed'),
      file('failed', 'passed', 'failed'),
      file('failed'),
    ],
  };
  expect(countVitest(report, false)).toEqual({ passed: 3, failed: 2 });
  const green = { numPassedTests: 2, numFailedTests: 0, testResults: [file('passed', 'passed')] };
  expect(countVitest(green, true)).toEqual({ passed: 2, failed: 0 });
  expect(countVitest(green, false)).toEqual({ passed: 2, failed: 1 });
  expect(countVitest(undefined, true)).toEqual({ passed: 0, failed: 1 });
});

test('a journey that passed when repeated has passed, and a server that did not start is a failure', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1 };
  expect(countPlaywright({ stats, errors: [] }, false)).toEqual({ passed: 5, failed: 1 });
  const none = { expected: 0, unexpected: 0, flaky: 0 };
  expect(countPlaywright({ stats: none, errors: ['no server'] }, false)).toEqual({
    passed: 0,
    failed: 1,
  });
});

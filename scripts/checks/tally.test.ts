import { expect, test } from 'vitest';
import { onlyWhere, skipReasons } from './skips.ts';
import { countPlaywright, countVitest, provenIds, shortcomings, untrusted } from './tally.ts';

test('failing tests, files that do not load and errors outside tests all count', () => {
  const file = (status: string, ...results: string[]) => ({
    name: '/a/house/full-disk.db.test.ts',
    status,
    assertionResults: results.map((result) => ({ status: result })),
  });
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      file('passed', 'passed', 'passed', 'skipped'),
      file('failed', 'passed', 'failed'),
      file('failed'),
    ],
  };
  expect(countVitest(report, false)).toEqual({
    passed: 3,
    failed: 2,
    skipped: { 'no reason given: full-disk.db.test.ts': 1 },
  });
  const green = { numPassedTests: 2, numFailedTests: 0, testResults: [file('passed', 'passed')] };
  expect(countVitest(green, true)).toEqual({ passed: 2, failed: 0, skipped: {} });
  expect(countVitest(green, false)).toEqual({ passed: 2, failed: 1, skipped: {} });
  expect(countVitest(undefined, true)).toEqual({ passed: 0, failed: 1 });
});

test('a journey that passed when repeated has passed, and a server that did not start is a failure', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1 };
  const report = { stats, errors: [], suites: [] };
  expect(countPlaywright(report, false)).toMatchObject({ passed: 5, failed: 1 });
  const none = { expected: 0, unexpected: 0, flaky: 0 };
  const broken = { stats: none, errors: ['no server'], suites: [] };
  expect(countPlaywright(broken, false)).toMatchObject({ passed: 0, failed: 1 });
});

test('what is left out is said with its reason, and what failed once by its name', () => {
  const of = (status: string, ...annotations: object[]) => ({
    projectName: 'phone',
    status,
    annotations,
  });
  const spec = (title: string, ...tests: object[]) => ({
    file: 'a.spec.ts',
    line: 7,
    title,
    tests,
  });
  const turn = { type: 'skip', description: skipReasons.otherSize };
  const report = {
    stats: { expected: 1, unexpected: 0, flaky: 1 },
    errors: [],
    suites: [
      {
        specs: [spec('one', of('expected')), spec('two', of('skipped', turn))],
        suites: [{ specs: [spec('three', of('flaky'), of('skipped', turn), of('skipped'))] }],
      },
    ],
  };
  expect(shortcomings([{ passed: 3, failed: 0 }, countPlaywright(report, true)])).toEqual([
    '3 skipped:',
    `    2  ${skipReasons.otherSize}`,
    '    1  no reason given: [phone] a.spec.ts:7 three',
    '1 flaky, failed once and passed when repeated:',
    '       [phone] a.spec.ts:7 three',
  ]);
});

test('the reason of a test that Vitest leaves out is the one its group was given', () => {
  const { meta } = onlyWhere(false, skipReasons.rootOnly);
  const left = { status: 'skipped', meta };
  const report = {
    numPassedTests: 0,
    numFailedTests: 0,
    testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [left, left] }],
  };
  expect(countVitest(report, true).skipped).toEqual({ [skipReasons.rootOnly]: 2 });
  expect(onlyWhere(true, skipReasons.rootOnly)).toEqual({ skip: false, meta: {} });
});

test('what is left out without a listed reason, or passed when repeated, is not trusted', () => {
  const listed = { passed: 1, failed: 0, skipped: { [skipReasons.otherSize]: 9 } };
  expect(untrusted([listed])).toBe(0);
  const excuse = {
    passed: 1,
    failed: 0,
    skipped: { 'slow on mondays': 2, 'no reason given: a': 1 },
  };
  expect(untrusted([listed, excuse])).toBe(3);
  expect(untrusted([excuse, { passed: 2, failed: 0, flaky: ['one', 'two'] }])).toBe(5);
});

test('a statement is proven by a title, or its group, of a test that passed, and by no other', () => {
  const result = (fullName: string, status: string) => ({ fullName, status });
  const vitest = {
    testResults: [
      {
        assertionResults: [
          result('[P-01] money adds up', 'passed'),
          result('[P-02] balances', 'failed'),
          result('[P-03] none below zero', 'skipped'),
        ],
      },
    ],
  };
  const spec = (title: string, ...states: string[]) => ({
    title,
    tests: states.map((status) => ({ status })),
  });
  const playwright = {
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('one [P-04]', 'skipped', 'expected'), spec('two [P-05]', 'unexpected')],
        suites: [{ title: '[P-06] all of', specs: [spec('three', 'flaky')] }],
      },
      { title: '[P-07] none of', specs: [spec('four [P-08]', 'skipped', 'skipped')] },
    ],
  };
  expect([...provenIds(vitest, playwright)].sort()).toEqual(['P-01', 'P-04', 'P-06']);
});

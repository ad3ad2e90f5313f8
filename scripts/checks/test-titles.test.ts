import { expect, test } from 'vitest';
import { readTestTitles } from './test-titles.ts';

const read = (source: string) => readTestTitles('a.test.ts', source);

test.each([
  "test('[P-05] once', () => {})",
  `it(\`once in \${locale} [P-05]\`, async () => {})`,
  "describe('[P-05] once', () => { test('more', () => {}) })",
  "test.describe('once [P-05]', () => {})",
  "test.each([1, 2])('[P-05] %s', () => {})",
  "test.each`a | b`('[P-05] $a', () => {})",
  "for (const a of all) test('[P-05]', { timeout: 1 }, () => {})",
])('a title names its statements: %s', (source) => {
  expect(read(source)).toEqual({ ids: ['P-05'], mistakes: [] });
});

test.each([
  "// [P-05]\ntest('once', () => {})",
  "test('once', () => { expect('[P-05]').toBe(1) })",
  "const title = '[P-05]';",
  "test.step('[P-05]', () => {})",
  "test.beforeEach('[P-05]', () => {})",
])('what is no title names none: %s', (source) => {
  expect(read(source)).toEqual({ ids: [], mistakes: [] });
});

test.each([
  ["test.todo('[P-05] later')", '.todo'],
  ["test.skip('[P-05] later', () => {})", '.skip'],
  ["describe.skipIf(away)('[P-05] later', () => {})", '.skipIf'],
  ["test.fixme('[P-05] later', async () => {})", '.fixme'],
  ["test.only('[P-05] now', () => {})", '.only'],
  ["test('a', () => { test.skip(isPhone(), 'busy') })", '.skip'],
])('a test left out without a reason that is counted is none, and told: %s', (source, how) => {
  const { ids, mistakes } = read(`\n${source}`);
  expect(ids).toEqual([]);
  expect(mistakes).toEqual([`a.test.ts:2 ${how} gives no reason of scripts/checks/skips.ts`]);
});

test('reasons of the list are fine', () => {
  const source = `describe('as root', onlyWhere(root, skipReasons.rootOnly), () => {});
    test('[P-05] once', () => { test.skip(isPhone(), skipReasons.desktopOnly) })`;
  expect(read(source)).toEqual({ ids: ['P-05'], mistakes: [] });
  expect(read("test('[P-05] once', { skip: true }, () => {})").mistakes).toHaveLength(1);
});

test('a file that cannot be read is an error, not a file without titles', () => {
  expect(() => read("test('[P-05] once', () => {")).toThrow('a.test.ts');
});

import { expect, test } from 'vitest';
import { renderScores, scoreOf } from './mutation-score.ts';

const place = (line: number, from: number, to: number) => ({
  start: { line, column: from },
  end: { line, column: to },
});
const report = {
  files: {
    'packages/a/src/one.ts': {
      source: 'const a = 1;\nif (a > 0) b();\n',
      mutants: [
        { status: 'Killed', replacement: 'a >= 0', location: place(2, 5, 10) },
        { status: 'Timeout', replacement: 'true', location: place(2, 5, 10) },
        { status: 'Survived', replacement: 'a <= 0', location: place(2, 5, 10) },
        { status: 'CompileError', replacement: '', location: place(1, 1, 2) },
        { status: 'NoCoverage', replacement: '{}', location: place(2, 12, 16) },
      ],
    },
  },
};
const at = new Date('2026-11-28T04:30:59Z');
const group = { name: 'first', files: ['packages/a/src/one.ts'] };

test('what was killed or hung is noticed, what survived or was never run is not', () => {
  const score = scoreOf(report, group, at);
  expect(score).toMatchObject({ name: 'first', noticed: 2, score: 0.5 });
  expect(score.left).toEqual([
    { file: 'packages/a/src/one.ts', line: 2, was: 'a > 0', became: 'a <= 0' },
    { file: 'packages/a/src/one.ts', line: 2, was: 'b();', became: '{}' },
  ]);
});

test('a group without a mutant has no score to be content with', () => {
  expect(scoreOf({ files: {} }, group, at).score).toBe(0);
});

test('the page has a row for each group, and why a mutant is left where that is known', () => {
  const survivors = [{ file: 'src/one.ts', was: 'a > 0', became: 'a <= 0', why: 'the same' }];
  const page = renderScores([scoreOf(report, group, at)], ['second'], survivors, 'abc1234');
  expect(page).toContain('commit abc1234');
  expect(page).toContain('| second | not yet |');
  expect(page).toContain('| first | 2026-11-28 04:30 | 4 | 2 | 2 | 50.0 % |');
  expect(page).toContain('| `one.ts` 2 | `` a > 0 `` | `` a <= 0 `` | the same |');
});

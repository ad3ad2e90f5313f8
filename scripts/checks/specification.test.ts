import { expect, test } from 'vitest';
import { compare, documentedIds } from './specification.ts';

test('ids are read from brackets and from the first cell of a table row', () => {
  const markdown = `- The lobby opens. [2.1-04], [P-05]
| id | Path |
|---|---|
| 2.1-10 | /categories |
| [8-03] | tokens |
Dates such as 2026-01-02 and ranges (5-10) are no ids.`;
  expect(documentedIds(markdown).sort()).toEqual(['2.1-04', '2.1-10', '8-03', 'P-05']);
});

test('an id without a test and a test with an unknown id are both told, with their files', () => {
  const documents = new Map([['docs/product/wallet.md', '[P-05] [P-06] [2.1-04]']]);
  const tests = new Map([
    ['a.test.ts', "test('[P-05] [2.1-04] once', () => {})"],
    ['b.spec.ts', "test('[P-99] what', () => {})"],
  ]);
  expect(compare(documents, tests)).toEqual({
    untested: ['[P-06] docs/product/wallet.md'],
    unknown: ['[P-99] b.spec.ts'],
    proven: 2,
  });
});

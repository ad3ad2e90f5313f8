import { expect, test } from 'vitest';
import { compare, documentedIds } from './specification.ts';
import { readStatements } from './statements.ts';

test('ids are read from brackets and from the first cell of a table row', () => {
  const markdown = `- The lobby opens. [2.1-04], [P-05]
| id | Path |
|---|---|
| 2.1-10 | /categories |
| [8-03] | tokens |
Dates such as 2026-01-02 and ranges (5-10) are no ids.`;
  expect(documentedIds(markdown).sort()).toEqual(['2.1-04', '2.1-10', '8-03', 'P-05']);
});

const list = `# Promises
P-05  One key has one effect.
P-06  A refused bet stays refused. | partial: bets on sports
0-01  What it is. | elsewhere: P-05
0-02  Nobody says more. | nothing: it says so
`;
const documents = new Map([['docs/product/wallet.md', '[P-05] [P-06]']]);
const titles = new Map([['a.test.ts', ['P-05', 'P-06']]]);

test('a list that is told and proven has no problems, and says where each is told', () => {
  const { problems, documentsOf } = compare(readStatements(list), documents, titles);
  expect([...problems]).toEqual([]);
  expect(documentsOf.get('P-05')).toEqual(['docs/product/wallet.md']);
});

test('what is kept in part has to be told and proven too', () => {
  const { problems } = compare(readStatements(list), new Map([['a.md', '[P-05]']]), new Map());
  expect(Object.fromEntries(problems)).toEqual({
    'On the list, but told by no document:': ['[P-06] A refused bet stays refused.'],
    'On the list, but in the title of no test:': [
      '[P-05] One key has one effect.',
      '[P-06] A refused bet stays refused.',
    ],
  });
});

test('ids that are not on the list are told with their file', () => {
  const { problems } = compare(
    readStatements(list),
    new Map([...documents, ['b.md', '[P-98]']]),
    new Map([...titles, ['b.spec.ts', ['P-99']]]),
  );
  expect(Object.fromEntries(problems)).toEqual({
    'Told by a document, but not on the list:': ['[P-98] b.md'],
    'In the title of a test, but not on the list:': ['[P-99] b.spec.ts'],
  });
});

test('what others are said to tell has to be proven there', () => {
  const hollow = list.replace('elsewhere: P-05', 'elsewhere: P-05, 0-02, P-97');
  const { problems } = compare(readStatements(hollow), documents, titles);
  expect([...problems.values()]).toEqual([['[0-01] names 0-02', '[0-01] names P-97']]);
});

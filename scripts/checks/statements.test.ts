import { expect, test } from 'vitest';
import { idsIn, readStatements } from './statements.ts';

test('ids are those in brackets, and each once', () => {
  expect(idsIn('[P-05] [2.1-10] of 2.1-11, [7c-04] [P-05] [x] [2026-01]')).toEqual([
    'P-05',
    '2.1-10',
    '7c-04',
    '2026-01',
  ]);
});

test('a statement has its words, its section and how far it is kept', () => {
  const list = '# Wallet\n3-05  An account.\n\n# Promises\nP-01  Whole. | partial: half of it\n';
  expect(readStatements(list)).toEqual([
    { id: '3-05', words: 'An account.', section: 'Wallet', standing: { state: 'kept' } },
    {
      id: 'P-01',
      words: 'Whole.',
      section: 'Promises',
      standing: { state: 'partial', missing: 'half of it' },
    },
  ]);
});

test.each([
  'P-01',
  'P-01  ',
  'P-01 One space.',
  'P-1  Too short an id.',
  'P-01  Words. | later: who knows',
  'P-01  Words. | partial:',
])('a line that is no statement is refused with its number: %s', (line) => {
  expect(() => readStatements(`# A heading\n${line}\n`)).toThrow('Line 2');
});

test('an id that comes twice is refused', () => {
  expect(() => readStatements('P-01  One.\nP-01  Two.\n')).toThrow(
    'Line 2 of the statements repeats P-01',
  );
});

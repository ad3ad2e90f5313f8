import { expect, test } from 'vitest';
import { provenIn, renderCoverage } from './coverage.ts';
import { readStatements } from './statements.ts';

const statements = readStatements(`# Wallet
3-05  An account.
P-01  Sums. | partial: sums of sums
0-01  What it is. | elsewhere: 3-05, P-01
0-02  More. | nothing: it says no more
`);

test('the table tells of each statement how it stands and where it is told', () => {
  const table = renderCoverage(statements, new Map([['3-05', ['docs/product/wallet.md']]]));
  expect(table).toContain('| kept | 1 |\n| kept in part | 1 |\n| said by others | 1 |');
  expect(table).toContain('## Wallet\n');
  expect(table).toContain('| 3-05 | An account. | kept | [wallet](wallet.md) |');
  expect(table).toContain('| P-01 | Sums. | **in part**; missing: sums of sums |  |');
  expect(table).toContain('| 0-01 | What it is. | by 3-05, P-01 |  |');
  expect(table).toContain('| 0-02 | More. | nothing to keep: it says no more |  |');
});

test('a run proves what it ran, and names what it did not', () => {
  expect(provenIn(statements, new Set(['3-05']))).toEqual({
    lines: [
      '4 statements:',
      '    1  kept, 1 proven by tests that ran and passed',
      '    1  kept in part, 0 proven by tests that ran and passed',
      '    1  said by others',
      '    1  nothing to keep',
      'Proven by no test that ran and passed:',
      '       [P-01] Sums.',
    ],
    unproven: ['[P-01] Sums.'],
  });
});

test('where not everything was run, nothing is said to be proven or not', () => {
  const { lines, unproven } = provenIn(statements, undefined);
  expect(lines.slice(1, 3)).toEqual(['    1  kept, not run', '    1  kept in part, not run']);
  expect(unproven).toEqual([]);
});

import { expect, test } from 'vitest';
import { weightOf } from './celebration.ts';

test('a payout up to the stake is never decked out, and fifteen stakes are a big win', () => {
  const kinds = [0, 20, 99, 100, 101, 1499, 1500].map((total) => weightOf(total, { stake: 100 }));
  expect(kinds).toEqual(['plain', 'plain', 'plain', 'plain', 'won', 'won', 'big']);
});

test('a free round cost nothing: whatever it pays is won, and big by what it was played at', () => {
  const free = { stake: 100, freeRounds: {} };
  expect([0, 5, 1499, 1500].map((total) => weightOf(total, free))).toEqual([
    'plain',
    'won',
    'won',
    'big',
  ]);
});

import { expect, test } from 'vitest';
import { weightOf } from './celebration.ts';

test('a payout up to the stake is never decked out, and fifteen stakes are a big win', () => {
  const kinds = [0, 20, 99, 100, 101, 1499, 1500].map((total) => weightOf(total, 100));
  expect(kinds).toEqual(['plain', 'plain', 'plain', 'plain', 'won', 'won', 'big']);
});

import { expect, it } from 'vitest';
import { clockOf, minutesToSay } from './time-left.ts';

it('time left is shown as a clock', () => {
  expect([0, 9, 65, 1745, 3600, 86_399].map(clockOf)).toEqual([
    '0:00',
    '0:09',
    '1:05',
    '29:05',
    '1:00:00',
    '23:59:59',
  ]);
});

it('time left is said aloud at an hour, ten minutes and one minute, and at no other second', () => {
  const said = Array.from({ length: 4000 }, (_, second) => second).filter(minutesToSay);
  expect(said).toEqual([60, 600, 3600]);
  expect(minutesToSay(null)).toBeNull();
});

import { expect, it } from 'vitest';
import { greetingAt } from './greeting.ts';

it('greets by the part of the day', () => {
  const hours = [0, 4, 5, 11, 12, 17, 18, 23];
  expect(hours.map(greetingAt)).toEqual([
    'night',
    'night',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});

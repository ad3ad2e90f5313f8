import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('a burst, then what is earned back', () => {
  let at = 0;
  const limit = createRateLimit({ burst: 3, perSecond: 2 }, () => at);
  const taken = () => [1, 2, 3, 4].map(() => limit.allow('key'));
  expect(taken()).toEqual([true, true, true, false]);
  at += 1000;
  expect(taken()).toEqual([true, true, false, false]);
  expect(limit.allow('another')).toBe(true);
});

test('a clock that is set back takes nothing away', () => {
  let at = 10_000_000;
  const limit = createRateLimit({ burst: 3, perSecond: 2 }, () => at);
  limit.allow('key');
  at -= 3_600_000;
  expect([limit.allow('key'), limit.allow('key')]).toEqual([true, true]);
  at += 1000;
  expect(limit.allow('key')).toBe(true);
});

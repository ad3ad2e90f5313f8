import { expect, it } from 'vitest';
import { isBlocking } from './ad-blocker.ts';
import { boundedConfidence } from './fingerprint.ts';

it('is never surer than 0.7 nor less sure than 0.4, whatever the platform [3-23] [9-13]', () => {
  expect([0.3, 0.4, 0.5, 0.6, 0.7, 0.99].map(boundedConfidence)).toEqual([
    0.4, 0.4, 0.5, 0.6, 0.7, 0.7,
  ]);
});

it('takes more than 60 % of hidden baits for an ad blocker [9-13]', () => {
  expect(isBlocking(6, 10)).toBe(false);
  expect(isBlocking(7, 10)).toBe(true);
  expect(isBlocking(0, 10)).toBe(false);
  expect(isBlocking(0, 0)).toBe(false);
});

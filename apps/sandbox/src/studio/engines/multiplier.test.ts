import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCurrency } from '../currencies.ts';
import { diceStakes } from '../themes/stakes.ts';
import { choose, payOf } from './multiplier.ts';

describe('a multiplier', () => {
  it('is paid exactly at every stake of every currency', () => {
    for (const [currency, stakes] of Object.entries(diceStakes)) {
      const { step } = findCurrency(currency);
      for (const stake of stakes) {
        for (const multiplier of [0, 20, 99, 384, 101_100, 200_000]) {
          const pay = payOf(stake, multiplier, step);
          expect(pay * 100, `${currency} ${stake} x ${multiplier}`).toBe(stake * multiplier);
          expect(pay % step).toBe(0);
          expect(Number.isSafeInteger(stake * multiplier)).toBe(true);
        }
      }
    }
  });

  it('is rounded down, and by less than a step, at any other stake', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e8 }),
        fc.integer({ min: 0, max: 1e5 }),
        fc.constantFrom(1, 10, 1000),
        (stake, multiplier, step) => {
          const pay = payOf(stake, multiplier, step);
          const fair = (stake * multiplier) / 100;
          expect(pay % step).toBe(0);
          expect(pay <= fair && fair - pay < step).toBe(true);
        },
      ),
    );
  });
});

it('counts the ways to choose', () => {
  expect([choose(40, 10), choose(16, 8), choose(5, 0), choose(5, 6), choose(5, -1)]).toEqual([
    847_660_528, 12_870, 1, 0, 0,
  ]);
});

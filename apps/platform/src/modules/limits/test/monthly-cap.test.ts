import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leftUnder } from '../monthly-cap.ts';

const most = { EUR: 1000_00, JPY: 160_000, BTC: 1_130_000 };

test('a deposit in another currency takes its share of the cap, rounded against the player', () => {
  expect(leftUnder(most, 'EUR', [])).toBe(1000_00n);
  expect(leftUnder(most, 'EUR', [{ currency: 'EUR', amount: 250_00n }])).toBe(750_00n);
  expect(leftUnder(most, 'EUR', [{ currency: 'JPY', amount: 40_000n }])).toBe(750_00n);
  expect(leftUnder(most, 'JPY', [{ currency: 'EUR', amount: 1n }])).toBe(159_998n);
  expect(leftUnder(most, 'EUR', [{ currency: 'EUR', amount: 1000_01n }])).toBe(-1n);
});

test('[P-09] no order of deposits in several currencies passes the cap by the sum of its shares', () => {
  const deposit = fc.record({
    currency: fc.constantFrom('EUR' as const, 'JPY' as const, 'BTC' as const),
    amount: fc.bigInt({ min: 1n, max: 2_000_000n }),
  });
  fc.assert(
    fc.property(fc.array(deposit, { maxLength: 20 }), (asked) => {
      const taken: { currency: 'EUR' | 'JPY' | 'BTC'; amount: bigint }[] = [];
      for (const one of asked)
        if (leftUnder(most, one.currency, [...taken, one]) >= 0n) taken.push(one);
      const share = taken.reduce((sum, one) => sum + Number(one.amount) / most[one.currency], 0);
      expect(share).toBeLessThanOrEqual(1.000_000_001);
    }),
  );
});

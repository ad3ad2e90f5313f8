import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quotes, rateAt } from '../walk.ts';

const fiveMinutes = 5 * 60 * 1000;
const times = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2040-01-01'),
  noInvalidDate: true,
});

test('rates move, slowly, and never far', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(quotes)), times, (code, time) => {
      const rate = rateAt(code, time);
      const next = rateAt(code, new Date(time.getTime() + fiveMinutes));
      const { middle, swing } = quotes[code] ?? { middle: 0, swing: 0 };
      expect(Math.abs(rate / middle - 1)).toBeLessThanOrEqual(swing);
      expect(Math.abs(next / rate - 1)).toBeLessThan(0.01);
    }),
  );
  const at = (time: string) => rateAt('USD', new Date(time));
  expect(at('2026-12-01T00:00:00Z')).not.toBe(at('2026-12-01T00:05:00Z'));
});

test('a code it does not quote is refused', () => {
  expect(() => rateAt('DEM', new Date())).toThrow(RangeError);
});

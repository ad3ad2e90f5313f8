import fc from 'fast-check';
import { expect, test } from 'vitest';
import { angleOf, planStop, SPEED } from './wheel-motion.ts';

const sizes = fc.constantFrom(10, 20, 30, 40, 50);
const starts = fc.double({ min: 0, max: 100_000, noNaN: true });

test('the wheel rests with the drawn segment under the pointer', () => {
  fc.assert(
    fc.property(sizes, fc.nat(), starts, (segments, any, from) => {
      const segment = any % segments;
      const rest = planStop(from, angleOf(segment, segments)).angle(1);
      const underPointer = (((-rest % 360) + 360) % 360) / (360 / segments);
      expect(Math.floor(underPointer)).toBe(segment);
    }),
  );
});

test('it slows down from its speed, only forwards, and in reasonable time', () => {
  fc.assert(
    fc.property(starts, fc.integer({ min: 0, max: 360 }), (from, target) => {
      const stop = planStop(from, target);
      const moment = 1 / stop.lasts;
      expect((stop.angle(moment) - stop.angle(0)) / SPEED).toBeCloseTo(1, 1);
      for (let part = 0.05; part <= 1; part += 0.05) {
        expect(stop.angle(part)).toBeGreaterThan(stop.angle(part - 0.05));
      }
      expect(stop.lasts).toBeLessThan(3200);
    }),
  );
});

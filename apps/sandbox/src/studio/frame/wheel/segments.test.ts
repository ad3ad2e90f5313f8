import { expect, test } from 'vitest';
import { wheel } from '../../engines/wheel/engine.ts';
import { goldenHelm } from '../../themes/golden-helm.ts';
import { lampCarousel } from '../../themes/lamp-carousel.ts';
import { countPays } from './segments.ts';

test('every pay of a wheel is counted once and told from the others by its tone', () => {
  for (const theme of [goldenHelm, lampCarousel]) {
    for (const { segments } of wheel.describe(theme, 'EUR', 'en').wheels) {
      const pays = countPays(segments);
      expect(pays.reduce((sum, { count }) => sum + count, 0)).toBe(segments.length);
      expect(new Set(pays.map(({ tone }) => tone)).size).toBe(pays.length);
      expect(pays[0]).toMatchObject({ multiplier: Math.max(...segments), tone: 4 });
      expect(pays.find(({ multiplier }) => multiplier === 0)?.tone ?? 0).toBe(0);
    }
  }
});

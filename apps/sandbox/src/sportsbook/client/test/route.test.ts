import { describe, expect, it } from 'vitest';
import { isSlipRoute, placeOf, placeRoute, slipRoute } from '../state/route.ts';

describe('the slip over a place', () => {
  it('has an address of its own, which says what lies below it', () => {
    for (const route of ['', 'soon', 'soon/football', 'event/12', 'day/2026-11-21']) {
      const slip = slipRoute(route);
      expect([isSlipRoute(route), isSlipRoute(slip)]).toEqual([false, true]);
      expect(slipRoute(slip)).toBe(slip);
      expect(placeRoute(slip)).toBe(route);
      expect(placeOf(slip)).toEqual(placeOf(route));
    }
  });

  it('is no part of a name', () => {
    expect(isSlipRoute('soon/cowslip')).toBe(false);
  });
});

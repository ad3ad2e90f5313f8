import { describe, expect, it } from 'vitest';
import { stringifySearch } from '#shared/navigation/search.ts';
import { periodStart, readSpinsSearch, spinsSearchOf, spinsViewOf } from './spins-period.ts';

describe('what of the rounds is shown', () => {
  it('begins at a midnight of the reader, today counted', () => {
    const now = new Date(2026, 10, 21, 15, 30);
    expect(periodStart('day', now)).toBe(new Date(2026, 10, 21).toISOString());
    expect(periodStart('week', now)).toBe(new Date(2026, 10, 15).toISOString());
    expect(periodStart('month', now)).toBe(new Date(2026, 9, 23).toISOString());
    expect(periodStart('all', now)).toBeUndefined();
  });

  it('comes back from the address as it was written', () => {
    const view = {
      period: 'month',
      currency: 'BTC',
      game: 'koi-lantern',
      page: 3,
      until: '019ab3c4-0000-7000-8000-000000000001',
    } as const;
    expect(spinsViewOf(readSpinsSearch(spinsSearchOf(view)))).toEqual(view);
    const usual = {
      ...view,
      period: 'week',
      currency: undefined,
      game: undefined,
      page: 1,
    } as const;
    expect(stringifySearch(spinsSearchOf(usual))).toBe('');
  });

  it('is the usual one where the address says nonsense', () => {
    for (const page of ['0', '-1', '1.5', 'x', '9999999', '1e3'])
      expect(spinsViewOf(readSpinsSearch({ page })).page).toBe(1);
    expect(
      spinsViewOf(
        readSpinsSearch({ period: 'toString', currency: "'--", game: '../x', until: 'y' }),
      ),
    ).toEqual({
      period: 'week',
      currency: undefined,
      game: undefined,
      page: 1,
      until: undefined,
    });
  });
});

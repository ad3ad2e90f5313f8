import { describe, expect, it } from 'vitest';
import { filterFromSearch, searchWithFilter, toggled } from './games-filter.ts';

const none = { provider: [], volatility: [], sort: 'popular' } as const;

describe('filters of a grid in its address', () => {
  it('come back as they were written', () => {
    const filter = {
      provider: ['northlight', 'salt-works'],
      volatility: ['low', 'high'],
      sort: 'rtp',
    } as const;
    expect(filterFromSearch(searchWithFilter({}, filter))).toEqual(filter);
    expect(searchWithFilter({}, none)).toEqual({});
    expect(filterFromSearch({})).toEqual(none);
  });

  it('leave the rest of the query alone and take their own words away', () => {
    const search = { utm: 'x', 'sign-in': 'true', provider: 'a', sort: 'new' } as const;
    expect(searchWithFilter(search, none)).toEqual({ utm: 'x', 'sign-in': 'true' });
  });

  it('ignore what no server would take', () => {
    expect(
      filterFromSearch({
        provider: ['ok', 'OK', '../x', '', 'ok', 'a'.repeat(61)],
        volatility: ['extreme', 'high', 'toString'],
        sort: 'cheapest',
      }),
    ).toEqual({ provider: ['ok'], volatility: ['high'], sort: 'popular' });
    const many = Array.from({ length: 30 }, (_, index) => `p${index}`);
    expect(filterFromSearch({ provider: many }).provider).toHaveLength(20);
  });

  it('switch one value on and off', () => {
    expect(toggled(['low'], 'high')).toEqual(['low', 'high']);
    expect(toggled(['low', 'high'], 'low')).toEqual(['high']);
  });
});

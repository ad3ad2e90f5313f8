import { describe, expect, it } from 'vitest';
import { readHistorySearch } from './history-search.ts';

describe('the query of the history', () => {
  it('has filters on its transactions only [2.1-29]', () => {
    expect(readHistorySearch({ tab: 'transactions', currency: 'EUR' })).toEqual({
      tab: 'transactions',
      currency: 'EUR',
    });
    expect(readHistorySearch({ currency: 'EUR' })).toEqual({});
    expect(readHistorySearch({ tab: 'bets', currency: 'EUR' })).toEqual({ tab: 'bets' });
    expect(readHistorySearch({ tab: 'dreams' })).toEqual({});
  });
});

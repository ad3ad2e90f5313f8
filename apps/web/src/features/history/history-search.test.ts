import { describe, expect, it } from 'vitest';
import { readHistorySearch } from './history-search.ts';

describe('the query of the history', () => {
  it('says what its tab shows and nothing of the others [2.1-29]', () => {
    expect(readHistorySearch({ tab: 'transactions', currency: 'EUR' })).toEqual({
      tab: 'transactions',
      currency: 'EUR',
    });
    expect(readHistorySearch({ currency: 'EUR', year: '2026' })).toEqual({ currency: 'EUR' });
    expect(readHistorySearch({ tab: 'bets', currency: 'EUR' })).toEqual({ tab: 'bets' });
    expect(readHistorySearch({ tab: 'dreams' })).toEqual({});
    expect(
      readHistorySearch({ tab: 'bonuses', of: 'freespins', currency: 'EUR', state: 'held' }),
    ).toEqual({ tab: 'bonuses', of: 'freespins', currency: 'EUR' });
    expect(readHistorySearch({ tab: 'bonuses', of: 'quests', state: 'held' })).toEqual({
      tab: 'bonuses',
      state: 'held',
    });
  });
});

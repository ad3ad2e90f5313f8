import { describe, expect, it } from 'vitest';
import { readHistorySearch } from './history-search.ts';
import { historyTabs, tabsOf } from './history-tabs.ts';

describe('the query of the history', () => {
  it('says what its tab shows and nothing of the others [2.1-29]', () => {
    expect(readHistorySearch({ tab: 'transactions', currency: 'EUR' })).toEqual({
      tab: 'transactions',
      currency: 'EUR',
    });
    expect(readHistorySearch({ currency: 'EUR', year: '2026' })).toEqual({ currency: 'EUR' });
    expect(readHistorySearch({ tab: 'bets', of: 'freespins', currency: 'EUR' })).toEqual({
      tab: 'bets',
    });
    expect(readHistorySearch({ tab: 'bets', of: 'settled', page: '2' })).toEqual({
      ...{ tab: 'bets', of: 'settled', page: 2 },
    });
    expect(readHistorySearch({ tab: 'dreams' })).toEqual({});
    expect(
      readHistorySearch({ tab: 'bonuses', of: 'freespins', currency: 'EUR', state: 'held' }),
    ).toEqual({ tab: 'bonuses', of: 'freespins', currency: 'EUR' });
    expect(readHistorySearch({ tab: 'bonuses', of: 'quests', state: 'held' })).toEqual({
      tab: 'bonuses',
      state: 'held',
    });
  });

  it('has no tab of bets where there is no sportsbook [2.1-24] [2.1-29]', () => {
    expect(tabsOf(true)).toEqual(historyTabs);
    expect(tabsOf(false)).toEqual(['spins', 'bonuses', 'transactions', 'sessions']);
  });
});

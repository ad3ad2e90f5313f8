import { type BonusesSearch, readBonusesSearch } from '#features/bonuses/public.ts';
import { type FreespinsSearch, readFreespinsSearch } from '#features/freespins/public.ts';
import { readSpinsSearch, type SpinsSearch } from '#features/gameplay/public.ts';
import { readSessionsSearch, type SessionsSearch } from '#features/identity/public.ts';
import { type BetsSearch, readBetsSearch } from '#features/sportsbook/public.ts';
import { readStatementSearch, type StatementSearch } from '#features/wallet/public.ts';
import { historyTab } from './history-tabs.ts';

/** The query of the history: its tab, of which the first needs no word, and what the tab reads. */
export type HistorySearch =
  | (SpinsSearch & { readonly tab?: never })
  | (BetsSearch & { readonly tab: 'bets' })
  | (BonusesSearch & FreespinsSearch & { readonly tab: 'bonuses'; readonly of?: 'freespins' })
  | (TransactionsSearch & { readonly tab: 'transactions' })
  | (SessionsSearch & { readonly tab: 'sessions' });

/** The filters of the statement, or the year it is shown by month for. */
export type TransactionsSearch = StatementSearch & { readonly year?: number };

/** Nobody has played here before. */
export const FIRST_YEAR = 2026;

export function readHistorySearch(search: Readonly<Record<string, unknown>>): HistorySearch {
  const tab = historyTab(search.tab);
  switch (tab) {
    case 'spins':
      return readSpinsSearch(search);
    case 'bets':
      return { tab, ...readBetsSearch(search) };
    case 'bonuses':
      return search.of === 'freespins'
        ? { tab, of: search.of, ...readFreespinsSearch(search) }
        : { tab, ...readBonusesSearch(search) };
    case 'transactions':
      return { tab, ...readStatementSearch(search), ...readYear(search) };
    case 'sessions':
      return { tab, ...readSessionsSearch(search) };
  }
}

function readYear(search: Readonly<Record<string, unknown>>): { readonly year?: number } {
  const year = /^\d{4}$/.test(`${search.year}`) ? Number(search.year) : 0;
  return year >= FIRST_YEAR && year <= 2100 ? { year } : {};
}

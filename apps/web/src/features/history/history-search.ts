import { readStatementSearch, type StatementSearch } from '#features/wallet/public.ts';
import { type HistoryTab, historyTab } from './history-tabs.ts';

/** The query of the history: its tab, the filters of the statement, or the year it is shown by month for. */
export interface HistorySearch extends StatementSearch {
  readonly tab?: HistoryTab;
  readonly year?: number;
}

/** Nobody has played here before. */
export const FIRST_YEAR = 2026;

export function readHistorySearch(search: Readonly<Record<string, unknown>>): HistorySearch {
  const tab = historyTab(search.tab);
  return {
    ...(tab ? { tab } : {}),
    ...(tab === 'transactions' ? { ...readStatementSearch(search), ...readYear(search) } : {}),
  };
}

function readYear(search: Readonly<Record<string, unknown>>): { readonly year?: number } {
  const year = Number(search.year);
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= 2100 ? { year } : {};
}

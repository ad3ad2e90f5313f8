import { readStatementSearch, type StatementSearch } from '#features/wallet/public.ts';
import { type HistoryTab, historyTab } from './history-tabs.ts';

/** The query of the history: its tab, and the filters of the statement. */
export interface HistorySearch extends StatementSearch {
  readonly tab?: HistoryTab;
}

export function readHistorySearch(search: Readonly<Record<string, unknown>>): HistorySearch {
  const tab = historyTab(search.tab);
  return {
    ...(tab ? { tab } : {}),
    ...(tab === 'transactions' ? readStatementSearch(search) : {}),
  };
}

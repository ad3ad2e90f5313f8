/** What the history shows in this order; the first one needs no parameter. */
export const historyTabs = ['spins', 'bets', 'bonuses', 'transactions', 'sessions'] as const;
export type HistoryTab = (typeof historyTabs)[number];

/** The tab a query names, or undefined for the first one and for anything unknown. */
export function historyTab(value: unknown): HistoryTab | undefined {
  const tab = historyTabs.find((known) => known === value);
  return tab === historyTabs[0] ? undefined : tab;
}

/** What the history shows in this order; the first one needs no parameter. */
export const historyTabs = ['spins', 'bets', 'bonuses', 'transactions', 'sessions'] as const;
export type HistoryTab = (typeof historyTabs)[number];

/** The tab a query names; the first one for anything unknown. */
export function historyTab(value: unknown): HistoryTab {
  return historyTabs.find((known) => known === value) ?? historyTabs[0];
}

/** The tabs of a site: without a sportsbook there are no bets. */
export const tabsOf = (hasSportsbook: boolean): readonly HistoryTab[] =>
  historyTabs.filter((tab) => tab !== 'bets' || hasSportsbook);

import { createFileRoute } from '@tanstack/react-router';
import { type HistoryTab, historyTab } from '#features/player/history-tabs.ts';
import { HistoryPage } from '#features/player/pages/history.page.tsx';
import { pageHead } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/profile/history')({
  validateSearch: (search: { tab?: unknown }): { tab?: HistoryTab } => {
    const tab = historyTab(search.tab);
    return tab ? { tab } : {};
  },
  head: ({ match }) => pageHead(match.context, 'profileHistory'),
  component: () => <HistoryPage tab={Route.useSearch().tab ?? 'spins'} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { historyTab } from '#features/player/history-tabs.ts';
import { HistoryPage } from '#features/player/pages/history.page.tsx';
import { pageHead } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/profile/history')({
  validateSearch: (search: Record<string, unknown>) => ({ tab: historyTab(search.tab) }),
  head: ({ match }) => pageHead(match.context, 'profileHistory'),
  component: () => <HistoryPage tab={Route.useSearch().tab ?? 'spins'} />,
});

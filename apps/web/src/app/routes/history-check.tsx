import { createFileRoute } from '@tanstack/react-router';
import { HistoryCheckPage } from '#features/wallet/pages/history-check.page.tsx';
import { loadTexts } from '#shared/i18n/content.ts';
import { pageHead } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/history-check')({
  loader: ({ context }) => loadTexts(context, ['account', 'fields-settings']),
  head: ({ match }) => pageHead(match.context, 'historyCheck'),
  component: HistoryCheckPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { HistoryPage } from '#features/history/pages/history.page.tsx';
import { type HistorySearch, readHistorySearch } from '#features/history/public.ts';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';

export const Route = createFileRoute('/profile/history')({
  validateSearch: (search: Record<string, unknown> & HistorySearch): HistorySearch =>
    readHistorySearch(search),
  loader: ({ context }) => loadAccountTexts(context),
  head: ({ match }) => pageHead(match.context, 'profileHistory'),
  component: () => <HistoryPage search={Route.useSearch()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { HistoryPage } from '#features/history/pages/history.page.tsx';
import { readHistorySearch } from '#features/history/public.ts';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';

export const Route = createFileRoute('/profile/history')({
  validateSearch: readHistorySearch,
  loader: ({ context }) => loadAccountTexts(context),
  head: ({ match }) => pageHead(match.context, 'profileHistory'),
  // The router passes on what the address says beside it, too.
  component: () => <HistoryPage search={readHistorySearch(Route.useSearch())} />,
});

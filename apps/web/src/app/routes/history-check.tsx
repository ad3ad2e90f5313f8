import { createFileRoute } from '@tanstack/react-router';
import { HistoryCheckPage } from '#features/wallet/pages/history-check.page.tsx';
import { contentQuery } from '#shared/i18n/content.ts';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';

export const Route = createFileRoute('/history-check')({
  loader: async ({ context }) => {
    const { queryClient, locale } = context;
    await Promise.all([
      loadAccountTexts(context),
      queryClient.ensureQueryData(contentQuery(locale, 'fields-settings')),
    ]);
  },
  head: ({ match }) => pageHead(match.context, 'historyCheck'),
  component: HistoryCheckPage,
});

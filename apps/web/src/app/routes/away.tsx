import { createFileRoute } from '@tanstack/react-router';
import { AwayPage } from '#features/limits/pages/away.page.tsx';
import { contentQuery } from '#shared/i18n/content.ts';
import { pageHead } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/away')({
  loader: async ({ context: { queryClient, locale } }) => {
    await queryClient.ensureQueryData(contentQuery(locale, 'fields-settings'));
  },
  head: ({ match }) => pageHead(match.context, 'away'),
  component: AwayPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#features/communications/pages/contact.page.tsx';
import { contentQuery } from '#shared/i18n/content.ts';
import { pageHead } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/contact')({
  loader: async ({ context: { queryClient, locale } }) =>
    void (await queryClient.ensureQueryData(contentQuery(locale, 'fields-settings'))),
  head: ({ match }) => pageHead(match.context, 'contact'),
  component: ContactPage,
});

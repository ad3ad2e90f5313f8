import { createFileRoute } from '@tanstack/react-router';
import { DocumentsPage } from '#features/documents/pages/documents.page.tsx';
import { contentQuery } from '#shared/i18n/content.ts';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';
import { requirePart } from '../site-parts.ts';

export const Route = createFileRoute('/profile/documents')({
  beforeLoad: requirePart('documents'),
  loader: async ({ context }) => {
    const { queryClient, locale } = context;
    await Promise.all([
      loadAccountTexts(context),
      queryClient.ensureQueryData(contentQuery(locale, 'fields-settings')),
    ]);
  },
  head: ({ match }) => pageHead(match.context, 'profileDocuments'),
  component: DocumentsPage,
});

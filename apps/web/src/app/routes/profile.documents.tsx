import { createFileRoute } from '@tanstack/react-router';
import { DocumentsPage } from '#features/documents/pages/documents.page.tsx';
import { loadTexts } from '#shared/i18n/content.ts';
import { pageHead } from '#shared/i18n/page-head.ts';
import { requirePart } from '../site-parts.ts';

export const Route = createFileRoute('/profile/documents')({
  beforeLoad: requirePart('documents'),
  loader: ({ context }) => loadTexts(context, ['account', 'fields-settings']),
  head: ({ match }) => pageHead(match.context, 'profileDocuments'),
  component: DocumentsPage,
});

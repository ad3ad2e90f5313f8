import { createFileRoute } from '@tanstack/react-router';
import { HandOverPage } from '#features/documents/pages/hand-over.page.tsx';
import { loadTexts } from '#shared/i18n/content.ts';
import { pageHead } from '#shared/i18n/page-head.ts';
import { requirePart } from '../site-parts.ts';

/** Where a phone comes from the code that a page of documents shows. */
export const Route = createFileRoute('/hand-over')({
  beforeLoad: requirePart('documents'),
  loader: ({ context }) => loadTexts(context, ['account', 'fields-settings']),
  head: ({ match }) => pageHead(match.context, 'handOver'),
  component: HandOverPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { LoyaltyPage } from '#features/loyalty/pages/loyalty.page.tsx';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';
import { requirePart } from '../site-parts.ts';

export const Route = createFileRoute('/loyalty')({
  beforeLoad: requirePart('loyalty'),
  loader: ({ context }) => loadAccountTexts(context),
  head: ({ match }) => pageHead(match.context, 'loyalty'),
  component: LoyaltyPage,
});

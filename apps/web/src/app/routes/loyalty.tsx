import { createFileRoute } from '@tanstack/react-router';
import { LoyaltyPage } from '#features/loyalty/pages/loyalty.page.tsx';
import { loadLevels } from '#features/loyalty/public.ts';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';
import { requirePart } from '../site-parts.ts';

export const Route = createFileRoute('/loyalty')({
  beforeLoad: requirePart('loyalty'),
  loader: async ({ context }) => {
    await Promise.all([loadAccountTexts(context), loadLevels(context)]);
  },
  head: ({ match }) => pageHead(match.context, 'loyalty'),
  component: LoyaltyPage,
});

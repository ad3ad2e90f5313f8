import { createFileRoute } from '@tanstack/react-router';
import { LimitsPage } from '#features/limits/pages/limits.page.tsx';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';

export const Route = createFileRoute('/profile/limits')({
  loader: ({ context }) => loadAccountTexts(context),
  head: ({ match }) => pageHead(match.context, 'profileLimits'),
  component: LimitsPage,
});

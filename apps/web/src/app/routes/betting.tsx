import { createFileRoute } from '@tanstack/react-router';
import { BettingPage } from '#features/sportsbook/pages/betting.page.tsx';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';
import { requirePart } from '../site-parts.ts';

export const Route = createFileRoute('/betting')({
  beforeLoad: requirePart('betting'),
  loader: ({ context }) => loadAccountTexts(context),
  head: ({ match }) => pageHead(match.context, 'betting'),
  component: BettingPage,
});

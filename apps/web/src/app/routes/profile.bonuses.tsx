import { createFileRoute } from '@tanstack/react-router';
import { BonusesPage } from '#features/bonuses/pages/bonuses.page.tsx';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';

export const Route = createFileRoute('/profile/bonuses')({
  loader: ({ context }) => loadAccountTexts(context),
  head: ({ match }) => pageHead(match.context, 'profileBonuses'),
  component: BonusesPage,
});

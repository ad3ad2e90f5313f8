import { createFileRoute } from '@tanstack/react-router';
import { TournamentsPage } from '#features/tournaments/pages/tournaments.page.tsx';
import { loadTournaments } from '#features/tournaments/public.ts';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';

export const Route = createFileRoute('/tournaments/')({
  loader: async ({ context }) => {
    await Promise.all([loadAccountTexts(context), loadTournaments(context)]);
  },
  head: ({ match }) => pageHead(match.context, 'tournaments'),
  component: TournamentsPage,
});

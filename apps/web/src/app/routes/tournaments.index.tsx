import { createFileRoute } from '@tanstack/react-router';
import { TournamentsPage } from '#features/tournaments/pages/tournaments.page.tsx';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';

// With the page, not with the first load.
const loaders = () => import('#features/tournaments/public.ts');

export const Route = createFileRoute('/tournaments/')({
  loader: async ({ context }) => {
    const [{ loadTournaments }] = await Promise.all([loaders(), loadAccountTexts(context)]);
    await loadTournaments(context);
  },
  head: ({ match }) => pageHead(match.context, 'tournaments'),
  component: TournamentsPage,
});

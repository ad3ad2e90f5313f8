import { createFileRoute, notFound } from '@tanstack/react-router';
import { TournamentPage } from '#features/tournaments/pages/tournament.page.tsx';
import { isProblem } from '#shared/api/problem.ts';
import { headOf, loadedText } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';

// With the page, not with the first load.
const loaders = () => import('#features/tournaments/public.ts');

export const Route = createFileRoute('/tournaments/$identity')({
  loader: async ({ context, params }) => {
    try {
      const [{ loadTournament }] = await Promise.all([loaders(), loadAccountTexts(context)]);
      const { title } = await loadTournament(context, params.identity);
      return { title };
    } catch (error) {
      throw isProblem(error, 'notFound') || isProblem(error, 'invalidInput') ? notFound() : error;
    }
  },
  head: ({ match: { context }, loaderData }) => {
    if (!loaderData) return {};
    const words = (key: string) =>
      loadedText(context, 'account', `tournaments.names.${loaderData.title}.${key}`);
    return headOf(words('title') ?? loaderData.title, words('text'));
  },
  component: () => {
    const { identity } = Route.useParams();
    return <TournamentPage key={identity} identity={identity} />;
  },
});

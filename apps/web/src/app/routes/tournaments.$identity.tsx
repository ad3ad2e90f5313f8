import { createFileRoute, notFound } from '@tanstack/react-router';
import { TournamentPage } from '#features/tournaments/pages/tournament.page.tsx';
import { loadTournament } from '#features/tournaments/public.ts';
import { isProblem } from '#shared/api/problem.ts';
import { headOf, loadedText } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';

export const Route = createFileRoute('/tournaments/$identity')({
  loader: async ({ context, params }) => {
    try {
      const [{ title }] = await Promise.all([
        loadTournament(context, params.identity),
        loadAccountTexts(context),
      ]);
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

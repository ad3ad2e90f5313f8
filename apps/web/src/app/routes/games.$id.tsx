import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadGame } from '#features/catalogue/load.ts';
import { GamePage } from '#features/gameplay/pages/game.page.tsx';
import { isProblem } from '#shared/api/problem.ts';
import { pageHead } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/games/$id')({
  loader: async ({ context, params }) => {
    try {
      return { name: (await loadGame(context, params.id)).name };
    } catch (error) {
      throw isProblem(error, 'notFound') || isProblem(error, 'invalidInput') ? notFound() : error;
    }
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, 'game', { name: loaderData?.name ?? match.params.id }),
  component: () => {
    const { id } = Route.useParams();
    return <GamePage key={id} id={id} />;
  },
});

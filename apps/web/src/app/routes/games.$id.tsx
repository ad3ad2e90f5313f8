import { createFileRoute, notFound } from '@tanstack/react-router';
import { gameQuery } from '#features/catalogue/api.ts';
import { GamePage } from '#features/catalogue/pages/game.page.tsx';
import { isProblem } from '#shared/api/problem.ts';
import { pageHead } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/games/$id')({
  loader: async ({ context, params }) => {
    try {
      return { name: (await context.queryClient.ensureQueryData(gameQuery(params.id))).name };
    } catch (error) {
      throw isProblem(error, 'notFound') || isProblem(error, 'invalidInput') ? notFound() : error;
    }
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, 'game', { name: loaderData?.name ?? match.params.id }),
  component: () => <GamePage id={Route.useParams().id} />,
});

import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadGame } from '#features/catalogue/public.ts';
import { GamePage } from '#features/gameplay/pages/game.page.tsx';
import { isProblem } from '#shared/api/problem.ts';
import { loadTexts } from '#shared/i18n/content.ts';
import { loadedText, pageHead, SITE_NAME } from '#shared/i18n/page-head.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { shareImage } from '../share-image.ts';
import { breadcrumbData, linkedData } from '../structured-data.ts';

export const Route = createFileRoute('/games/$id')({
  loader: async ({ context, params }) => {
    try {
      const [game] = await Promise.all([
        loadGame(context, params.id),
        loadTexts(context, ['game']),
      ]);
      return { name: game.name, category: game.category, shareImage: game.shareImage };
    } catch (error) {
      throw isProblem(error, 'notFound') || isProblem(error, 'invalidInput') ? notFound() : error;
    }
  },
  head: ({ match: { context, params }, loaderData }) => {
    const head = pageHead(context, 'game', { name: loaderData?.name ?? params.id });
    if (!loaderData) return head;
    const { name, category } = loaderData;
    const way = breadcrumbData(context, [
      [loadedText(context, 'pages', 'home.title') ?? SITE_NAME, '/'],
      [
        loadedText(context, 'categories', `names.${category}`) ?? category,
        `/categories/${category}`,
      ],
      [name, `/games/${params.id}`],
    ]);
    return {
      meta: [
        ...head.meta,
        ...shareImage(`${context.publicOrigin}${loaderData.shareImage}`, name),
        linkedData(way),
      ],
    };
  },
  component: () => {
    const { id } = Route.useParams();
    return (
      <WithTexts folders={['game']}>
        <GamePage key={id} id={id} />
      </WithTexts>
    );
  },
});

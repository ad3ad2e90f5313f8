import { createFileRoute, notFound } from '@tanstack/react-router';
import { categoriesQuery } from '#features/catalogue/api.ts';
import { filterFromSearch } from '#features/catalogue/games-filter.ts';
import { loadGames } from '#features/catalogue/load.ts';
import { CategoryPage } from '#features/catalogue/pages/category.page.tsx';
import { loadedText, pageHead } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/categories/$categoryIdentity')({
  loaderDeps: ({ search }) => filterFromSearch(search),
  loader: async ({ context, params, deps }) => {
    const categories = await context.queryClient.ensureQueryData(categoriesQuery());
    if (!categories.some(({ identity }) => identity === params.categoryIdentity)) throw notFound();
    await loadGames(context, params.categoryIdentity, deps);
  },
  head: ({ match, params }) =>
    pageHead(match.context, 'category', {
      category:
        loadedText(match.context, 'categories', `names.${params.categoryIdentity}`) ??
        params.categoryIdentity,
    }),
  component: () => <CategoryPage identity={Route.useParams().categoryIdentity} />,
});

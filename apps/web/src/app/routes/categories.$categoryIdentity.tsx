import { createFileRoute, notFound } from '@tanstack/react-router';
import { CategoryPage } from '#features/catalogue/pages/category.page.tsx';
import {
  filterFromSearch,
  isCategory,
  listedGames,
  loadGames,
  readGamesSearch,
} from '#features/catalogue/public.ts';
import { headOf, loadedText, SITE_NAME } from '#shared/i18n/page-head.ts';
import { breadcrumbData, gameListData, linkedData } from '../structured-data.ts';

export const Route = createFileRoute('/categories/$categoryIdentity')({
  validateSearch: readGamesSearch,
  loaderDeps: ({ search }) => filterFromSearch(search),
  loader: async ({ context, params, deps }) => {
    if (!(await isCategory(context, params.categoryIdentity))) throw notFound();
    await loadGames(context, params.categoryIdentity, deps);
  },
  head: ({ match, params: { categoryIdentity } }) => {
    const { context } = match;
    const category =
      loadedText(context, 'categories', `names.${categoryIdentity}`) ?? categoryIdentity;
    const head = headOf(
      loadedText(context, 'pages', 'category.title', { category }),
      loadedText(context, 'categories', `descriptions.${categoryIdentity}`) ??
        loadedText(context, 'pages', 'category.description', { category }),
    );
    const filter = filterFromSearch(match.search);
    return {
      meta: [
        ...head.meta,
        linkedData(
          breadcrumbData(context, [
            [loadedText(context, 'pages', 'home.title') ?? SITE_NAME, '/'],
            [category, `/categories/${categoryIdentity}`],
          ]),
        ),
        linkedData(
          gameListData(context, listedGames(context.queryClient, categoryIdentity, filter)),
        ),
      ],
    };
  },
  component: () => <CategoryPage identity={Route.useParams().categoryIdentity} />,
});

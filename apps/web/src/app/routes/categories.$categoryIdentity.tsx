import { createFileRoute, notFound } from '@tanstack/react-router';
import { categoriesQuery } from '#features/catalogue/api.ts';
import { CategoryPage } from '#features/catalogue/pages/category.page.tsx';
import { loadedText, pageHead } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/categories/$categoryIdentity')({
  loader: async ({ context, params }) => {
    const categories = await context.queryClient.ensureQueryData(categoriesQuery());
    if (!categories.some(({ identity }) => identity === params.categoryIdentity)) throw notFound();
  },
  head: ({ match, params }) =>
    pageHead(match.context, 'category', {
      category:
        loadedText(match.context, 'categories', `names.${params.categoryIdentity}`) ??
        params.categoryIdentity,
    }),
  component: () => <CategoryPage identity={Route.useParams().categoryIdentity} />,
});

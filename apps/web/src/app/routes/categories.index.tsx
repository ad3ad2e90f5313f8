import { createFileRoute, redirect } from '@tanstack/react-router';
import { collectionsQuery } from '#features/catalogue/public.ts';

/** Leads to the category of the first collection and keeps the query; home when there is none to be had. */
export const Route = createFileRoute('/categories/')({
  loader: async ({ context, location }) => {
    const collections = await context.queryClient
      .ensureQueryData(collectionsQuery())
      .catch(() => []);
    const first = collections[0];
    if (!first) throw redirect({ to: '/', search: location.search, replace: true });
    throw redirect({
      to: '/categories/$categoryIdentity',
      params: { categoryIdentity: first.category },
      search: location.search,
      replace: true,
    });
  },
});

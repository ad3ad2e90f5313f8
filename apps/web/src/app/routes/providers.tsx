import { createFileRoute, notFound } from '@tanstack/react-router';
import { ProvidersPage } from '#features/catalogue/pages/providers.page.tsx';
import {
  filterFromSearch,
  loadGames,
  loadProvider,
  readGamesSearch,
} from '#features/catalogue/public.ts';
import { isProblem } from '#shared/api/problem.ts';
import { pageHead } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/providers')({
  validateSearch: readGamesSearch,
  loaderDeps: ({ search }) => filterFromSearch(search),
  loader: async ({ context, deps }) => {
    const [id] = deps.provider;
    try {
      const provider = await loadProvider(context, id);
      if (provider) await loadGames(context, undefined, deps);
      return { name: provider?.name };
    } catch (error) {
      throw isProblem(error, 'notFound') ? notFound() : error;
    }
  },
  head: ({ match, loaderData }) =>
    loaderData?.name
      ? pageHead(match.context, 'provider', { name: loaderData.name })
      : pageHead(match.context, 'providers'),
  component: () => <ProvidersPage provider={Route.useLoaderDeps().provider[0]} />,
});

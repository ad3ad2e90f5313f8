import { createFileRoute } from '@tanstack/react-router';
import { SearchPage } from '#features/catalogue/pages/search.page.tsx';
import { loadSearch, readWordsSearch } from '#features/catalogue/public.ts';
import { headOf, loadedText } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/search')({
  validateSearch: readWordsSearch,
  loaderDeps: ({ search }) => ({ words: search.search }),
  loader: ({ context, deps }) => loadSearch(context, deps.words),
  head: ({ match }) => headOf(loadedText(match.context, 'layout', 'search.title'), null),
  component: () => <SearchPage search={Route.useLoaderDeps().words} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { FavoritesPage } from '#features/catalogue/pages/favorites.page.tsx';
import { pageHead } from '#shared/i18n/page-head.ts';
import { guardedBy } from '../route-guards.ts';

export const Route = createFileRoute('/favorites')({
  beforeLoad: guardedBy('player'),
  head: ({ match }) => pageHead(match.context, 'favorites'),
  component: FavoritesPage,
});

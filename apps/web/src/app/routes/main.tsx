import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#features/catalogue/pages/home.page.tsx';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadHome } from '../load-home.ts';

export const Route = createFileRoute('/main')({
  loader: ({ context }) => loadHome(context),
  head: ({ match }) => pageHead(match.context, 'home'),
  component: HomePage,
});

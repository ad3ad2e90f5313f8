import { createFileRoute } from '@tanstack/react-router';
import { ProvidersPage } from '#features/catalogue/pages/providers.page.tsx';
import { pageHead } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/providers')({
  head: ({ match }) => pageHead(match.context, 'providers'),
  component: ProvidersPage,
});

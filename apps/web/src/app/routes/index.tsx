import { createFileRoute } from '@tanstack/react-router';
import { collectionsQuery } from '#features/catalogue/api.ts';
import { HomePage } from '#features/catalogue/pages/home.page.tsx';
import { pageHead } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(collectionsQuery());
  },
  head: ({ match }) => pageHead(match.context, 'home'),
  component: HomePage,
});

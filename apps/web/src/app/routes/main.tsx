import { createFileRoute } from '@tanstack/react-router';
import { loadLobby } from '#features/catalogue/load.ts';
import { HomePage } from '#features/catalogue/pages/home.page.tsx';
import { winnersQuery } from '#features/gameplay/public.ts';
import { pageHead } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/main')({
  loader: async ({ context }) => {
    const winners = context.queryClient.prefetchQuery(winnersQuery());
    await Promise.all([loadLobby(context), winners]);
  },
  head: ({ match }) => pageHead(match.context, 'home'),
  component: HomePage,
});

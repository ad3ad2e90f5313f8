import { createFileRoute } from '@tanstack/react-router';
import { AutoLoginPage } from '#features/identity/pages/auto-login.page.tsx';
import { readAutoLoginSearch } from '#features/identity/public.ts';
import { contentQuery } from '#shared/i18n/content.ts';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';

export const Route = createFileRoute('/auth/autologin')({
  validateSearch: readAutoLoginSearch,
  loader: async ({ context }) => {
    const { queryClient, locale } = context;
    await Promise.all([
      loadAccountTexts(context),
      queryClient.ensureQueryData(contentQuery(locale, 'fields-settings')),
    ]);
  },
  head: ({ match }) => pageHead(match.context, 'signInLink'),
  component: () => <AutoLoginPage search={readAutoLoginSearch(Route.useSearch())} />,
});

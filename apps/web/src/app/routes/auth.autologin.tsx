import { createFileRoute } from '@tanstack/react-router';
import { AutoLoginPage } from '#features/identity/pages/auto-login.page.tsx';
import { readAutoLoginSearch } from '#features/identity/public.ts';
import { loadTexts } from '#shared/i18n/content.ts';
import { pageHead } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/auth/autologin')({
  validateSearch: readAutoLoginSearch,
  loader: ({ context }) => loadTexts(context, ['account', 'fields-settings']),
  head: ({ match }) => pageHead(match.context, 'signInLink'),
  component: () => <AutoLoginPage search={readAutoLoginSearch(Route.useSearch())} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { AutoLoginPage } from '#features/identity/pages/auto-login.page.tsx';
import { contentQuery } from '#shared/i18n/content.ts';
import { pageHead } from '#shared/i18n/page-head.ts';
import { loadAccountTexts } from '../account-texts.ts';

export const Route = createFileRoute('/auth/autologin')({
  loader: async ({ context }) => {
    const { queryClient, locale } = context;
    await Promise.all([
      loadAccountTexts(context),
      queryClient.ensureQueryData(contentQuery(locale, 'fields-settings')),
    ]);
  },
  head: ({ match }) => pageHead(match.context, 'signInLink'),
  component: AutoLoginPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { AwaySignIn } from '#features/identity/public.ts';
import { AwayPage } from '#features/limits/pages/away.page.tsx';
import { AwayWithdrawal } from '#features/payments/public.ts';
import { contentQuery } from '#shared/i18n/content.ts';
import { pageHead } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/away')({
  loader: async ({ context: { queryClient, locale } }) => {
    await queryClient.ensureQueryData(contentQuery(locale, 'fields-settings'));
  },
  head: ({ match }) => pageHead(match.context, 'away'),
  component: () => <AwayPage SignIn={AwaySignIn} Withdrawal={AwayWithdrawal} />,
});

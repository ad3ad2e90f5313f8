import { createFileRoute } from '@tanstack/react-router';
import { AwaySignIn } from '#features/identity/public.ts';
import { AwayPage } from '#features/limits/pages/away.page.tsx';
import { AwayWithdrawal } from '#features/payments/public.ts';
import { loadTexts } from '#shared/i18n/content.ts';
import { pageHead } from '#shared/i18n/page-head.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';

export const Route = createFileRoute('/away')({
  loader: ({ context }) => loadTexts(context, ['away', 'fields-settings']),
  head: ({ match }) => pageHead(match.context, 'away'),
  component: () => (
    <WithTexts folders={['away']}>
      <AwayPage SignIn={AwaySignIn} Withdrawal={AwayWithdrawal} />
    </WithTexts>
  ),
});

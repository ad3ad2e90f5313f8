import { createFileRoute } from '@tanstack/react-router';
import { KnownDestinations, RecentInvoices, Withdrawable } from '#features/payments/public.ts';
import { WalletPage } from '#features/wallet/pages/wallet.page.tsx';
import { pageHead } from '#shared/i18n/page-head.ts';

export const Route = createFileRoute('/profile/wallet')({
  head: ({ match }) => pageHead(match.context, 'profileWallet'),
  component: () => (
    <WalletPage
      withdrawable={<Withdrawable />}
      destinations={<KnownDestinations />}
      payments={<RecentInvoices />}
    />
  ),
});

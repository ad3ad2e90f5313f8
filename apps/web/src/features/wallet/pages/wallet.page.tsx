import { Button } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { KnownDestinations, RecentInvoices, Withdrawable } from '#features/payments/public.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { AccountCards } from '../components/account-cards.tsx';

/** The player's accounts and newest payments. */
export function WalletPage() {
  const text = useTranslations('pages.profileWallet');
  const modals = useModals();
  return (
    <div data-page="rows" className="grid gap-10">
      <section className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-25">{text('accounts')}</h2>
          <Button variant="lamp" onClick={() => modals.open('wallet', 'deposit')}>
            {text('deposit')}
          </Button>
        </div>
        <AccountCards />
      </section>
      <section className="grid gap-4">
        <h2 className="text-25">{text('withdrawable')}</h2>
        <Withdrawable />
      </section>
      <section className="grid gap-4">
        <h2 className="text-25">{text('destinations')}</h2>
        <KnownDestinations />
      </section>
      <section className="grid gap-4">
        <h2 className="text-25">{text('payments')}</h2>
        <RecentInvoices />
      </section>
    </div>
  );
}

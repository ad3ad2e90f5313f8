import { Button } from '@pierlight/ui/button';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ModalLink } from '../../../shared/modals/modal-link.tsx';
import { AccountCards } from '../components/account-cards.tsx';

interface WalletPageProps {
  readonly withdrawable: ReactNode;
  readonly destinations: ReactNode;
  readonly payments: ReactNode;
}

/** The player's accounts, with what payments show of them. */
export function WalletPage({ withdrawable, destinations, payments }: WalletPageProps) {
  const text = useTranslations('pages.profileWallet');
  return (
    <div data-page="rows" className="grid gap-10">
      <section className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-25">{text('accounts')}</h2>
          <Button variant="lamp" render={<ModalLink modal="wallet" value="deposit" />}>
            {text('deposit')}
          </Button>
        </div>
        <AccountCards />
      </section>
      <section className="grid gap-4">
        <h2 className="text-25">{text('withdrawable')}</h2>
        {withdrawable}
      </section>
      <section className="grid gap-4">
        <h2 className="text-25">{text('destinations')}</h2>
        {destinations}
      </section>
      <section className="grid gap-4">
        <h2 className="text-25">{text('payments')}</h2>
        {payments}
      </section>
    </div>
  );
}

import type { Invoice } from '@pierlight/contract/payments/schemas';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { LiveRegion } from '@pierlight/ui/live-region';
import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { returnToGame } from '#features/gameplay/public.ts';
import { useMoney } from '#features/settings/public.ts';
import { accountsQuery } from '#features/wallet/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { DepositBonus } from './deposit-bonus.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import { ResultFrame } from './result-frame.tsx';

/** The money is there. Leads back to the game that was left for the payment, if there is one. */
export function SuccessResult({ invoice }: { readonly invoice: Invoice }) {
  const text = useTranslations('global-components.invoice');
  const money = useMoney();
  const modals = useModals();
  const left = useSyncExternalStore(returnToGame.subscribe, returnToGame.get, () => null);
  // What was known before the money came is not its balance.
  const accounts = useQuery({ ...accountsQuery(), refetchOnMount: 'always' });
  const account = accounts.data?.find(({ currency }) => currency === invoice.currency);
  const isFresh = accounts.isFetchedAfterMount && !accounts.isFetching && !accounts.isError;
  const balance =
    account && isFresh
      ? text('success.balance', { balance: money(account.balance, account.currency) })
      : '';
  const done = (
    <Button variant={left ? 'ghost' : 'lamp'} size="lg" block onClick={modals.close}>
      {text('done')}
    </Button>
  );
  return (
    <ResultFrame
      screen="success"
      title={text('success.title', { amount: money(invoice.amount, invoice.currency) })}
      lead={balance}
      foot={
        <>
          {left ? (
            <Link
              to="/games/$id"
              params={{ id: left.id }}
              state={{ play: left.mode }}
              className={buttonStyle({ variant: 'lamp', size: 'lg', block: true })}
            >
              {text('backToGame', { game: left.name })}
            </Link>
          ) : (
            done
          )}
          {left ? (
            done
          ) : (
            <Link
              to="/profile/history"
              search={{ tab: 'transactions' }}
              className={buttonStyle({ variant: 'ghost', block: true })}
            >
              {text('history')}
            </Link>
          )}
        </>
      }
    >
      <DepositBonus invoice={invoice} />
      <InvoiceFacts invoice={invoice} withoutAmount />
      <LiveRegion text={balance} />
    </ResultFrame>
  );
}

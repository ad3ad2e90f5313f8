import type { Invoice } from '@pierlight/contract/payments/schemas';
import { invoiceStatus, invoiceType } from '@pierlight/contract/payments/statuses';
import { Button } from '@pierlight/ui/button';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { analytics } from '#shared/analytics/analytics.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { invoiceScreen } from '../invoice-screen.ts';
import { AwaitedResult } from './awaited-result.tsx';
import { FailedResult } from './failed-result.tsx';
import { PendingResult } from './pending-result.tsx';
import { ResultFrame } from './result-frame.tsx';
import { SuccessResult } from './success-result.tsx';
import { ToPayResult } from './to-pay-result.tsx';
import { useInvoice } from './use-invoice.ts';
import { useWayToPay } from './use-way-to-pay.ts';
import { isWithdrawal, WithdrawalResult } from './withdrawal-result.tsx';

/** What became of a payment; turns by itself when the invoice does. */
export function PaymentResult({ id }: { readonly id: Invoice['id'] | null }) {
  const text = useTranslations('global-components.invoice');
  const modals = useModals();
  const found = useInvoice(id);
  const known = found.state === 'known' ? found.invoice : null;
  useOutcomeMeasured(known);
  const page = useWayToPay(known);
  if (found.state === 'loading') {
    return (
      <ResultFrame screen="pending" title={text('loading')}>
        <SkeletonGroup>
          <div className="grid gap-3">
            <Skeleton className="h-10" />
            <Skeleton className="h-10" index={1} />
            <Skeleton className="h-10" index={2} />
          </div>
        </SkeletonGroup>
      </ResultFrame>
    );
  }
  if (found.state === 'failed') {
    return (
      <ResultFrame
        screen="pending"
        title={text('unreachable.title')}
        lead={text('unreachable.text')}
        foot={
          <Button size="lg" block onClick={found.retry}>
            {text('unreachable.retry')}
          </Button>
        }
      />
    );
  }
  const { invoice } = found;
  const screen = invoiceScreen(invoice);
  if (invoice === null) {
    return (
      <ResultFrame
        screen="unknown"
        title={text('unknown.title')}
        lead={text('unknown.text')}
        foot={
          <Button size="lg" block onClick={modals.close}>
            {text('close')}
          </Button>
        }
      />
    );
  }
  if (isWithdrawal(invoice)) return <WithdrawalResult invoice={invoice} />;
  if (screen === 'success') return <SuccessResult invoice={invoice} />;
  if (screen === 'pending') {
    const { publicData, awaitsProvider } = invoice;
    if (awaitsProvider || page !== null) return <AwaitedResult invoice={invoice} page={page} />;
    return publicData ? (
      <ToPayResult invoice={invoice} data={publicData} />
    ) : (
      <PendingResult invoice={invoice} />
    );
  }
  return <FailedResult invoice={invoice} screen={screen} />;
}

/** Notes how a payment ended, once for each invoice, however often it is looked at. */
function useOutcomeMeasured(invoice: Invoice | null): void {
  const { id, status, currency, type } = invoice ?? {};
  useEffect(() => {
    if (id === undefined || currency === undefined) return;
    const isDeposit = type === invoiceType.deposit;
    const ended = { currency, invoice: id };
    if (status === invoiceStatus.success)
      analytics.trackOnce(id, isDeposit ? 'depositSuccess' : 'withdrawSuccess', ended);
    if (status === invoiceStatus.error)
      analytics.trackOnce(id, isDeposit ? 'depositFailure' : 'withdrawFailure', ended);
  }, [id, status, currency, type]);
}

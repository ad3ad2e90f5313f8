import type { Invoice } from '@pierlight/contract/payments/schemas';
import { invoiceStatus } from '@pierlight/contract/payments/statuses';
import { Alert } from '@pierlight/ui/alert';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { LiveRegion } from '@pierlight/ui/live-region';
import { Stepper } from '@pierlight/ui/stepper';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { useClock } from '#shared/use-clock.ts';
import { withdrawalFailure, withdrawalSteps } from '../withdrawal-tracker.ts';
import { InvoiceFacts } from './invoice-facts.tsx';
import { ResultFrame } from './result-frame.tsx';
import { useDestination } from './use-destination.ts';

type Withdrawal = Invoice & { readonly withdrawal: NonNullable<Invoice['withdrawal']> };

export const isWithdrawal = (invoice: Invoice): invoice is Withdrawal =>
  invoice.withdrawal !== null;

const art = {
  [invoiceStatus.pending]: 'pending',
  [invoiceStatus.success]: 'success',
  [invoiceStatus.error]: 'failed',
} as const;

/** How far a withdrawal has come. While it is under way nothing here can stop it, or has to stay open. */
export function WithdrawalResult({ invoice }: { readonly invoice: Withdrawal }) {
  const text = useTranslations('global-components.withdrawal');
  const money = useMoney();
  const modals = useModals();
  const destination = useDestination();
  const { status, currency, amount, withdrawal } = invoice;
  const stage = art[status];
  const isAwaited = status === invoiceStatus.pending && withdrawal.stage === 'check';
  const title = text(`${isAwaited ? 'awaited' : stage}.title`, {
    amount: money(status === invoiceStatus.success ? amount - withdrawal.fee : amount, currency),
  });
  const isBack = status === invoiceStatus.error;
  return (
    <ResultFrame
      screen={stage}
      title={title}
      lead={text(`${isAwaited ? 'awaited' : stage}.lead`, { destination: destination(invoice) })}
      foot={
        <>
          {isBack ? (
            <Button
              variant="lamp"
              size="lg"
              block
              render={<ModalLink modal="wallet" value="withdraw" />}
            >
              {text('failed.again')}
            </Button>
          ) : null}
          <Button size="lg" block variant={isBack ? 'ghost' : 'default'} onClick={modals.close}>
            {text('close')}
          </Button>
          {status === invoiceStatus.pending ? (
            <p className="text-center text-13 text-text-2">{text('stays')}</p>
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
      {isBack ? (
        <Alert tone="info" live={false}>
          {text(`reasons.${withdrawalFailure(invoice)}`)}
        </Alert>
      ) : (
        <Tracker invoice={invoice} />
      )}
      <InvoiceFacts invoice={invoice} withoutAmount={!isBack} />
      <LiveRegion text={status === invoiceStatus.pending ? '' : title} />
    </ResultFrame>
  );
}

/** It goes on by itself once its player has gone through a check; here is the way there. */
function CheckAwaited({ isAway }: Required<Pick<TrackerProps, 'isAway'>>) {
  const text = useTranslations('global-components.withdrawal.steps');
  return (
    <span className="grid gap-2">
      {text('awaitedNote')}
      {isAway ? null : (
        <Link to="/profile/verification" className={buttonStyle({ size: 'sm', variant: 'lamp' })}>
          {text('awaitedAction')}
        </Link>
      )}
    </span>
  );
}

interface TrackerProps {
  readonly invoice: Withdrawal;
  /** The check its player has to go through is on this very page. */
  readonly isAway?: boolean;
}

/** Asked, looked at, sent, arrived; and the truth when it takes longer than it was said to. */
export function Tracker({ invoice, isAway = false }: TrackerProps) {
  const text = useTranslations('global-components.withdrawal');
  const format = useFormatter();
  const now = useClock(60_000);
  const { steps, isLate } = withdrawalSteps(invoice, now);
  const time = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const { stage } = invoice.withdrawal;
  const isOnItsWay = stage === 'approved' || stage === 'sent';
  const notes: Readonly<Record<string, ReactNode>> = {
    ...(stage === 'review' ? { checked: text('steps.checkedNote') } : {}),
    ...(stage === 'check' ? { checked: <CheckAwaited isAway={isAway} /> } : {}),
    ...(invoice.status === invoiceStatus.pending && isOnItsWay
      ? {
          arrived: text(isLate ? 'late' : 'expected', {
            time: time(invoice.withdrawal.expectedAt),
          }),
        }
      : {}),
  };
  return (
    <Stepper
      stateText={{
        done: text('states.done'),
        now: text('states.now'),
        next: text('states.next'),
      }}
      steps={steps.map(({ key, state }) => ({
        key,
        state,
        title: text(key === 'checked' && stage === 'check' ? 'steps.awaited' : `steps.${key}`),
        note: notes[key],
      }))}
    />
  );
}

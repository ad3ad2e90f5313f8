import type { Invoice } from '@pierlight/contract/payments/schemas';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { LiveRegion } from '@pierlight/ui/live-region';
import { Stepper } from '@pierlight/ui/stepper';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { payingPage } from '../invoice-screen.ts';
import { InvoiceFacts } from './invoice-facts.tsx';
import { ResultFrame } from './result-frame.tsx';
import { useLongWait } from './use-long-wait.ts';

/** The provider has not said yet how it went. Nothing here has to stay open for it. */
export function PendingResult({ invoice }: { readonly invoice: Invoice }) {
  const text = useTranslations('global-components.invoice');
  const money = useMoney();
  const modals = useModals();
  const isLong = useLongWait(true);
  const page = payingPage(invoice);
  return (
    <ResultFrame
      screen="pending"
      title={text('pending.title', { amount: money(invoice.amount, invoice.currency) })}
      lead={isLong ? text('pending.long') : text('pending.text')}
      foot={
        <>
          <Button size="lg" block onClick={modals.close}>
            {text('pending.close')}
          </Button>
          {page ? (
            <a href={page} className={buttonStyle({ variant: 'ghost', block: true })}>
              {text('pending.unpaid')}
            </a>
          ) : null}
        </>
      }
    >
      <Stepper
        stateText={{
          done: text('pending.states.done'),
          now: text('pending.states.now'),
          next: text('pending.states.next'),
        }}
        steps={[
          { key: 'sent', state: 'done', title: text('pending.steps.sent') },
          { key: 'confirming', state: 'now', title: text('pending.steps.confirming') },
          { key: 'credited', state: 'next', title: text('pending.steps.credited') },
        ]}
      />
      <InvoiceFacts invoice={invoice} />
      <LiveRegion text={isLong ? text('pending.long') : ''} />
    </ResultFrame>
  );
}

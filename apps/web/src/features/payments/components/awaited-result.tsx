import type { Invoice } from '@pierlight/contract/payments/schemas';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { LiveRegion } from '@pierlight/ui/live-region';
import { Stepper } from '@pierlight/ui/stepper';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { InvoiceFacts } from './invoice-facts.tsx';
import { ResultFrame } from './result-frame.tsx';

interface AwaitedResultProps {
  readonly invoice: Invoice;
  /** Where the deposit is paid, once that is known. */
  readonly page: string | null;
}

/** The provider has not said yet how the deposit is paid. It goes on by itself, here or where it is left. */
export function AwaitedResult({ invoice, page }: AwaitedResultProps) {
  const text = useTranslations('global-components.invoice');
  const money = useMoney();
  const modals = useModals();
  const isReady = page !== null;
  const lead = text(isReady ? 'awaited.ready' : 'awaited.text');
  return (
    <ResultFrame
      screen="pending"
      title={text('awaited.title', { amount: money(invoice.amount, invoice.currency) })}
      lead={lead}
      foot={
        <>
          {isReady ? (
            <a href={page} className={buttonStyle({ variant: 'lamp', size: 'lg', block: true })}>
              {text('toPaymentPage')}
            </a>
          ) : (
            <Button size="lg" block onClick={modals.close}>
              {text('awaited.close')}
            </Button>
          )}
          <Button
            variant="ghost"
            block
            render={<ModalLink modal="cancel-deposit" value={invoice.id} />}
          >
            {text('pay.cancel')}
          </Button>
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
          { key: 'ordered', state: 'done', title: text('awaited.steps.ordered') },
          {
            key: 'answered',
            state: isReady ? 'done' : 'now',
            title: text('awaited.steps.answered'),
          },
          { key: 'paid', state: isReady ? 'now' : 'next', title: text('awaited.steps.paid') },
        ]}
      />
      <InvoiceFacts invoice={invoice} />
      <LiveRegion text={isReady ? lead : ''} />
    </ResultFrame>
  );
}

import type { Invoice } from '@pierlight/contract/payments/schemas';
import { Alert } from '@pierlight/ui/alert';
import { Button } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { failureReason } from '../invoice-screen.ts';
import { InvoiceFacts } from './invoice-facts.tsx';
import { ResultFrame } from './result-frame.tsx';

interface FailedResultProps {
  readonly invoice: Invoice;
  readonly screen: 'failed' | 'cancelled' | 'unknown';
}

/** No money moved, and why. */
export function FailedResult({ invoice, screen }: FailedResultProps) {
  const text = useTranslations('global-components.invoice');
  const modals = useModals();
  const isCancelled = screen === 'cancelled';
  return (
    <ResultFrame
      screen={screen}
      title={text(isCancelled ? 'cancelled.title' : 'failed.title')}
      lead={text('failed.nothingTaken')}
      foot={
        <>
          <Button
            variant={isCancelled ? 'default' : 'lamp'}
            size="lg"
            block
            render={<ModalLink modal="wallet" value="deposit" />}
          >
            {text(isCancelled ? 'cancelled.again' : 'failed.again')}
          </Button>
          <Button variant="ghost" block onClick={modals.close}>
            {text('close')}
          </Button>
        </>
      }
    >
      {isCancelled ? null : (
        <Alert tone="error" live={false}>
          {text(`reasons.${failureReason(invoice)}`)}
        </Alert>
      )}
      <InvoiceFacts invoice={invoice} />
    </ResultFrame>
  );
}

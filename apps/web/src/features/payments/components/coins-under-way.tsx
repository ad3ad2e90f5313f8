import type { Invoice, PublicData } from '@pierlight/contract/payments/schemas';
import { Button } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { InvoiceFacts } from './invoice-facts.tsx';
import { ResultFrame } from './result-frame.tsx';
import { TransferSteps } from './transfer-steps.tsx';

interface CoinsUnderWayProps {
  readonly invoice: Invoice;
  readonly transfer: NonNullable<PublicData['transfer']>;
}

/** Coins the network has seen: they can no longer be cancelled, and need not be sent again. */
export function CoinsUnderWay({ invoice, transfer }: CoinsUnderWayProps) {
  const text = useTranslations('global-components.invoice');
  const money = useMoney();
  const modals = useModals();
  return (
    <ResultFrame
      screen="pending"
      title={text('pending.title', { amount: money(transfer.received, invoice.currency) })}
      lead={text('transfer.confirming')}
      foot={
        <Button size="lg" block onClick={modals.close}>
          {text('pending.close')}
        </Button>
      }
    >
      <TransferSteps transfer={transfer} currency={invoice.currency} />
      <InvoiceFacts invoice={invoice} />
    </ResultFrame>
  );
}

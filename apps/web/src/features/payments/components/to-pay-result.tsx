import type { Invoice, PublicData } from '@pierlight/contract/payments/schemas';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { ModalLink } from '../../../shared/modals/modal-link.tsx';
import { CodeToPay } from './code-to-pay.tsx';
import { CoinsToSend } from './coins-to-send.tsx';
import { CoinsUnderWay } from './coins-under-way.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import { ResultFrame } from './result-frame.tsx';

interface ToPayResultProps {
  readonly invoice: Invoice;
  readonly data: PublicData;
}

/** A deposit that is paid from here, with what there is to pay it with. Turns by itself once it is. */
export function ToPayResult({ invoice, data }: ToPayResultProps) {
  const text = useTranslations('global-components.invoice');
  const money = useMoney();
  const { qr, qrPicture, transfer } = data;
  const kind = transfer ? 'transfer' : 'pay';
  if (transfer && transfer.received > 0)
    return <CoinsUnderWay invoice={invoice} transfer={transfer} />;
  const lead = transfer ? 'transfer.lead' : qr === undefined ? 'pay.drawing' : 'pay.code';
  return (
    <ResultFrame
      screen="pending"
      title={text(`${kind}.title`, { amount: money(invoice.amount, invoice.currency) })}
      lead={text(lead)}
      foot={
        <>
          {invoice.redirectUrl ? (
            <a
              href={invoice.redirectUrl}
              className={buttonStyle({ variant: 'lamp', size: 'lg', block: true })}
            >
              {text(`${kind}.open`)}
            </a>
          ) : null}
          <CancelButton id={invoice.id} />
        </>
      }
    >
      {transfer ? (
        <CoinsToSend invoice={invoice} qrPicture={qrPicture} transfer={transfer} />
      ) : (
        <CodeToPay invoice={invoice} data={data} />
      )}
      <InvoiceFacts invoice={invoice} />
    </ResultFrame>
  );
}

function CancelButton({ id }: Pick<Invoice, 'id'>) {
  const text = useTranslations('global-components.invoice.pay');
  return (
    <Button variant="ghost" block render={<ModalLink modal="cancel-deposit" value={id} />}>
      {text('cancel')}
    </Button>
  );
}

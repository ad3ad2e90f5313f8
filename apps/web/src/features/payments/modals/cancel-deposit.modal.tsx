import { invoiceStatus } from '@pierlight/contract/payments/statuses';
import { Alert } from '@pierlight/ui/alert';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { isProblem } from '#shared/api/problem.ts';
import type { ModalViewProps } from '#shared/modals/modal-frame.tsx';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { useModals } from '#shared/modals/use-modals.ts';
import { useSession } from '#shared/session/use-session.ts';
import { declineMutation } from '../api.ts';
import { InvoiceFacts } from '../components/invoice-facts.tsx';
import { PaymentResult } from '../components/payment-result.tsx';
import { ResultFrame } from '../components/result-frame.tsx';
import { useInvoice } from '../components/use-invoice.ts';

/** `?cancel-deposit=<invoice>`: a deposit left half-way, to be finished or ended. */
export default function CancelDepositModal({ value }: ModalViewProps<'cancel-deposit'>) {
  const { status } = useSession();
  const found = useInvoice(value);
  if (status === 'guest') return <SignInFirst />;
  const isOpen =
    found.state === 'known' &&
    found.invoice !== null &&
    found.invoice.status === invoiceStatus.pending;
  if (!isOpen || found.invoice === null) return <PaymentResult id={value} />;
  return <Unfinished invoice={found.invoice} />;
}

function Unfinished({
  invoice,
}: {
  readonly invoice: Parameters<typeof InvoiceFacts>[0]['invoice'];
}) {
  const text = useTranslations('global-components.invoice');
  const modals = useModals();
  const decline = useMutation(declineMutation());
  // A deposit that has just been settled is shown as it is; there is nothing to add.
  const hasFailed = decline.isError && !isProblem(decline.error, 'invoiceFinal');
  return (
    <ResultFrame
      screen="pending"
      title={text('unfinished.title')}
      lead={text(invoice.awaitsProvider ? 'unfinished.awaited' : 'unfinished.text')}
      foot={
        <div className="grid gap-2 sm:grid-cols-2">
          <Button
            size="lg"
            block
            loading={decline.isPending}
            onClick={() => decline.mutate(invoice.id)}
          >
            {text('unfinished.cancel')}
          </Button>
          {invoice.publicData || invoice.awaitsProvider ? (
            <Button size="lg" block render={<ModalLink modal="success" value={invoice.id} />}>
              {text(invoice.awaitsProvider ? 'unfinished.wait' : 'unfinished.continue')}
            </Button>
          ) : invoice.redirectUrl ? (
            <a href={invoice.redirectUrl} className={buttonStyle({ size: 'lg', block: true })}>
              {text('unfinished.continue')}
            </a>
          ) : (
            <Button size="lg" block onClick={modals.close}>
              {text('close')}
            </Button>
          )}
        </div>
      }
    >
      {hasFailed ? <Alert tone="error">{text('unfinished.failed')}</Alert> : null}
      <InvoiceFacts invoice={invoice} />
    </ResultFrame>
  );
}

function SignInFirst() {
  const text = useTranslations('global-components.invoice');
  return (
    <ResultFrame
      screen="pending"
      title={text('unfinished.title')}
      lead={text('unfinished.signIn')}
      foot={
        <Button size="lg" block render={<ModalLink modal="sign-in" />}>
          {text('unfinished.signInButton')}
        </Button>
      }
    />
  );
}

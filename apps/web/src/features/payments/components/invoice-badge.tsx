import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { Invoice } from '@pierlight/contract/payments/schemas';
import { invoiceStatus } from '@pierlight/contract/payments/statuses';
import { Badge } from '@pierlight/ui/badge';
import { Button, buttonStyle } from '@pierlight/ui/button';
import { useTranslations } from 'use-intl';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { useClock } from '#shared/use-clock.ts';
import { failureReason, isCancelled, payingPage } from '../invoice-screen.ts';
import { withdrawalSteps } from '../withdrawal-tracker.ts';

/** Where a payment stands. One that waits leads to where it can be finished or followed. */
export function InvoiceBadge({ invoice }: { readonly invoice: Invoice }) {
  const text = useTranslations('global-components.invoices');
  const reasons = useTranslations('global-components.invoice.reasons');
  const now = useClock(60_000);
  const pendingWords = ({ withdrawal }: Invoice) => {
    if (!withdrawal) return text('status.pending');
    return withdrawalSteps(invoice, now).isLate
      ? text('stages.late')
      : text(`stages.${withdrawal.stage}`);
  };
  switch (invoice.status) {
    case invoiceStatus.pending:
      return (
        <span className="inline-flex flex-wrap items-center gap-2">
          <Badge tone="tide" icon={<HourglassMediumIcon aria-hidden="true" />}>
            {pendingWords(invoice)}
          </Badge>
          {invoice.withdrawal ? (
            <Button size="sm" render={<ModalLink modal="success" value={invoice.id} />}>
              {text('follow')}
            </Button>
          ) : (
            <Unfinished invoice={invoice} />
          )}
        </span>
      );
    case invoiceStatus.success:
      return (
        <Badge icon={<CheckIcon aria-hidden="true" weight="bold" />}>
          {text('status.success')}
        </Badge>
      );
    case invoiceStatus.error:
      return (
        <span title={invoice.withdrawal ? undefined : reasons(failureReason(invoice))}>
          <Badge icon={<XIcon aria-hidden="true" weight="bold" />}>
            {text(
              invoice.withdrawal
                ? 'status.returned'
                : isCancelled(invoice)
                  ? 'status.cancelled'
                  : 'status.error',
            )}
          </Badge>
        </span>
      );
  }
}

/** The way on with a deposit nobody has paid, and the way to end it. */
function Unfinished({ invoice }: { readonly invoice: Invoice }) {
  const text = useTranslations('global-components.invoices');
  const page = payingPage(invoice);
  return (
    <>
      {page ? (
        <a href={page} className={buttonStyle({ size: 'sm' })}>
          {text('finish')}
        </a>
      ) : (
        <Button size="sm" render={<ModalLink modal="success" value={invoice.id} />}>
          {text('finish')}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        render={<ModalLink modal="cancel-deposit" value={invoice.id} />}
      >
        {text('cancel')}
      </Button>
    </>
  );
}

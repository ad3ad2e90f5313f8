import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { Invoice } from '@pierlight/contract/payments/schemas';
import { invoiceStatus, invoiceType } from '@pierlight/contract/payments/statuses';
import { Alert } from '@pierlight/ui/alert';
import { Amount } from '@pierlight/ui/amount';
import { Badge } from '@pierlight/ui/badge';
import { Button } from '@pierlight/ui/button';
import { type DataColumn, DataTable } from '@pierlight/ui/data-table';
import { Skeleton, SkeletonGroup } from '@pierlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { useModals } from '#shared/modals/use-modals.ts';
import { useClock } from '#shared/use-clock.ts';
import { recentInvoicesQuery } from '../api.ts';
import { failureReason, isCancelled } from '../invoice-screen.ts';
import { withdrawalSteps } from '../withdrawal-tracker.ts';
import { useMethodName } from './method-facts.ts';

/** How many of the newest payments the wallet's page shows. */
const SHOWN = 5;

/** The newest payments with where each stands. One that waits leads to where it can be finished. */
export function RecentInvoices() {
  const text = useTranslations('global-components.invoices');
  const money = useMoney();
  const format = useFormatter();
  const methodName = useMethodName();
  const invoices = useQuery(recentInvoicesQuery(SHOWN));
  if (invoices.isPending) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-48 rounded-panel" />
      </SkeletonGroup>
    );
  }
  if (invoices.isError) {
    return (
      <Alert
        tone="error"
        action={
          <Button size="sm" onClick={() => void invoices.refetch()}>
            {text('retry')}
          </Button>
        }
      >
        {text('failed')}
      </Alert>
    );
  }
  const title = ({ type }: Invoice) =>
    text(type === invoiceType.deposit ? 'deposit' : 'withdrawal');
  const time = ({ createdAt }: Invoice) =>
    format.dateTime(new Date(createdAt), {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
  const sum = (invoice: Invoice) => {
    const amount = <Amount>{money(invoice.amount, invoice.currency)}</Amount>;
    return invoice.status === invoiceStatus.error ? (
      <s className="text-text-3">{amount}</s>
    ) : (
      <span className="font-semibold">{amount}</span>
    );
  };
  const columns: readonly DataColumn<Invoice>[] = [
    {
      key: 'what',
      header: text('columns.what'),
      rowHeader: true,
      cell: (invoice) => <span className="font-semibold">{title(invoice)}</span>,
    },
    {
      key: 'number',
      header: text('columns.number'),
      quiet: true,
      cell: ({ number }) => <bdi>{number}</bdi>,
    },
    {
      key: 'method',
      header: text('columns.method'),
      quiet: true,
      cell: ({ methodId }) => methodName(methodId),
    },
    { key: 'time', header: text('columns.time'), quiet: true, cell: time },
    {
      key: 'status',
      header: text('columns.status'),
      cell: (invoice) => <InvoiceBadge invoice={invoice} />,
    },
    { key: 'amount', header: text('columns.amount'), numeric: true, cell: sum },
  ];
  return (
    <DataTable
      caption={text('title')}
      columns={columns}
      rows={invoices.data}
      rowKey={({ id }) => id}
      renderCard={(invoice) => (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
          <span className="font-semibold">
            {title(invoice)}
            <span className="font-normal text-text-2"> · {methodName(invoice.methodId)}</span>
          </span>
          <span className="tabular text-end">{sum(invoice)}</span>
          <span className="text-12 text-text-3">{time(invoice)}</span>
          <span className="justify-self-end">
            <InvoiceBadge invoice={invoice} />
          </span>
        </div>
      )}
      empty={<p className="px-6 py-8 text-center text-text-2">{text('empty')}</p>}
    />
  );
}

function InvoiceBadge({ invoice }: { readonly invoice: Invoice }) {
  const text = useTranslations('global-components.invoices');
  const reasons = useTranslations('global-components.invoice.reasons');
  const modals = useModals();
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
        <span className="inline-flex items-center gap-2">
          <Badge tone="tide" icon={<HourglassMediumIcon aria-hidden="true" />}>
            {pendingWords(invoice)}
          </Badge>
          {invoice.withdrawal ? (
            <Button size="sm" onClick={() => modals.open('success', invoice.id)}>
              {text('follow')}
            </Button>
          ) : (
            <Button size="sm" onClick={() => modals.open('cancel-deposit', invoice.id)}>
              {text('finish')}
            </Button>
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

import type { Invoice } from '@pierlight/contract/payments/schemas';
import { type DataColumn, DataTable } from '@pierlight/ui/data-table';
import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { recentInvoicesQuery } from '../api.ts';
import { InvoiceBadge } from './invoice-badge.tsx';
import { InvoiceCard, InvoiceSum, InvoiceTime, InvoiceTitle } from './invoice-card.tsx';
import { InvoicesPlaceholder } from './invoices-placeholder.tsx';
import { useMethodName } from './method-facts.ts';

/** How many of the newest payments the wallet's page shows. */
const SHOWN = 5;

/** The newest payments, each with where it stands. */
export function RecentInvoices() {
  const text = useTranslations('global-components.invoices');
  const methodName = useMethodName();
  const invoices = useQuery(recentInvoicesQuery(SHOWN));
  // A list that is known stays, also where it could not be refetched.
  if (!invoices.data) return <InvoicesPlaceholder invoices={invoices} />;
  const columns: readonly DataColumn<Invoice>[] = [
    {
      key: 'what',
      header: text('columns.what'),
      rowHeader: true,
      cell: (invoice) => (
        <span className="font-semibold">
          <InvoiceTitle invoice={invoice} />
        </span>
      ),
    },
    {
      key: 'number',
      header: text('columns.number'),
      quiet: true,
      cell: ({ number }) => <bdi className="whitespace-nowrap">{number}</bdi>,
    },
    {
      key: 'method',
      header: text('columns.method'),
      quiet: true,
      cell: ({ methodId }) => methodName(methodId),
    },
    {
      key: 'time',
      header: text('columns.time'),
      quiet: true,
      cell: (invoice) => <InvoiceTime invoice={invoice} />,
    },
    {
      key: 'status',
      header: text('columns.status'),
      cell: (invoice) => <InvoiceBadge invoice={invoice} />,
    },
    {
      key: 'amount',
      header: text('columns.amount'),
      numeric: true,
      cell: (invoice) => <InvoiceSum invoice={invoice} />,
    },
  ];
  return (
    <DataTable
      caption={text('title')}
      columns={columns}
      rows={invoices.data}
      rowKey={({ id }) => id}
      renderCard={(invoice) => <InvoiceCard invoice={invoice} />}
      empty={<p className="px-6 py-8 text-center text-text-2">{text('empty')}</p>}
    />
  );
}

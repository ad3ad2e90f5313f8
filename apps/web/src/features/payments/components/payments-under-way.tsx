import { useTranslations } from 'use-intl';
import { useQuery } from '#shared/api/use-query.ts';
import { openInvoicesQuery } from '../api.ts';
import { InvoiceCard } from './invoice-card.tsx';
import { InvoicesPlaceholder } from './invoices-placeholder.tsx';

/** Every payment that has not ended, each with where it stands and the way to it. */
export function PaymentsUnderWay() {
  const text = useTranslations('global-components.invoices');
  const invoices = useQuery(openInvoicesQuery());
  // A list that is known stays, also where it could not be refetched.
  if (!invoices.data) return <InvoicesPlaceholder invoices={invoices} />;
  return (
    <ul aria-label={text('underWay')} className="grid rounded-card bg-surface-2">
      {invoices.data.map((invoice) => (
        <li
          key={invoice.id}
          className="px-4 py-3 not-first:shadow-[inset_0_1px_0_var(--color-hair)]"
        >
          <InvoiceCard invoice={invoice} />
        </li>
      ))}
    </ul>
  );
}

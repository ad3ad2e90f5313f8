import type { Invoice } from '@pierlight/contract/payments/schemas';
import { invoiceStatus, invoiceType } from '@pierlight/contract/payments/statuses';
import { Amount } from '@pierlight/ui/amount';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { InvoiceBadge } from './invoice-badge.tsx';
import { useMethodName } from './method-facts.ts';

interface InvoiceProps {
  readonly invoice: Invoice;
}

/** A payment on two lines: what it is and its sum, when it was requested, and its status. */
export function InvoiceCard({ invoice }: InvoiceProps) {
  const methodName = useMethodName();
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-3">
        <span className="min-w-0 font-semibold">
          <InvoiceTitle invoice={invoice} />
          <span className="font-normal text-text-2"> · {methodName(invoice.methodId)}</span>
        </span>
        <span className="tabular shrink-0">
          <InvoiceSum invoice={invoice} />
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-12 text-text-3">
          <InvoiceTime invoice={invoice} />
        </span>
        <InvoiceBadge invoice={invoice} />
      </div>
    </div>
  );
}

export function InvoiceTitle({ invoice: { type } }: InvoiceProps) {
  const text = useTranslations('global-components.invoices');
  return text(type === invoiceType.deposit ? 'deposit' : 'withdrawal');
}

/** When a payment was requested. */
export function InvoiceTime({ invoice: { createdAt } }: InvoiceProps) {
  return useFormatter().dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' });
}

/** The sum, struck out where nothing came of it. */
export function InvoiceSum({ invoice }: InvoiceProps) {
  const money = useMoney();
  const amount = <Amount>{money(invoice.amount, invoice.currency)}</Amount>;
  return invoice.status === invoiceStatus.error ? (
    <s className="text-text-3">{amount}</s>
  ) : (
    <span className="font-semibold">{amount}</span>
  );
}

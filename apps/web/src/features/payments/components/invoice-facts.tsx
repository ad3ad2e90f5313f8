import type { Invoice } from '@pierlight/contract/payments/schemas';
import { Amount } from '@pierlight/ui/amount';
import { DefinitionList } from '@pierlight/ui/definition-list';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '#features/settings/public.ts';
import { useMethodName } from './method-facts.ts';
import { useDestination } from './use-destination.ts';

interface InvoiceFactsProps {
  readonly invoice: Invoice;
  /** Already in the heading of a result. */
  readonly withoutAmount?: boolean;
}

/** What is known of a payment: sum, method, number and time. */
export function InvoiceFacts({ invoice, withoutAmount = false }: InvoiceFactsProps) {
  const text = useTranslations('global-components.invoice');
  const format = useFormatter();
  const money = useMoney();
  const methodName = useMethodName();
  const destination = useDestination();
  const at = invoice.settledAt ?? invoice.createdAt;
  return (
    <DefinitionList
      items={[
        ...(withoutAmount
          ? []
          : [
              {
                key: 'amount',
                label: text('amount'),
                value: <Amount>{money(invoice.amount, invoice.currency)}</Amount>,
              },
            ]),
        ...(invoice.withdrawal
          ? [
              {
                key: 'destination',
                label: text('destination'),
                value: <bdi className="whitespace-nowrap">{destination(invoice)}</bdi>,
              },
              {
                key: 'fee',
                label: text('fee'),
                value: <Amount>{money(invoice.withdrawal.fee, invoice.currency)}</Amount>,
              },
            ]
          : []),
        ...(invoice.askedAmount === null
          ? []
          : [
              {
                key: 'asked',
                label: text('asked'),
                value: <Amount>{money(invoice.askedAmount, invoice.currency)}</Amount>,
              },
            ]),
        { key: 'method', label: text('method'), value: methodName(invoice.methodId) },
        {
          key: 'number',
          label: text('number'),
          value: <bdi className="whitespace-nowrap">{invoice.number}</bdi>,
        },
        {
          key: 'time',
          label: text('time'),
          value: format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }),
        },
      ]}
    />
  );
}

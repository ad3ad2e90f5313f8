import type { Invoice } from '@pierlight/contract/payments/schemas';
import type { InvoiceMessage } from '@pierlight/contract/realtime/channels';
import type { QueryClient } from '@tanstack/react-query';

export const paymentsKey = ['payments'] as const;
/** Key of one invoice, which the result of a deposit looks at. */
export const invoiceKey = (id: Invoice['id']) => [...paymentsKey, 'invoice', id] as const;
/** Key of all lists of invoices. */
export const invoicesKey = [...paymentsKey, 'invoices'] as const;

export function invoiceChanged(client: QueryClient, { invoice }: InvoiceMessage): void {
  client.setQueryData<Invoice>(invoiceKey(invoice.id), invoice);
  void client.invalidateQueries({ queryKey: invoicesKey });
}

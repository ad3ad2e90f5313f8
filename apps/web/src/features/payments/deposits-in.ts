import type { Invoice } from '@pierlight/contract/payments/schemas';
import { invoiceType } from '@pierlight/contract/payments/statuses';

/** Those of some payments that bring money into the account of a currency, in their order. */
export function depositsIn(invoices: readonly Invoice[], currency: string): readonly Invoice[] {
  return invoices.filter(
    (invoice) => invoice.type === invoiceType.deposit && invoice.currency === currency,
  );
}

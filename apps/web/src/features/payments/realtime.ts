import type { Invoice } from '@pierlight/contract/payments/schemas';
import { invoiceStatus, invoiceType } from '@pierlight/contract/payments/statuses';
import type { InvoiceMessage } from '@pierlight/contract/realtime/channels';
import { formatAmount } from '@pierlight/money/amount';
import type { QueryClient } from '@tanstack/react-query';
import { bonusesKey } from '#features/bonuses/public.ts';
import { currenciesQuery } from '#features/settings/public.ts';
import type { AlertRequest } from '#shared/alerts/alert-queue.ts';
import type { LanguageTag } from '#shared/i18n/locales.ts';
import { invoiceKey, invoicesKey } from './keys.ts';

export { paymentsKey } from './keys.ts';

/**
 * Takes an invoice over from its channel. Answers the alert it is worth: one for success and one for
 * error, when that is new, and none for anything else or for a repeated message.
 */
export function invoiceChanged(
  client: QueryClient,
  { invoice }: InvoiceMessage,
  tag: LanguageTag,
): AlertRequest | null {
  const known = client.getQueryData<Invoice>(invoiceKey(invoice.id));
  if (isFinal(known)) return null;
  client.setQueryData<Invoice>(invoiceKey(invoice.id), invoice);
  void client.invalidateQueries({ queryKey: invoicesKey });
  // A deposit brings its bonus, or gives it back to be chosen again.
  void client.invalidateQueries({ queryKey: bonusesKey });
  const currency = client
    .getQueryData(currenciesQuery().queryKey)
    ?.find(({ code }) => code === invoice.currency);
  return invoiceAlert(invoice, currency ? formatAmount(invoice.amount, currency, tag) : '');
}

/** What a player is told about an invoice that has come to its end; null while it has not. */
export function invoiceAlert(
  { status, type, failureReason }: Pick<Invoice, 'status' | 'type' | 'failureReason'>,
  amount: string,
): AlertRequest | null {
  const kind = type === invoiceType.deposit ? 'deposit' : 'withdrawal';
  switch (status) {
    case invoiceStatus.pending:
      return null;
    case invoiceStatus.success:
      return { key: `${kind}.success`, tone: 'lamp', values: { amount } };
    case invoiceStatus.error: {
      // The player cancelled it and knows, and nothing went wrong.
      const isByPlayer = failureReason === 'cancelled' || failureReason === 'abandoned';
      return isByPlayer
        ? { key: `${kind}.cancelled`, values: { amount } }
        : { key: `${kind}.error`, tone: 'error', values: { amount } };
    }
  }
}

function isFinal(invoice: Invoice | undefined): boolean {
  return invoice !== undefined && invoice.status !== invoiceStatus.pending;
}

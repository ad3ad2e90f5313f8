import type { Invoice } from '@pierlight/contract/payments/schemas';
import { useTranslations } from 'use-intl';

/** Where a withdrawal goes, in words; back to a card is told by the deposit that the card paid. */
export function useDestination(): (invoice: Invoice) => string {
  const text = useTranslations('global-components.invoice');
  return ({ methodId, withdrawal }) => {
    const destination = withdrawal?.destination ?? '';
    return methodId === 'card' ? text('cardOf', { number: destination }) : destination;
  };
}

import type { Invoice } from '@pierlight/contract/payments/schemas';
import { useTranslations } from 'use-intl';

/** Where a withdrawal goes, in words; a card nobody told is known by the deposit that it paid. */
export function useDestination(): (invoice: Invoice) => string {
  const text = useTranslations('global-components.invoice');
  return ({ methodId, withdrawal }) => {
    const destination = withdrawal?.destination ?? '';
    return methodId === 'card' && destination.startsWith('D-')
      ? text('cardOf', { number: destination })
      : destination;
  };
}

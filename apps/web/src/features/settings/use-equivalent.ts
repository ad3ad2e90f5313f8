import { useCallback } from 'react';
import { locales } from '#shared/i18n/locales.ts';
import { useServices } from '#shared/services.ts';
import { equivalentOf } from './equivalent.ts';
import { useEquivalentCurrency } from './equivalent-store.ts';
import { useCurrencies } from './use-money.ts';

/** Writes what an amount comes to in the chosen second currency; null where none is to be shown. */
export function useEquivalent(): (subunits: number, currency: string) => string | null {
  const { tag } = locales[useServices().locale];
  const currencies = useCurrencies();
  const chosen = useEquivalentCurrency();
  return useCallback(
    (subunits, currency) => equivalentOf(subunits, currency, chosen, currencies, tag),
    [chosen, currencies, tag],
  );
}

import type { Currency } from '@pierlight/contract/settings/schemas';
import { formatAmount } from '@pierlight/money/amount';
import { useCallback, useMemo } from 'react';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { locales } from '#shared/i18n/locales.ts';
import { useServices } from '#shared/services.ts';
import { currenciesQuery } from './api.ts';
import { currencyName } from './currency-name.ts';

export function useCurrencies(): readonly Currency[] {
  return useSuspenseQuery(currenciesQuery()).data;
}

/** The same, each with the name the reader calls it by. */
export function useNamedCurrencies(): readonly Currency[] {
  const { tag } = locales[useServices().locale];
  const currencies = useCurrencies();
  return useMemo(
    () => currencies.map((currency) => ({ ...currency, name: currencyName(currency, tag) })),
    [currencies, tag],
  );
}

/** The currency of a code, or undefined for one that is not offered any more. */
export function useCurrency(code: string): Currency | undefined {
  return useCurrencies().find((currency) => currency.code === code);
}

/** Writes subunits in the reader's locale: `money(128450, 'EUR')` is "€1,284.50". */
export function useMoney(): (subunits: number, currencyCode: string) => string {
  const { tag } = locales[useServices().locale];
  const currencies = useCurrencies();
  return useCallback(
    (subunits, code) => {
      const currency = currencies.find((known) => known.code === code);
      return currency
        ? formatAmount(subunits, currency, tag)
        : `${subunits.toLocaleString(tag)} ${code}`;
    },
    [currencies, tag],
  );
}

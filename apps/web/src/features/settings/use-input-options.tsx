import { Coin } from '@pierlight/ui/art/coin';
import type { ComboboxOption } from '@pierlight/ui/combobox';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { countriesQuery } from './api.ts';
import { useNamedCurrencies } from './use-money.ts';

/** What the lists of countries and currencies in a form offer, named and sorted for the reader. */
export function useInputOptions(): {
  readonly country: readonly ComboboxOption[];
  readonly currency: readonly ComboboxOption[];
} {
  const tag = useLocale();
  const countries = useSuspenseQuery(countriesQuery()).data;
  const currencies = useNamedCurrencies();
  return useMemo(() => {
    const regions = new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' });
    const country = countries
      .filter(({ restrict }) => !restrict)
      .map(({ code, name }) => ({
        value: code,
        label: regions.of(code) ?? name,
        keywords: `${code} ${name}`,
      }))
      .toSorted((one, other) => one.label.localeCompare(other.label, tag));
    const currency = currencies
      .map(({ code, name }) => ({
        value: code,
        label: code,
        end: name,
        keywords: name,
        start: <Coin currency={code} size={22} />,
      }))
      .toSorted((one, other) => one.value.localeCompare(other.value));
    return { country, currency };
  }, [countries, currencies, tag]);
}

import { formatAmount } from '@pierlight/money/amount';

/** The currencies the provider settles in, by subunits in a unit (ISO 4217 minor units). */
const subunitsToUnit = { EUR: 100, USD: 100, BRL: 100, JPY: 1 } as const;
export type CurrencyCode = keyof typeof subunitsToUnit;

export const currencyCodes = Object.keys(subunitsToUnit) as [CurrencyCode, ...CurrencyCode[]];

/** Writes subunits as the customer reads them: 2500 EUR is "€25.00" in English. */
export function writeAmount(amount: number, currency: string, locale: string): string {
  const code = currencyCodes.find((known) => known === currency);
  if (code === undefined) return `${amount} ${currency}`;
  return formatAmount(amount, { code, subunitToUnit: subunitsToUnit[code] }, locale);
}

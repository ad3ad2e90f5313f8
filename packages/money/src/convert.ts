import type { CurrencyUnit } from './currency.ts';

/**
 * Converts subunits between two currencies by their rates against one base (units of the currency
 * for one unit of the base), rounded half up. For display only: what is booked is never converted.
 */
export function convertSubunits(
  subunits: number,
  from: CurrencyUnit & { readonly rate: number },
  to: CurrencyUnit & { readonly rate: number },
): number {
  const units = subunits / from.subunitToUnit / from.rate;
  return Math.round(units * to.rate * to.subunitToUnit);
}

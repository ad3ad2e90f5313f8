import type { Currency } from '@pierlight/contract/settings/schemas';
import { formatAmount } from '@pierlight/money/amount';
import { convertSubunits } from '@pierlight/money/convert';
import type { LanguageTag } from '#shared/i18n/locales.ts';

/** Where the browser keeps the code of the equivalent currency. */
export const EQUIVALENT_KEY = 'equivalentCurrency';

/** Least units of a currency for one of the base that make two of its decimals say something. */
const leastRate = 0.1;

/** Currencies an equivalent can be shown in: those whose hundredth is worth less than ten cents. */
export function equivalentChoices(currencies: readonly Currency[]): readonly Currency[] {
  return currencies.filter(({ rate }) => rate.rate >= leastRate);
}

/**
 * What an amount comes to in another currency, as "≈ €12.34": at most two decimals, by the reference
 * rates. Null when there is nothing to show: the same currency, or one that is not offered any more.
 *
 * @param subunits in the currency `from`
 */
export function equivalentOf(
  subunits: number,
  from: string,
  to: string | null,
  currencies: readonly Currency[],
  tag: LanguageTag,
): string | null {
  if (to === null || from === to) return null;
  const source = currencies.find(({ code }) => code === from);
  const target = equivalentChoices(currencies).find(({ code }) => code === to);
  if (!source || !target) return null;
  const shown = { ...target, subunitToUnit: Math.min(target.subunitToUnit, 100) };
  const converted = convertSubunits(subunits, withRate(source), withRate(shown));
  return `≈\u00a0${formatAmount(converted, shown, tag)}`;
}

const withRate = ({ code, subunitToUnit, rate }: Currency) => ({
  code,
  subunitToUnit,
  rate: rate.rate,
});

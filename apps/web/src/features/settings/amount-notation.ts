import { toDecimalString } from '@pierlight/money/amount';
import type { CurrencyUnit } from '@pierlight/money/currency';
import type { LanguageTag } from '#shared/i18n/locales.ts';

/** Subunits as somebody would type them, without decimals that say nothing: 2000 EUR is "20", 200000 BTC "0.002". */
export function typedAmount(
  subunits: number,
  currency: CurrencyUnit,
  decimalSeparator: '.' | ',',
): string {
  const decimal = toDecimalString(subunits, currency);
  const short = decimal.replace(/\.0+$/, '').replace(/(\.\d\d\d*?)0+$/, '$1');
  return short.replace('.', decimalSeparator);
}

/** How a reader of the language tag `tag` writes sums: the decimal separator, the currency's sign and its place. */
export function amountNotation(
  currencyCode: string,
  tag: LanguageTag,
): { readonly decimalSeparator: '.' | ','; readonly sign: string; readonly signAfter: boolean } {
  // Stands where the language puts a code, for codes that are not of three letters.
  const standIn = 'XTS';
  const parts = new Intl.NumberFormat(tag, {
    minimumFractionDigits: 1,
    style: 'currency',
    currency: /^[A-Z]{3}$/.test(currencyCode) ? currencyCode : standIn,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1.5);
  const at = (type: string) => parts.findIndex((part) => part.type === type);
  const sign = parts[at('currency')]?.value.replace(standIn, currencyCode) ?? currencyCode;
  return {
    decimalSeparator: parts[at('decimal')]?.value === ',' ? ',' : '.',
    sign,
    signAfter: at('currency') > at('integer'),
  };
}

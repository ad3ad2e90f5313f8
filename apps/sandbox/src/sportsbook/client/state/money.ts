import { numberFormat } from './formats.ts';

/** Digits behind the point of a currency's smallest part, where they are not two. */
const digits: Readonly<Record<string, number>> = { JPY: 0, BTC: 8, ETH: 9, USDT: 6, XRP: 6 };

export const digitsOf = (currency: string): number => digits[currency] ?? 2;

const isCoin = (currency: string): boolean => digitsOf(currency) > 2;

/** Names of a language for `Intl`; digits are Latin everywhere, as in the operator's amounts. */
export const localeOf = (lang: string): string =>
  ({ 'pt-br': 'pt-BR', ar: 'ar-u-nu-latn' })[lang] ?? lang;

const marks = /[\u200e\u200f\u061c]/g;

/** An amount of subunits as money is written in a language; in Arabic it is read from the left, its sign first. */
export function writeMoney(subunits: number, currency: string, lang: string): string {
  const text = written(subunits, currency, lang).replaceAll('-', '−');
  return lang === 'ar' ? `\u2066${text.replace(marks, '')}\u2069` : text;
}

function written(subunits: number, currency: string, lang: string): string {
  const places = digitsOf(currency);
  const value = subunits / 10 ** places;
  if (isCoin(currency)) {
    const number = numberFormat(localeOf(lang), { maximumFractionDigits: places });
    return `${number.format(value)} ${currency}`;
  }
  return numberFormat(localeOf(lang), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(value);
}

const arabic = '٠١٢٣٤٥٦٧٨٩';

/**
 * What somebody typed as an amount, in subunits; null for what is none, or is finer than the currency. A comma or a
 * point, whichever comes last, parts the decimals.
 */
export function readMoney(text: string, currency: string): number | null {
  const latin = text.replace(/[٠-٩]/g, (digit) => String(arabic.indexOf(digit)));
  const plain = latin
    .replace(/[\s'’]/g, '')
    .replaceAll('٫', '.')
    .replaceAll(',', '.');
  const [, whole = '', part = ''] = /^(\d*)(?:\.(\d*))?$/.exec(plain) ?? [];
  const places = digitsOf(currency);
  if (whole + part === '' || part.length > places) return null;
  const subunits = Number(`${whole}${part.padEnd(places, '0')}`);
  return Number.isSafeInteger(subunits) ? subunits : null;
}

/** An amount as it stands in a field: `10.00`. */
export function plainMoney(subunits: number, currency: string): string {
  const places = digitsOf(currency);
  const value = subunits / 10 ** places;
  return isCoin(currency) ? String(value) : value.toFixed(places);
}

export const writeShare = (share: string | number, lang: string, places = 1): string =>
  numberFormat(localeOf(lang), {
    style: 'percent',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(Number(share));

import type { Currency } from '@pierlight/contract/settings/schemas';

/**
 * What the reader calls a currency. The server's names are English, and coins are called the same
 * everywhere; those of states are in every browser.
 *
 * @param locale a language tag
 */
export function currencyName(
  { code, name, type }: Pick<Currency, 'code' | 'name' | 'type'>,
  locale: string,
): string {
  if (type !== 'fiat' || locale.startsWith('en')) return name;
  const own = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' }).of(code);
  return own ? own.charAt(0).toLocaleUpperCase(locale) + own.slice(1) : name;
}

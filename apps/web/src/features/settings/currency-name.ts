import type { Currency } from '@pierlight/contract/settings/schemas';
import type { LanguageTag } from '#shared/i18n/locales.ts';

/**
 * What the reader calls a currency. The server's names are English, and coins are called the same
 * everywhere; those of states are in every browser.
 *
 * @param tag a language tag
 */
export function currencyName(
  { code, name, type }: Pick<Currency, 'code' | 'name' | 'type'>,
  tag: LanguageTag,
): string {
  if (type !== 'fiat' || tag.startsWith('en')) return name;
  const own = new Intl.DisplayNames(tag, { type: 'currency', fallback: 'none' }).of(code);
  return own ? own.charAt(0).toLocaleUpperCase(tag) + own.slice(1) : name;
}

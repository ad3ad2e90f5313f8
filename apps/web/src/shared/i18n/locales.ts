/**
 * Locales the site can be read in, by the code that stands in an address. A new one needs a row
 * here and its texts in `content/<code>/`.
 */
export const locales = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>;

export type Locale = keyof typeof locales;

/** The locale without a prefix in its addresses. */
export const defaultLocale: Locale = 'en';

export const localeCodes = Object.keys(locales) as readonly Locale[];

export const LANGUAGE_COOKIE = 'user-language';

export function isLocale(code: string | null | undefined): code is Locale {
  return typeof code === 'string' && Object.hasOwn(locales, code);
}

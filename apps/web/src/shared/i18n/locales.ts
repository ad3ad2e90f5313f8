/** What the site knows of a locale. */
interface LocaleRow {
  /** In its own language. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /**
   * The language tag numbers, sums and dates are written by; it names the digits where a language has
   * several kinds, so that the server and every browser write the same ones.
   */
  readonly tag: string;
  /** How previews of a shared address name the language: `language_TERRITORY`. */
  readonly openGraph: string;
}

/**
 * Locales the site can be read in, by the code that stands in an address. A new one needs a row
 * here and its texts in `content/<code>/`.
 */
export const locales = {
  en: { name: 'English', direction: 'ltr', tag: 'en', openGraph: 'en_GB' },
  de: { name: 'Deutsch', direction: 'ltr', tag: 'de', openGraph: 'de_DE' },
  es: { name: 'Español', direction: 'ltr', tag: 'es', openGraph: 'es_ES' },
  'pt-br': { name: 'Português (Brasil)', direction: 'ltr', tag: 'pt-BR', openGraph: 'pt_BR' },
  ar: { name: 'العربية', direction: 'rtl', tag: 'ar-u-nu-latn', openGraph: 'ar_AR' },
} as const satisfies Record<string, LocaleRow>;

export type Locale = keyof typeof locales;

/** What `Intl` is given, and never the code of an address. */
export type LanguageTag = (typeof locales)[Locale]['tag'];

/** The locale without a prefix in its addresses. */
export const defaultLocale: Locale = 'en';

export const localeCodes = Object.keys(locales) as readonly Locale[];

export const LANGUAGE_COOKIE = 'user-language';

export function isLocale(code: string | null | undefined): code is Locale {
  return typeof code === 'string' && Object.hasOwn(locales, code);
}

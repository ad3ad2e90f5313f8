import { defaultLocale, isLocale, type Locale } from './locales.ts';

/** The locale of an address and the path below it: `/de/games/x` is `de` and `/games/x`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const prefix = pathname.split('/')[1];
  if (!isLocale(prefix) || prefix === defaultLocale) {
    return { locale: defaultLocale, path: pathname };
  }
  return { locale: prefix, path: onThisSite(pathname.slice(prefix.length + 1)) };
}

/**
 * The address of an unprefixed path in a locale: `/games/x` in `de` is `/de/games/x`. Router links
 * do this by themselves; plain anchors need it.
 */
export function localizePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The unprefixed address of one that names the default locale (`/en/games/x`), else null. */
export function withoutDefaultPrefix(pathname: string): string | null {
  const prefix = `/${defaultLocale}`;
  if (pathname === prefix) return '/';
  return pathname.startsWith(`${prefix}/`) ? onThisSite(pathname.slice(prefix.length)) : null;
}

/** What is left of `/en//evil.example` would be the address of another site. */
const onThisSite = (path: string) => path.replace(/^\/*/, '/');

import { defaultLocale, languageTag, localeCodes, locales } from '#shared/i18n/locales.ts';
import { localizePath } from '#shared/i18n/localize-path.ts';
import { SITE_NAME } from '#shared/i18n/page-head.ts';
import type { Site } from './site.ts';

/**
 * Head of every page: its addresses in each language and the one it should be known by, which never
 * carries a query, so that a modal's address is the page's. The title is each page's own.
 */
export function siteHead({ publicOrigin, locale }: Site, path: string) {
  const address = (code: typeof locale) => `${publicOrigin}${localizePath(path, code)}`;
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: '#14111c' },
      { property: 'og:site_name', content: SITE_NAME },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: address(locale) },
      { property: 'og:locale', content: locales[locale].openGraph },
      ...localeCodes
        .filter((code) => code !== locale)
        .map((code) => ({ property: 'og:locale:alternate', content: locales[code].openGraph })),
      { property: 'og:image', content: `${publicOrigin}/og-default.png` },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'canonical', href: address(locale) },
      ...localeCodes.map((code) => ({
        rel: 'alternate',
        hrefLang: languageTag(code),
        href: address(code),
      })),
      { rel: 'alternate', hrefLang: 'x-default', href: address(defaultLocale) },
    ],
  };
}

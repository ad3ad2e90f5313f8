import { languageTag } from '@pierlight/contract/common/language-tag';
import { filterFromSearch } from '#features/catalogue/public.ts';
import { defaultLocale, localeCodes, locales } from '#shared/i18n/locales.ts';
import { localizePath } from '#shared/i18n/localize-path.ts';
import { SITE_NAME } from '#shared/i18n/page-head.ts';
import { requestedModal } from '#shared/modals/address.ts';
import { type Search, stringifySearch } from '#shared/navigation/search.ts';
import { shareImage } from './share-image.ts';
import type { Site } from './site.ts';
import { linkedData } from './structured-data.ts';

/** Addresses that show one person's things, act for one person, or show what one person asked. */
const personal =
  /^\/(?:profile|search|favorites|recently-played|auth|verify|password-reset|unsubscribe)(?:\/|$)/;

/**
 * Head of every page: its addresses in each language, the one it should be known by, and whether it
 * may be found. The title is each page's own.
 */
export function siteHead({ publicOrigin, locale }: Site, path: string, search: Search = {}) {
  const known = knownAddress(path, search);
  const address = (code: typeof locale) =>
    `${publicOrigin}${localizePath(known.path, code)}${known.query}`;
  const isHidden = personal.test(path) || requestedModal(search) !== null;
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:site_name', content: SITE_NAME },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: address(locale) },
      { property: 'og:locale', content: locales[locale].openGraph },
      ...shareImage(`${publicOrigin}/og-default.png`),
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(known.path === '/' ? [linkedData(siteFacts(publicOrigin, address(locale), locale))] : []),
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: localizePath('/manifest.webmanifest', locale) },
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

/**
 * The address a page is known by: without what opens a modal or where in the sportsbook it is, and of a category with the studios and
 * volatilities it is narrowed to, which make another page, but not with its order, which does not.
 */
function knownAddress(path: string, search: Search): { path: string; query: string } {
  if (path === '/main') return { path: '/', query: '' };
  // Places in the book come and go with its events.
  if (path.startsWith('/betting/')) return { path: '/betting', query: '' };
  if (!path.startsWith('/categories/')) return { path, query: '' };
  const { provider, volatility } = filterFromSearch(search);
  return { path, query: stringifySearch({ provider: [...provider].sort(), volatility }) };
}

/** What machines are told about the site itself: nothing that is not so. */
function siteFacts(publicOrigin: string, address: string, locale: Site['locale']) {
  const organization = {
    '@type': 'Organization',
    '@id': `${publicOrigin}/#organization`,
    name: SITE_NAME,
    url: `${publicOrigin}/`,
    logo: `${publicOrigin}/icon-512.png`,
  };
  const site = {
    '@type': 'WebSite',
    name: SITE_NAME,
    url: address,
    inLanguage: languageTag(locale),
    publisher: { '@id': organization['@id'] },
  };
  return { '@graph': [organization, site] };
}

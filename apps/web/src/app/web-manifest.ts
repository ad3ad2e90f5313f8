import { languageTag } from '@pierlight/contract/common/language-tag';
import { locales } from '#shared/i18n/locales.ts';
import { localizePath } from '#shared/i18n/localize-path.ts';
import { loadedText, SITE_NAME } from '#shared/i18n/page-head.ts';
import type { Site } from './site.ts';
import { themeColors } from './theme-colors.ts';

/** What a device needs to know to install the site, in one language. */
export function webManifest(site: Site) {
  const { locale } = site;
  const text = (key: string) => loadedText(site, 'layout', key) ?? SITE_NAME;
  const address = (path: string) => localizePath(path, locale);
  const shortcut = (key: string, path: string) => ({ name: text(key), url: address(path) });
  return {
    id: '/',
    name: text('install.name'),
    short_name: SITE_NAME,
    description: text('install.description'),
    lang: languageTag(locale),
    dir: locales[locale].direction,
    start_url: `${address('/')}?source=pwa`,
    scope: '/',
    display: 'standalone',
    background_color: themeColors.dark,
    theme_color: themeColors.dark,
    categories: ['games', 'entertainment'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut('install.shortcuts.favorites', '/favorites?source=pwa'),
      shortcut('install.shortcuts.recent', '/recently-played?source=pwa'),
      shortcut('install.shortcuts.history', '/profile/history?source=pwa'),
    ],
  };
}

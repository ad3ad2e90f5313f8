import { languageTag } from '@pierlight/contract/common/language-tag';
import { locales } from '#shared/i18n/locales.ts';
import { loadedText } from '#shared/i18n/page-head.ts';
import type { Site } from '../site.ts';
import { themeColors } from '../theme-colors.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const inert = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/**
 * What an installed app shows without a connection. It stands alone: the service worker keeps it with
 * its style and picture, under whatever address was requested.
 */
export function offlinePage(site: Site): string {
  const text = (key: string) => inert(loadedText(site, 'layout', `offline.${key}`) ?? '');
  const { locale } = site;
  return `<!doctype html>
<html lang="${languageTag(locale)}" dir="${locales[locale].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${themeColors.dark}">
<title>${text('title')} · Pierlight</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/offline.css">
</head>
<body>
<main>
<img src="/art/pier-error.svg" alt="" width="240" height="180">
<h1>${text('title')}</h1>
<p>${text('text')}</p>
<a href="">${text('retry')}</a>
</main>
</body>
</html>
`;
}

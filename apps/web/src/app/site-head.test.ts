import { expect, it } from 'vitest';
import type { Site } from './site.ts';
import { siteHead } from './site-head.ts';

const openGraphLocale = { en: 'en_GB', de: 'de_DE', 'pt-br': 'pt_BR' };

const site = (locale: Site['locale']) =>
  ({ publicOrigin: 'https://site.test', locale }) as unknown as Site;

it.each([
  ['en', 'https://site.test/games/koi-lantern'],
  ['de', 'https://site.test/de/games/koi-lantern'],
  ['pt-br', 'https://site.test/pt-br/games/koi-lantern'],
] as const)('names the page in %s and its addresses in every language [2.1-41]', (locale, own) => {
  const { meta, links } = siteHead(site(locale), '/games/koi-lantern');
  expect(meta).toContainEqual({ property: 'og:url', content: own });
  expect(meta).toContainEqual({ property: 'og:locale', content: openGraphLocale[locale] });
  expect(links).toContainEqual({ rel: 'canonical', href: own });
  expect(links.filter(({ rel }) => rel === 'alternate')).toEqual([
    { rel: 'alternate', hrefLang: 'en', href: 'https://site.test/games/koi-lantern' },
    { rel: 'alternate', hrefLang: 'de', href: 'https://site.test/de/games/koi-lantern' },
    { rel: 'alternate', hrefLang: 'es', href: 'https://site.test/es/games/koi-lantern' },
    { rel: 'alternate', hrefLang: 'pt-BR', href: 'https://site.test/pt-br/games/koi-lantern' },
    { rel: 'alternate', hrefLang: 'ar', href: 'https://site.test/ar/games/koi-lantern' },
    { rel: 'alternate', hrefLang: 'x-default', href: 'https://site.test/games/koi-lantern' },
  ]);
});

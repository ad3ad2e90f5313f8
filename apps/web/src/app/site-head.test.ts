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

const headOf = (path: string, search = {}) => siteHead(site('de'), path, search);
const canonicalOf = (path: string, search = {}) =>
  headOf(path, search).links.find(({ rel }) => rel === 'canonical')?.href;
const robotsOf = (path: string, search = {}) =>
  headOf(path, search).meta.find((tag) => 'name' in tag && tag.name === 'robots');

it('is known by an address without modals and orders, but with what narrows a category [2.1-41]', () => {
  expect(canonicalOf('/', { wallet: 'deposit', stag: 'x' })).toBe('https://site.test/de');
  expect(canonicalOf('/main')).toBe('https://site.test/de');
  expect(canonicalOf('/betting/event/12')).toBe('https://site.test/de/betting');
  expect(
    canonicalOf('/categories/slots', {
      sort: 'new',
      provider: ['saltworks', 'northlight'],
      'sign-in': 'true',
    }),
  ).toBe('https://site.test/de/categories/slots?provider=northlight&provider=saltworks');
});

it('keeps personal pages and open modals out of search engines [2.1-41]', () => {
  for (const path of [
    '/profile/wallet',
    '/favorites',
    '/recently-played',
    '/search',
    '/password-reset/x',
    '/unsubscribe/x',
  ])
    expect(robotsOf(path)).toEqual({ name: 'robots', content: 'noindex' });
  expect(robotsOf('/', { 'sign-up': 'true' })).toBeDefined();
  for (const path of ['/', '/games/koi-lantern', '/providers', '/favorites-of-old'])
    expect(robotsOf(path)).toBeUndefined();
});

it('claims nothing about the site that is not so [2.1-41]', () => {
  const facts = JSON.stringify(headOf('/').meta.find((tag) => 'script:ld+json' in tag));
  expect(facts).toContain('"inLanguage":"de"');
  expect(facts).not.toMatch(/address|telephone|licen|award|rating/i);
  expect(headOf('/providers').meta.some((tag) => 'script:ld+json' in tag)).toBe(false);
});

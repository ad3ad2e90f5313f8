import type { GameCard } from '@pierlight/contract/catalogue/schemas';
import type { JSX } from 'react';
import { localizePath } from '#shared/i18n/localize-path.ts';
import type { Site } from './site.ts';

/** The tag of a head that carries facts for machines; the router escapes them. */
export const linkedData = (facts: object) =>
  ({
    'script:ld+json': { '@context': 'https://schema.org', ...facts },
  }) as JSX.IntrinsicElements['meta'];

type Place = readonly [name: string, path: string];

/** The way to a page, for machines: its steps from the home page, the page itself last. */
export function breadcrumbData(site: Site, places: readonly Place[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(site, path),
    })),
  };
}

/** The games a page lists, in its order. */
export function gameListData(site: Site, games: readonly Pick<GameCard, 'id' | 'name'>[]) {
  return {
    '@type': 'ItemList',
    itemListElement: games.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: addressOf(site, `/games/${id}`),
    })),
  };
}

const addressOf = ({ publicOrigin, locale }: Site, path: string) =>
  `${publicOrigin}${localizePath(path, locale)}`;

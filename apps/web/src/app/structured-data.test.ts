import { expect, it } from 'vitest';
import type { Site } from './site.ts';
import { breadcrumbData, gameListData } from './structured-data.ts';

const site = { publicOrigin: 'https://site.test', locale: 'ar' } as unknown as Site;

it('tells machines the way to a page, in the addresses of its language [2.1-41]', () => {
  const data = breadcrumbData(site, [
    ['الصالة', '/'],
    ['Koi Lantern', '/games/koi-lantern'],
  ]);
  expect(data.itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, 'https://site.test/ar'],
    [2, 'https://site.test/ar/games/koi-lantern'],
  ]);
});

it('lists the games of a page in its order [2.1-41]', () => {
  const { itemListElement } = gameListData(site, [
    { id: 'b', name: 'B' },
    { id: 'a', name: 'A' },
  ]);
  expect(itemListElement.map(({ name, position }) => [position, name])).toEqual([
    [1, 'B'],
    [2, 'A'],
  ]);
});

import { expect, it } from 'vitest';
import { acceptedLocale } from './accepted-locale.ts';

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['pt-PT,pt;q=0.9', 'pt-br'],
  ['fr;q=1, ar-EG;q=0.7, en;q=0.9', 'en'],
  ['es-419', 'es'],
  ['de;q=0, es;q=0.1', 'es'],
  ['ca', 'es'],
  ['gsw', 'de'],
  ['ca, en;q=0.5', 'en'],
  ['pt-PT, en;q=0.9', 'pt-br'],
  ['nl, sv', null],
  ['*', null],
  ['', null],
  [null, null],
  [';;q=,=,', null],
] as const)('reads %s as %s [9-03]', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});

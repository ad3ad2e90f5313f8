import { expect, test } from 'vitest';
import type { Pixels } from './picture-cells.ts';
import { type Draws, drawsOf } from './test/documents-and-grounds.ts';
import { type Photo, photoOf } from './test/made-pictures.ts';
import { croppedPhotos, wholePhotos } from './test/photo-kinds.ts';
import { scans } from './test/scan-kinds.ts';
import { isCropped } from './whole-page.ts';

/** Pictures of each kind; ADR 0172 tells of more. */
const each = 16;

/** How many of a kind are said to be cropped. */
function saidOf(kind: string, make: (draws: Draws) => Pixels): number {
  let said = 0;
  for (let at = 0; at < each; at += 1)
    if (isCropped(make(drawsOf(at * 7_919 + kind.length * 31 + 1)))) said += 1;
  return said;
}
const taken = (make: (draws: Draws) => Photo) => (draws: Draws) => photoOf(make(draws), draws);

test.each(Object.entries(scans))('%s is whole', (kind, make) => {
  expect(saidOf(kind, make)).toBeLessThanOrEqual(each * 0.1);
});

test('a photograph of a whole document is left alone, whatever else is in it', () => {
  const said = Object.entries(wholePhotos).map(([kind, make]) => saidOf(kind, taken(make)));
  const all = said.reduce((sum, one) => sum + one, 0);
  expect(all, said.join()).toBeLessThanOrEqual(each * said.length * 0.02);
  expect(said[0], 'with nothing else in it').toBe(0);
});

test.each([
  ['one side', 0.4],
  ['two sides that meet', 0.5],
  ['two sides across', 0.6],
] as const)('of photographs of documents that are cut at %s it is said', (kind, share) => {
  const make = croppedPhotos[kind];
  expect(make && saidOf(kind, taken(make))).toBeGreaterThanOrEqual(each * share);
});

test('what a sheet that is cut lies on may be darker than it or lighter', () => {
  const cut = (ground: Photo['ground'], sheet: Photo['sheet']): Pixels =>
    photoOf(
      {
        ...{ width: 480, height: 360, sheet, ground, degrees: 5, tilt: [0.05, 0.02] },
        box: { left: 0.06, right: 0.94, top: 0.06, bottom: 0.94 },
        beyond: { right: 0.2 },
        ...{ dusk: 0.8, duskFrom: 30, noise: 3 },
      },
      drawsOf(7),
    );
  expect(isCropped(cut('dark', 'passport'))).toBe(true);
  expect(isCropped(cut('wood', 'letter'))).toBe(true);
  expect(isCropped(cut('white', 'bankCard'))).toBe(true);
});

test('a picture of one pixel, one row or no colour has nothing outside', () => {
  for (const [width, height] of [
    [1, 1],
    [300, 1],
    [1, 300],
    [2, 2],
  ] as const)
    expect(isCropped({ width, height, data: new Uint8ClampedArray(width * height * 4) })).toBe(
      false,
    );
});

import { expect, test } from 'vitest';
import type { Pixels } from './picture-cells.ts';
import { faultsOf } from './picture-check.ts';

const side = 200;
/** A picture whose brightness at each place is what it is painted with. */
const picture = (paint: (x: number, y: number) => number): Pixels => ({
  ...{ width: side, height: side },
  data: Uint8ClampedArray.from({ length: side * side * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : paint((at >> 2) % side, Math.floor((at >> 2) / side)),
  ),
});
/** Lines of print on grey paper. */
const print = (x: number, y: number) => (y % 8 < 3 && x % 5 < 3 ? 40 : 160);
const smooth = (x: number, y: number) => 120 + 30 * Math.sin(x / 25) * Math.sin(y / 25);

test('a sharp picture in even light is left alone', () => {
  expect(faultsOf(picture(print), 900)).toEqual([]);
});

test('a scan on white paper is no reflection', () => {
  const scan = picture((x, y) => (y % 8 < 3 && x % 5 < 3 ? 20 : 255));
  expect(faultsOf(scan, 1_200)).toEqual([]);
});

test.each([
  ['small print cannot be read', picture(print), 500, ['small']],
  ['it is not sharp', picture(smooth), 900, ['blurred']],
  ['it is dark, which is all there is to say of its sharpness', picture(() => 20), 900, ['dark']],
  [
    'a lamp is reflected in it',
    picture((x, y) => ((x - 100) ** 2 + (y - 100) ** 2 < 900 ? 255 : print(x, y))),
    900,
    ['glare'],
  ],
  [
    'a part of it is outside the picture',
    // Two of its corners are to be seen.
    picture((x, y) =>
      x > 20 + y / 10 && y > 30 + x / 8 && y < 170 - x / 8
        ? y % 20 < 2 && x < 170
          ? 40
          : 160
        : 70,
    ),
    900,
    ['cropped'],
  ],
  ['nothing is on it', picture(() => 128), 100, ['small', 'blurred']],
] as const)('it is said that %s', (_what, pixels, shorter, faults) => {
  expect(faultsOf(pixels, shorter)).toEqual(faults);
});

test('a picture of next to no pixels is looked at, too', () => {
  expect(
    faultsOf({ width: 1, height: 1, data: Uint8ClampedArray.of(128, 128, 128, 255) }, 1),
  ).toEqual(['small', 'blurred']);
});

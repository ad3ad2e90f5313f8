import { expect, test } from 'vitest';
import { faultsOf, type Luma } from './picture-check.ts';

const side = 200;
/** A picture whose brightness at each place is what it is painted with. */
const picture = (paint: (x: number, y: number) => number): Luma => ({
  ...{ width: side, height: side },
  values: Uint8ClampedArray.from({ length: side * side }, (_, at) =>
    paint(at % side, Math.floor(at / side)),
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
  ['nothing is on it', picture(() => 128), 100, ['small', 'blurred']],
] as const)('it is said that %s', (_what, luma, shorter, faults) => {
  expect(faultsOf(luma, shorter)).toEqual(faults);
});

test('a picture of next to no pixels is looked at, too', () => {
  expect(faultsOf({ width: 1, height: 1, values: Uint8ClampedArray.of(128) }, 1)).toEqual([
    'small',
    'blurred',
  ]);
});

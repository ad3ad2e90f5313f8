import { type Point, ribbon } from '../geometry.ts';
import type { Ink, Shape } from '../shape.ts';
import { dot, fill, line } from '../svg.ts';

const taper = (t: number): number => (t < 0.08 ? 0.55 + t * 5 : t < 0.3 ? 1 : 1 - 0.15 * (t - 0.3));

const scales = (points: readonly Point[], c: Ink): string =>
  points.map(([x, y]) => line(`M${x - 4} ${y}q4 4 8 0`, c.lo, 1.1, 0.6)).join('');

/** A koi from above, diving in an S; the hero of the thumbnails. */
export const koi: Shape = {
  outline: ribbon(
    [
      [22, 8],
      [44, 14],
      [58, 32],
      [48, 54],
      [54, 74],
      [72, 84],
    ],
    30,
    5,
    26,
    taper,
  ),
  behind: (c) =>
    fill('M66 78Q92 66 98 84Q88 84 86 90Q88 98 80 100Q70 92 66 84Z', c.b, 0.95) +
    fill('M38 20Q16 30 14 48Q30 46 44 34Z', c.b, 0.9) +
    fill('M60 26Q82 22 90 38Q72 44 58 38Z', c.b, 0.9) +
    line('M72 80Q84 78 92 82M20 44Q26 34 38 26M86 37Q76 32 64 32', c.hi, 1, 0.6),
  details: (c) =>
    fill(
      'M14 4Q34 0 44 16Q36 28 22 26Q12 18 14 4ZM58 26Q68 44 52 54Q42 50 46 38ZM46 60Q60 62 62 78Q52 78 46 66Z',
      c.x,
    ) +
    dot(24, 9, 2.4, c.ink) +
    dot(21, 18, 2.2, c.ink) +
    line('M32 8Q30 18 26 24', c.lo, 1.2, 0.7) +
    scales(
      [
        [40, 24],
        [48, 34],
        [47, 46],
        [48, 58],
        [54, 70],
      ],
      c,
    ),
};

/** A koi leaping to the right, arched. */
export const leapingKoi: Shape = {
  outline: ribbon(
    [
      [88, 34],
      [70, 18],
      [44, 22],
      [28, 44],
      [24, 70],
      [30, 84],
    ],
    31,
    6,
    26,
    taper,
  ),
  behind: (c) =>
    fill('M24 78Q2 82 4 98Q16 92 24 94Q34 104 46 98Q44 86 32 80Z', c.b) +
    fill('M56 24Q44 2 28 4Q32 20 42 30Z', c.b) +
    fill('M62 26Q76 44 68 60Q54 50 50 34Z', c.b, 0.95) +
    line('M14 94Q20 86 26 84M38 94Q34 88 30 86M34 8Q42 14 48 24M66 54Q60 44 58 34', c.hi, 1.2, 0.6),
  details: (c) =>
    fill('M50 12Q66 6 72 18Q66 30 54 32Q46 24 50 12ZM18 46Q34 42 38 54Q32 66 20 66Z', c.x) +
    line('M76 10Q70 22 74 34', c.lo, 1.4, 0.7) +
    dot(82, 24, 3, c.ink) +
    dot(81, 23, 1, '#fff') +
    line('M95 32Q92 38 86 38', c.ink, 1.6, 0.7) +
    scales(
      [
        [60, 24],
        [48, 26],
        [38, 36],
        [30, 48],
        [27, 60],
      ],
      c,
    ),
  over: (c) => line('M94 38Q100 42 98 50M90 42Q92 48 88 54', c.b, 1.8),
};

/** A koi closing a circle round a lamp: the wild. */
export const circlingKoi: Shape = {
  outline: ribbon(
    [
      [60, 14],
      [84, 30],
      [88, 58],
      [66, 84],
      [36, 84],
      [15, 62],
      [16, 40],
    ],
    28,
    6,
    34,
    taper,
  ),
  behind: (c) =>
    dot(50, 50, 24, c.lamp, 0.3) +
    dot(50, 50, 17, c.lamp, 0.6) +
    dot(50, 50, 10, '#fff') +
    fill('M18 46Q2 34 6 14Q18 20 22 26Q30 14 42 14Q38 32 24 42Z', c.b) +
    fill('M84 34Q102 36 102 54Q90 56 82 46Z', c.b) +
    fill('M72 76Q80 94 66 102Q58 92 58 82Z', c.b) +
    line(
      'M12 22Q18 30 20 38M34 20Q28 28 24 36M96 48Q90 42 86 40M68 96Q66 88 66 82',
      c.hi,
      1.2,
      0.6,
    ),
  details: (c) =>
    fill('M76 24Q92 32 92 48Q80 50 72 40ZM60 74Q76 72 80 66Q78 84 58 92Q50 82 60 74Z', c.x) +
    dot(60, 11, 2.6, c.ink) +
    dot(66, 22, 2.6, c.ink) +
    line('M72 13Q70 22 64 28', c.lo, 1.4, 0.7) +
    scales(
      [
        [84, 52],
        [80, 64],
        [66, 80],
        [50, 86],
        [36, 82],
        [24, 72],
      ],
      c,
    ),
  over: (c) => line('M52 10Q44 8 42 2M55 18Q46 20 42 26', c.b, 1.8),
};

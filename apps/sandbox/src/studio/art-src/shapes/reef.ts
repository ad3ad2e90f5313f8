import type { FreeDrawing } from '../game.ts';
import { ellipse, mirrored, polar, ribbon, TAU, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, line } from '../svg.ts';

export const mantaRay: Shape = {
  outline:
    'M38 20C40 12 36 6 40 2Q46 8 46 16Q50 14 54 16Q54 8 60 2C64 6 60 12 62 20C78 26 92 40 100 58C86 56 72 60 60 74Q54 80 50 80Q46 80 40 74C28 60 14 56 0 58C8 40 22 26 38 20Z',
  behind: (c) => line('M50 74Q54 90 44 104', c.a, 4) + line('M50 74Q54 90 44 104', c.lo, 1.4, 0.5),
  details: (c) =>
    fill('M38 22Q50 30 62 22Q58 54 50 80Q42 54 38 22Z', c.lo, 0.3) +
    mirrored(
      fill('M34 34Q22 38 12 50Q24 46 36 48Z', c.b, 0.85) +
        dot(39, 24, 2.2, c.ink) +
        dot(39.6, 23.4, 0.8, '#fff'),
    ) +
    line('M43 46L40 52M44 54L41 60M57 46L60 52M56 54L59 60', c.lo, 1.6, 0.6) +
    line('M10 50Q22 32 38 26', '#fff', 1.8, 0.6),
};

export const nautilus: Shape = {
  outline:
    'M58 6C84 6 98 28 97 52C96 80 76 97 50 97C26 97 8 82 4 62C14 66 24 62 28 54C20 28 34 6 58 6Z',
  details: (c) =>
    times(6, (i) => {
      const a = -2.5 + i * 0.82;
      return fill(`M62 50L${polar(62, 50, 70, a)}L${polar(62, 50, 70, a + 0.34)}Z`, c.x, 0.85);
    }) +
    fill('M4 62C14 66 24 62 28 54Q34 66 48 70Q30 78 26 88C14 82 6 74 4 62Z', c.cream) +
    line(
      'M28 54C24 34 44 22 62 28C80 34 84 56 70 66C58 74 44 66 46 54C48 44 60 42 64 50',
      c.lo,
      3,
      0.6,
    ) +
    line('M34 30Q42 14 58 12', '#fff', 3, 0.7),
};

export const coralBranch: FreeDrawing = (c) => {
  const limb = (points: readonly (readonly [number, number])[], from: number, to: number): string =>
    fill(ribbon(points, from, to, 14), c.a) +
    dot((points.at(-1) ?? [0, 0])[0], (points.at(-1) ?? [0, 0])[1], to / 2 + 1.4, c.a);
  return (
    fill(ellipse(50, 95, 30, 6), c.lo) +
    limb(
      [
        [44, 56],
        [26, 48],
        [16, 34],
        [6, 30],
      ],
      10,
      5,
    ) +
    limb(
      [
        [20, 40],
        [22, 24],
        [16, 12],
      ],
      8,
      5,
    ) +
    limb(
      [
        [56, 62],
        [76, 54],
        [84, 38],
        [96, 30],
      ],
      10,
      5,
    ) +
    limb(
      [
        [80, 44],
        [74, 28],
        [80, 14],
      ],
      8,
      5,
    ) +
    limb(
      [
        [48, 44],
        [36, 30],
        [38, 8],
      ],
      9,
      5,
    ) +
    limb(
      [
        [54, 40],
        [62, 26],
        [58, 4],
      ],
      9,
      5,
    ) +
    limb(
      [
        [52, 96],
        [46, 74],
        [54, 54],
        [50, 34],
        [50, 22],
      ],
      19,
      7,
    ) +
    line('M46 90Q42 72 49 54T47 28M20 36Q28 46 42 52M34 14V26', '#fff', 2, 0.5) +
    (
      [
        [48, 78],
        [56, 66],
        [50, 48],
        [30, 46],
        [72, 54],
        [86, 36],
        [18, 26],
        [62, 20],
        [40, 22],
      ] as const
    )
      .map(([x, y]) => dot(x, y, 1.8, c.hi, 0.8))
      .join('')
  );
};

export const seaUrchin: FreeDrawing = (c) =>
  times(28, (i) => {
    const a = (i * TAU) / 28;
    const r = i % 2 ? 49 : 42;
    return fill(
      `M${polar(50, 52, 24, a - 0.09)}L${polar(50, 52, r, a)}L${polar(50, 52, 24, a + 0.09)}Z`,
      i % 2 ? c.b : c.a,
    );
  }) +
  dot(52, 55, 30, '#000', 0.25) +
  dot(50, 52, 29, c.a) +
  times(10, (i) => {
    const a = (i * TAU) / 10;
    return (
      line(
        `M${polar(50, 52, 8, a)}Q${polar(50, 52, 18, a + 0.08)} ${polar(50, 52, 27, a)}`,
        c.hi,
        1.8,
        0.65,
      ) + dot(50 + 20 * Math.cos(a + 0.31), 52 + 20 * Math.sin(a + 0.31), 2, c.lo, 0.7)
    );
  }) +
  dot(50, 52, 6, c.x) +
  line('M28 44Q32 30 46 26', '#fff', 3, 0.7);

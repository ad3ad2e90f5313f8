/** What grows and creeps under the oaks of Moss Court. */
import type { FreeDrawing } from '../game.ts';
import { ellipse, mirrored, n, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

/** Fly agaric from below its rim, tall and old. */
export const toadstool: Shape = {
  outline: 'M2 54C2 24 26 2 52 2C80 2 98 26 98 52C98 62 76 66 50 66C24 66 2 64 2 54Z',
  behind: (c) =>
    fill('M36 56C42 72 36 88 28 102H74C66 88 60 72 64 56Z', '#000', 0.28) +
    fill('M35 54C41 70 34 86 26 100H72C66 86 59 70 64 54Z', c.cream) +
    fill('M54 58C60 76 58 88 60 100H72C66 86 59 70 64 54Z', c.lo, 0.35) +
    fill('M24 66Q50 84 76 66Q70 78 62 80Q56 74 50 80Q44 74 38 80Q30 78 24 66Z', c.b) +
    fill('M28 94Q34 88 38 94Q44 88 50 94Q56 88 62 94Q68 88 72 96V100H26Z', c.b),
  details: (c) =>
    fill('M4 56Q50 70 96 54Q90 66 50 66Q12 66 4 56Z', c.ink, 0.4) +
    [
      [28, 28, 10, 7],
      [56, 18, 8, 5],
      [80, 34, 7, 6],
      [50, 42, 9, 6],
      [16, 46, 6, 4],
      [74, 52, 7, 3.5],
      [34, 54, 5, 2.6],
      [42, 10, 4, 2.4],
    ]
      .map(
        ([x = 0, y = 0, a = 0, b = 0]) =>
          fill(ellipse(x + 1, y + 2, a, b), c.lo, 0.5) + fill(ellipse(x, y, a, b), c.cream),
      )
      .join('') +
    line('M12 38Q20 16 40 8', '#fff', 3, 0.55),
};

/** A stag beetle seen from above. */
export const stagBeetle: Shape = {
  outline: 'M50 34C66 34 76 46 76 64C76 84 64 99 50 99C36 99 24 84 24 64C24 46 34 34 50 34Z',
  behind: (c) =>
    mirrored(
      line('M70 50Q86 44 92 32M74 64Q90 64 98 74M70 80Q84 86 88 98', c.ink, 4.5) +
        fill('M54 22C74 20 82 6 72-8C88-2 92 20 74 30L56 34Z', c.x) +
        fill('M70 6L80 10L74 16Z', c.x),
    ),
  details: (c) =>
    line('M50 40V99', c.ink, 2) +
    line('M38 50Q34 66 40 86M62 50Q66 66 60 86', c.lo, 1.6, 0.6) +
    line('M30 56Q34 44 44 42', '#fff', 3.6, 0.75),
  over: (c) =>
    fill('M32 30Q50 22 68 30L72 42Q50 50 28 42Z', c.b) +
    fill('M38 18Q50 14 62 18L64 30Q50 34 36 30Z', c.b) +
    line('M34 34Q50 28 66 34', '#fff', 2, 0.5) +
    dot(38, 22, 2.4, c.lamp) +
    dot(62, 22, 2.4, c.lamp),
};

/** A banded snail on a leaf. */
export const snail: FreeDrawing = (c) =>
  fill('M-2 88Q40 70 104 86Q70 104 30 100Q8 98-2 88Z', c.leaf) +
  line('M4 89Q50 80 98 88', c.stem, 1.6) +
  fill(
    'M6 86C20 88 30 82 40 70L74 74C80 62 80 52 88 46C98 44 100 56 94 62C92 78 80 88 62 88Z',
    c.cream,
  ) +
  line('M88 48Q86 36 80 32M94 48Q98 38 104 36', c.cream, 3) +
  dot(80, 31, 2.6, c.ink) +
  dot(104, 35, 2.6, c.ink) +
  dot(45, 50, 34, '#000', 0.28) +
  dot(43, 47, 34, c.a) +
  ring(45, 49, 25, c.b, 6) +
  ring(48, 51, 14, c.b, 5) +
  dot(50, 52, 4, c.b) +
  line('M16 42Q22 24 38 19', '#fff', 3.4, 0.75);

/** Two chanterelles, gills running down. */
export const chanterelle: FreeDrawing = (c) => {
  const cup = (x: number, y: number, k: number, turn: number): string =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${k})`,
      fill(
        'M-40-36C-30-52-14-40-2-46C12-54 34-50 42-34C30-18 16-6 14 20C14 34 16 44 10 48H-12C-16 40-12 30-12 18C-14-4-28-18-40-36Z',
        '#000',
        0.28,
      ) +
        fill(
          'M-42-39C-32-55-16-43-4-49C10-57 32-53 40-37C28-21 14-9 12 17C12 31 14 41 8 45H-14C-18 37-14 27-14 15C-16-7-30-21-42-39Z',
          c.a,
        ) +
        line(
          'M-32-34Q-14-12-10 14M-20-38Q-8-14-5 18M-4-42Q0-14 0 20M14-42Q10-14 5 18M28-38Q14-14 9 14',
          c.lo,
          1.8,
          0.55,
        ) +
        fill('M-42-39C-32-55-16-43-4-49C10-57 32-53 40-37Q20-32-2-38Q-22-32-42-39Z', c.b) +
        line('M-30-43Q-14-42-4-45', '#fff', 2, 0.7),
    );
  return (
    cup(68, 60, 0.72, 14) + cup(38, 52, 0.98, -8) + fill('M8 98Q40 86 96 96Q60 106 8 98Z', c.leaf)
  );
};

/** Acorns on a twig. */
export const acorn: FreeDrawing = (c) => {
  const nut = (x: number, y: number, turn: number, k: number): string =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${k})`,
      fill('M-20-8Q-22 26 2 40Q26 26 22-8Z', '#000', 0.28) +
        fill('M-21-10Q-22 24 0 38Q22 24 21-10Z', c.a) +
        line('M-12-2Q-13 14-4 26', '#fff', 3.6, 0.65) +
        fill('M-25-8Q-24-28 0-30Q24-28 25-8Q0 0-25-8Z', c.b) +
        line(
          'M-20-12L-8-26M-12-8L4-28M-2-6L14-24M8-6L21-18M20-12L8-26M12-8L-4-28M2-6L-14-24M-8-6L-21-18',
          c.lo,
          1.2,
          0.5,
        ) +
        line('M0-30Q2-38 8-42', c.bDeep, 4),
    );
  return (
    fill('M20 30Q4 8 24-4Q30 6 42 2Q46 14 56 18Q44 30 34 26Q30 36 20 30Z', c.leaf) +
    line('M24 2Q34 18 48 20', c.stem, 1.6) +
    nut(68, 52, -18, 0.9) +
    nut(36, 56, 14, 1.1)
  );
};

/** A fern unrolling. */
export const fern: FreeDrawing = (c) =>
  line('M44 102Q38 60 54 34Q66 16 80 24Q88 32 80 40Q72 42 72 34', c.bDeep, 7) +
  line('M42 100Q36 58 52 32Q64 14 78 22Q86 30 78 38Q70 40 70 32', c.a, 5) +
  times(7, (i) => {
    const y = 88 - i * 9.5;
    const x = 41 - i * 0.3 + (i > 4 ? (i - 4) * 3 : 0);
    const k = 34 - i * 3;
    return (
      fill(
        `M${n(x)} ${n(y)}Q${n(x - k * 0.5)} ${n(y - 16)} ${n(x - k)} ${n(y - 10)}Q${n(x - k * 0.5)} ${n(y + 5)} ${n(x)} ${n(y)}Z`,
        c.a,
      ) +
      fill(
        `M${n(x)} ${n(y)}Q${n(x + k * 0.5)} ${n(y - 16)} ${n(x + k)} ${n(y - 10)}Q${n(x + k * 0.5)} ${n(y + 5)} ${n(x)} ${n(y)}Z`,
        c.b,
      )
    );
  }) +
  line('M41 96Q36 58 51 33', '#fff', 1.4, 0.6);

/** Bluebells on a bent stem. */
export const bluebell: FreeDrawing = (c) => {
  const bell = (x: number, y: number, turn: number, k: number): string =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${k})`,
      fill('M-10 0Q-18 22-20 34L-10 30L-4 38L2 31L10 37L13 29L22 33Q16 16 12 0Z', '#000', 0.25) +
        fill('M-12-2Q-18 20-22 32L-12 28L-6 36L0 29L8 35L11 27L20 31Q14 14 10-2Q0-10-12-2Z', c.a) +
        line('M-6 2Q-10 16-12 26M4 2Q6 14 9 25', c.lo, 1.4, 0.5) +
        line('M-11 4Q-14 12-15 20', '#fff', 2.4, 0.7),
    );
  return (
    line('M30 102Q28 40 52 14Q70 0 88 14', c.stem, 5) +
    fill('M30 100Q4 74 6 40Q24 62 32 88Z', c.leaf) +
    fill('M31 100Q56 84 62 62Q44 72 32 88Z', c.leaf) +
    bell(88, 16, 8, 0.8) +
    bell(66, 22, 0, 1) +
    bell(40, 38, 14, 1.05)
  );
};

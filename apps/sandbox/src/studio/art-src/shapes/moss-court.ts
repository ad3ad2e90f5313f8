import type { FreeDrawing } from '../game.ts';
import { ellipse, mirrored, n, type Point, ribbon } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, line } from '../svg.ts';

/** A pale night moth, its wings spread, an eye on each. */
export const moonMoth: FreeDrawing = (c) =>
  mirrored(
    fill(
      'M50 34C60 10 84-4 104 8C98 24 98 36 86 50C96 58 92 74 82 84C78 94 74 104 66 110C64 96 54 84 50 66Z',
      '#000',
      0.28,
    ) +
      fill('M50 58C66 54 88 56 90 70C88 84 76 90 72 108C64 98 52 84 50 66Z', c.b) +
      fill('M50 32C60 8 84-4 102 6C96 22 98 38 84 50C72 58 58 58 50 56Z', c.a) +
      line('M52 34Q70 10 100 8M54 44Q74 34 90 36M54 52Q70 52 82 50', c.lo, 1.4, 0.45) +
      line('M54 64Q70 66 84 74', c.lo, 1.4, 0.45) +
      dot(76, 26, 8.5, c.lo) +
      dot(76, 26, 6.5, c.x) +
      dot(77, 25, 3, c.ink) +
      dot(74, 24, 1.6, '#fff', 0.9) +
      dot(72, 74, 5.5, c.lo) +
      dot(72, 74, 4, c.x) +
      fill('M52 30Q60 14 64 12Q58 22 54 32Z', c.lamp),
  ) +
  fill('M44 40Q50 30 56 40L54 78Q50 88 46 78Z', c.cream) +
  line('M45 52H55M45.500 60H54.500M46 68H54', c.lo, 1.8, 0.6) +
  dot(50, 36, 6, c.cream) +
  dot(47, 35, 1.6, c.ink) +
  dot(53, 35, 1.6, c.ink);

/** A hollow oak with light inside. */
export const hollowOak: Shape = {
  outline:
    'M28 100C34 84 30 66 26 56C14 60 2 50 8 38C2 24 16 12 26 16C30 2 50-2 58 8C70 0 86 8 86 20C98 24 100 42 90 50C84 58 76 58 72 56C68 68 68 84 76 100Z',
  behind: (c) => fill(ellipse(52, 99, 46, 6), c.bDeep),
  details: (c) =>
    fill('M28 100C34 84 30 66 26 52C40 60 60 60 72 52C68 68 68 84 76 100Z', c.b) +
    line('M36 60Q40 80 36 98M64 60Q62 80 68 98', c.bDeep, 2.6, 0.8) +
    fill('M40 100V84Q40 68 51 66Q62 68 62 84V100Z', c.ink) +
    fill('M44 100V86Q44 74 51 72Q58 74 58 86V100Z', c.lamp) +
    fill('M44 100V90Q50 80 58 90V100Z', '#fff', 0.6) +
    [
      [20, 36, 12],
      [44, 22, 14],
      [70, 26, 13],
      [82, 42, 9],
      [54, 42, 11],
      [32, 48, 8],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        line(`M${x - r} ${y}Q${x - r * 0.6} ${n(y - r * 0.9)} ${x} ${n(y - r)}`, c.hi, 2.6, 0.55),
      )
      .join(''),
  over: (c) =>
    dot(24, 26, 2, c.x) + dot(64, 14, 2, c.x) + dot(78, 34, 2.4, c.x) + dot(40, 36, 2, c.x),
};

const tine = (points: readonly Point[], from: number): string => ribbon(points, from, 1.5, 12);

/** A stag that looks at you, his antlers out of the frame. */
export const stag: FreeDrawing = (c) =>
  mirrored(
    fill(
      tine(
        [
          [56, 40],
          [66, 28],
          [80, 20],
          [88, 4],
          [86, -12],
        ],
        8,
      ) +
        tine(
          [
            [68, 26],
            [70, 12],
            [66, 0],
          ],
          5,
        ) +
        tine(
          [
            [80, 19],
            [94, 16],
            [102, 4],
          ],
          5,
        ) +
        tine(
          [
            [87, 6],
            [96, -2],
            [98, -12],
          ],
          4,
        ),
      c.x,
    ) +
      fill('M64 46C76 36 92 36 98 44C90 56 78 60 66 56Z', c.b) +
      fill('M70 48C78 42 88 42 93 45C86 51 78 54 70 53Z', c.ink, 0.4),
  ) +
  fill(
    'M50 34C64 34 74 42 72 56C70 72 66 84 60 94Q50 102 40 94C34 84 30 72 28 56C26 42 36 34 50 34Z',
    '#000',
    0.28,
  ) +
  fill(
    'M50 32C64 32 74 40 72 54C70 70 64 82 60 92Q50 100 40 92C36 82 30 70 28 54C26 40 36 32 50 32Z',
    c.a,
  ) +
  fill(
    'M50 32C58 32 60 50 58 66C58 78 56 84 50 84C44 84 42 78 42 66C40 50 42 32 50 32Z',
    c.hi,
    0.5,
  ) +
  fill('M40 80Q50 74 60 80L59 91Q50 98 41 91Z', c.cream) +
  fill('M42 79Q50 74 58 79Q57 88 50 89Q43 88 42 79Z', c.ink) +
  mirrored(fill('M59 54Q66 50 70 56Q66 62 60 60Z', c.ink) + dot(64.5, 55.5, 1.5, '#fff')) +
  fill('M44 100L50 94L56 100L62 112H38Z', c.b) +
  line('M33 44Q40 36 48 36', '#fff', 2, 0.5);

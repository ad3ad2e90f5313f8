import type { FreeDrawing } from '../game.ts';
import { circle, mirrored, n, polar, range, ribbon, star, TAU, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, line, ring } from '../svg.ts';

/** A five-pointed badge with balls on its points. */
export const sheriffStar: Shape = {
  outline:
    star(50, 53, 5, 46, 22) +
    range(5)
      .map((i) =>
        circle(
          50 + 46 * Math.cos((i * TAU) / 5 - TAU / 4),
          53 + 46 * Math.sin((i * TAU) / 5 - TAU / 4),
          6.5,
        ),
      )
      .join(''),
  details: (c) =>
    times(5, (i) =>
      fill(
        `M50 53L${polar(50, 53, 46, (i * TAU) / 5 - TAU / 4)}L${polar(50, 53, 22, ((i + 0.5) * TAU) / 5 - TAU / 4)}Z`,
        c.lo,
        0.35,
      ),
    ),
  over: (c) =>
    ring(50, 53, 19, c.b, 3.4) +
    ring(50, 53, 14.5, c.lo, 1.2, 0.6) +
    fill(star(50, 53, 5, 11, 4.6), c.x) +
    line('M36 46Q40 38 48 36', '#fff', 2.4, 0.8),
};

/** Swing doors under their lintel, light behind them. */
export const saloonDoors: Shape = {
  outline: 'M2 4H98V18H90V98H78V30H22V98H10V18H2Z',
  behind: (c) =>
    fill('M16 18H84V98H16Z', c.ink) +
    fill('M24 28H76V98H24Z', c.x, 0.55) +
    fill('M24 98L40 40H60L76 98Z', c.lamp, 0.5) +
    mirrored(
      fill('M51 46Q60 36 77 40V88Q62 90 51 82Z', '#000', 0.3) +
        fill('M51 44Q60 34 77 38V86Q62 88 51 80Z', c.b) +
        times(5, (i) => line(`M55 ${50 + i * 7}H74`, c.bDeep, 2.6)) +
        line('M53 45Q62 37 76 41', c.hi, 1.6, 0.7),
    ),
  details: (c) => line('M4 8H96', c.hi, 1.6, 0.6) + line('M13 24V96M87 24V96', c.lo, 1.6, 0.5),
  over: (c) =>
    fill(star(50, 11, 5, 6, 2.5), c.lamp) + dot(16, 11, 2.4, c.lo) + dot(84, 11, 2.4, c.lo),
};

/** The marshal: a woman under a wide hat, a kerchief at her neck. */
export const marshal: Shape = {
  outline:
    'M28 26C30 6 42 0 50 8C58 0 70 6 72 26C86 28 98 24 104 18C104 34 88 44 74 46C76 62 70 74 62 80L92 90L98 104H2L8 90L38 80C30 74 24 62 26 46C12 44-4 34-4 18C2 24 14 28 28 26Z',
  behind: (c) => fill('M20 44C14 66 18 82 26 92H40V60ZM80 44C86 66 82 82 74 92H60V60Z', c.ink),
  details: (c) =>
    fill('M26 42H74C78 62 68 80 50 84C32 80 22 62 26 42Z', '#b9764c') +
    fill('M50 44H74C78 62 68 80 50 84Z', '#000', 0.14) +
    mirrored(
      fill('M55 54Q62 50 68 55Q62 58 56 57Z', c.ink) + line('M54 49Q62 45 70 49', c.ink, 2.4),
    ) +
    fill('M49 56L53 66H47Z', '#000', 0.22) +
    fill('M42 71Q50 67 58 71Q50 77 42 71Z', '#8e2f2b') +
    fill('M2 104L8 90L36 80L50 92L64 80L92 90L98 104Z', c.b) +
    fill('M30 78Q50 94 70 78L74 90Q50 104 26 90Z', c.x) +
    fill('M44 90L50 108L56 90Z', c.x) +
    dot(40, 88, 1.6, c.cream) +
    dot(58, 90, 1.6, c.cream) +
    dot(50, 86, 1.6, c.cream) +
    fill(
      'M28 26C30 6 42 0 50 8C58 0 70 6 72 26C86 28 98 24 104 18C104 34 84 46 50 46C16 46-4 34-4 18C2 24 14 28 28 26Z',
      c.a,
    ) +
    fill('M28 26Q50 36 72 26L73 33Q50 42 27 33Z', c.bDeep) +
    fill(
      'M-4 18C2 30 24 40 50 40C76 40 98 30 104 18C104 34 84 46 50 46C16 46-4 34-4 18Z',
      c.lo,
      0.4,
    ),
  over: (c) => fill(star(50, 34, 5, 5, 2.2), c.lamp),
};

/** An engine coming on, its lamp lit. */
export const locomotive: FreeDrawing = (c) =>
  dot(72, 0, 13, c.cream, 0.55) +
  dot(54, -6, 10, c.cream, 0.7) +
  dot(40, 2, 7, c.cream, 0.8) +
  fill('M38 6H62L58 16V28H42V16Z', c.ink) +
  fill('M36 2H64L60 10H40Z', c.b) +
  dot(52, 53, 38, '#000', 0.3) +
  dot(50, 50, 38, c.ink) +
  dot(50, 50, 34, c.a) +
  ring(50, 50, 25, c.lo, 2, 0.7) +
  times(12, (i) =>
    dot(50 + 30 * Math.cos((i * TAU) / 12), 50 + 30 * Math.sin((i * TAU) / 12), 1.9, c.hi),
  ) +
  dot(50, 38, 13, c.x) +
  dot(50, 38, 9.5, c.lamp) +
  dot(47, 35, 3.2, '#fff') +
  fill('M44 58H56V68H44Z', c.x) +
  line('M22 40Q28 24 42 18', '#fff', 3, 0.6) +
  fill('M8 72H92V82H8Z', c.b) +
  fill('M12 82H88L98 104H2Z', c.bDeep) +
  times(6, (i) =>
    fill(
      `M${16 + i * 12} 84H${20 + i * 12}L${n(20 + i * 12 + (i - 2.2) * 2.4)} 103H${n(12 + i * 12 + (i - 2.6) * 2.4)}Z`,
      c.b,
    ),
  ) +
  dot(18, 77, 4, c.x) +
  dot(82, 77, 4, c.x);

/** The skull of a longhorn. */
export const longhorn: FreeDrawing = (c) =>
  mirrored(
    fill(
      ribbon(
        [
          [58, 30],
          [76, 30],
          [92, 22],
          [104, -2],
        ],
        15,
        2,
        16,
      ),
      '#000',
      0.25,
    ) +
      fill(
        ribbon(
          [
            [58, 28],
            [76, 28],
            [92, 20],
            [103, -4],
          ],
          14,
          2,
          16,
        ),
        c.b,
      ) +
      line('M64 24Q80 24 92 16', c.hi, 2, 0.7),
  ) +
  fill(
    'M28 22Q52 12 76 22C80 40 66 50 66 66C68 82 62 98 52 100C40 98 36 82 38 66C38 50 24 40 28 22Z',
    '#000',
    0.28,
  ) +
  fill(
    'M27 20Q50 10 73 20C78 38 64 48 64 64C66 80 60 96 50 98C40 96 34 80 36 64C36 48 22 38 27 20Z',
    c.a,
  ) +
  mirrored(
    fill('M56 38Q68 32 70 40Q68 50 60 50Q54 46 56 38Z', c.ink) +
      fill('M52 82Q58 78 59 84Q58 92 53 92Z', c.ink, 0.8) +
      line('M54 56Q60 64 58 74', c.lo, 1.6, 0.5),
  ) +
  line('M50 20L48 34L52 46L50 58', c.lo, 1.8, 0.6) +
  fill('M42 22L50 30L58 22L54 40H46Z', c.x, 0.9) +
  line('M34 24Q42 18 50 17', '#fff', 2.6, 0.7);

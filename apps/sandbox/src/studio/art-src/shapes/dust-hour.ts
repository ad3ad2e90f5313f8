import type { FreeDrawing } from '../game.ts';
import {
  circle,
  ellipse,
  mirrored,
  n,
  polar,
  range,
  ribbon,
  star,
  TAU,
  times,
} from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

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

/** A tooled boot with its spur. */
export const boot: Shape = {
  outline: 'M26 2Q42 10 62 2L66 50Q68 62 82 68Q98 74 98 88V92H58L52 86L48 96H24L28 70Q28 40 26 2Z',
  behind: (c) =>
    line('M26 74H8', c.b, 4) + fill(star(4, 74, 8, 12, 5), c.b) + dot(4, 74, 2.4, c.ink),
  details: (c) =>
    fill('M20 88H100V100H20Z', c.ink) +
    fill('M26 2Q42 10 62 2L63 14Q44 22 26 14Z', c.x) +
    line('M36 24Q44 40 36 60M54 22Q46 40 56 58M34 34Q45 28 57 34M34 48Q46 42 58 48', c.x, 2, 0.9) +
    fill(star(46, 41, 5, 7, 3), c.x) +
    line('M62 68Q80 74 90 82', c.x, 2, 0.8) +
    line('M31 22V64', '#fff', 2.6, 0.5),
  over: (c) => line('M26 76Q44 84 60 74', c.b, 4) + dot(44, 79, 3.4, c.x),
};

/** A saguaro in flower. */
export const cactus: Shape = {
  outline:
    'M39 99V66H29C17 66 11 57 11 46V36a7.500 7.500 0 0 1 15 0V45q0 6 6 6H39V18a11.500 11.500 0 0 1 23 0V58H68q6 0 6-6V36a7.500 7.500 0 0 1 15 0V52C89 65 82 73 70 73H62V99Z',
  behind: (c) => fill(ellipse(50, 99, 40, 6), c.b),
  details: (c) =>
    line('M46 16V99M55 16V99M18 36V48Q18 58 30 59M81 38V53Q81 65 70 66', c.lo, 1.8, 0.6) +
    times(7, (i) =>
      line(`M50.500 ${22 + i * 11}l-2.400-3M50.500 ${22 + i * 11}l2.400-3`, c.hi, 1.2, 0.8),
    ),
  over: (c) =>
    [
      [50, 6],
      [18, 28],
      [82, 28],
    ]
      .map(([x = 0, y = 0]) => fill(star(x, y, 6, 8, 4), c.x) + dot(x, y, 2.8, c.lamp))
      .join(''),
};

/** A wheel off a wagon. */
export const wagonWheel: FreeDrawing = (c) =>
  ring(53, 54, 41, '#000', 10, 0.28) +
  ring(50, 50, 42, c.ink, 11) +
  ring(50, 50, 41, c.a, 8) +
  ring(50, 50, 46, c.b, 2.4) +
  times(10, (i) =>
    group(
      `rotate(${i * 36} 50 50)`,
      fill('M47.500 50L47 12H53L52.500 50Z', c.a) +
        fill('M50.600 50L51 12H53L52.500 50Z', c.lo, 0.5),
    ),
  ) +
  dot(50, 50, 13, c.ink) +
  dot(50, 50, 11, c.a) +
  dot(50, 50, 5.5, c.b) +
  line('M13 38Q20 18 40 11', '#fff', 2.4, 0.6);

/** An enamel pot from the camp fire. */
export const coffeePot: Shape = {
  outline: 'M32 26H70L80 90Q80 97 72 97H28Q20 97 20 90Z',
  behind: (c) =>
    fill('M26 44L2 26L0 36L24 66Z', c.bDeep) +
    fill('M26 42L4 24L2 32L24 62Z', c.a) +
    line('M74 40Q100 36 96 60Q92 78 78 80', c.ink, 8) +
    line('M74 40Q100 36 96 60Q92 78 78 80', c.b, 5) +
    line('M4 18Q-4 8 6 0T4-16', c.cream, 3, 0.7),
  details: (c) =>
    times(22, (i) =>
      dot(24 + ((i * 37) % 54), 34 + ((i * 23) % 60), 1.3 + (i % 3) * 0.5, c.cream, 0.8),
    ) +
    fill('M16 88H84V98H16Z', c.ink, 0.6) +
    line('M34 34L28 84', '#fff', 4, 0.5),
  over: (c) =>
    fill('M30 28Q50 12 72 28Q50 34 30 28Z', c.a) +
    line('M32 28Q50 34 70 28', c.ink, 2.4) +
    dot(51, 15, 5, c.x),
};

/** Three sticks, tied, the fuse alight. */
export const dynamite: FreeDrawing = (c) =>
  line('M52 22Q60 4 78 8Q92 12 96 0', c.ink, 4) +
  line('M52 22Q60 4 78 8Q92 12 96 0', c.b, 2.4) +
  fill(star(97, -3, 8, 15, 5), c.x) +
  fill(star(97, -3, 8, 8, 3), c.cream) +
  group(
    'rotate(-14 50 60)',
    [18, 40, 62]
      .map(
        (x, i) =>
          fill(`M${x + 3} ${25 + (i % 2) * -5}H${x + 25}V${103}H${x + 3}Z`, '#000', 0.3) +
          fill(`M${x} ${22 - (i % 2) * 5}H${x + 22}V100H${x}Z`, c.a) +
          fill(`M${x} ${22 - (i % 2) * 5}H${x + 5}V100H${x}Z`, '#fff', 0.3) +
          fill(`M${x + 15} ${22 - (i % 2) * 5}H${x + 22}V100H${x + 15}Z`, c.lo, 0.5) +
          fill(ellipse(x + 11, 22 - (i % 2) * 5, 11, 4), c.cream),
      )
      .join('') +
      fill('M14 48H88V56H14ZM14 76H88V84H14Z', c.b) +
      line('M14 50H88M14 78H88', '#fff', 1.4, 0.5),
  );

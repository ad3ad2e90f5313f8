/** What is carried along the trail of Dust Hour, and grows beside it. */
import type { FreeDrawing } from '../game.ts';
import { ellipse, star, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

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

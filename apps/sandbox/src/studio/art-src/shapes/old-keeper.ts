import { oklch } from '../color.ts';
import type { FreeDrawing } from '../game.ts';
import {
  circle,
  ellipse,
  mirrored,
  n,
  polar,
  ribbon,
  sector,
  star,
  TAU,
  times,
} from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

export const lighthouse: Shape = {
  outline: 'M32 98L40 36H35V29H41V17H37Q50-6 63 17H59V29H65V36H60L68 98Z',
  behind: (c) => fill('M8 98Q20 84 36 88H70Q84 86 94 98Z', c.ink) + line('M50-8V4', c.ink, 2),
  details: (c) =>
    fill('M39.2 46L60.8 46L62.4 58H37.6ZM36 70H64L65.6 84H34.4Z', c.b) +
    fill('M42 18h16v11.5H42Z', c.lamp) +
    line('M47 18v11M53 18v11', c.ink, 1.2, 0.7) +
    fill('M50 4Q60 8 63 17H37Q40 8 50 4Z', c.bDeep) +
    fill('M45 88q5-7 10 0V98H45Z', c.ink) +
    fill('M47.5 60h5v7h-5ZM47.5 39h5v5h-5Z', c.ink, 0.8),
  over: (c) => fill('M33 29H67V32.5H33Z', c.ink) + line('M35 29V36M65 29V36', c.ink, 1.4),
};

export const greatLens: Shape = {
  outline: 'M30 10H70L82 30V64L70 84H30L18 64V30Z',
  behind: (c) =>
    mirrored(
      fill('M20 38L-14 22V30L20 44ZM20 47H-16V53H20ZM20 56L-14 72V80L20 62Z', c.lamp, 0.85),
    ) +
    fill('M26 84H74L82 98H18Z', c.b) +
    fill('M26 84H74L77 89H23Z', '#fff', 0.35) +
    fill('M38-2H62V12H38Z', c.b),
  details: (c) =>
    fill('M30 10H70L82 30V64L70 84H30L18 64V30Z', oklch(0.9, 0.05, 200)) +
    [38, 31, 24, 17]
      .map((r, i) => ring(50, 47, r, i % 2 ? '#fff' : oklch(0.68, 0.09, 215), 3.4, 0.85))
      .join('') +
    dot(50, 47, 13, c.lamp) +
    dot(50, 47, 8, '#fff') +
    line('M18 30H82M18 64H82M30 10L22 30M70 10L78 30', c.bDeep, 2, 0.55) +
    fill('M30 10H46L30 84L18 64V30Z', '#fff', 0.28),
  over: (c) => line('M30 10H70L82 30V64L70 84H30L18 64V30Z', c.b, 5),
};

export const logbook: Shape = {
  outline: 'M6 26Q28 12 50 24Q72 12 94 26V88Q72 76 50 88Q28 76 6 88Z',
  behind: (c) => fill('M2 30Q28 18 50 28Q72 18 98 30V95Q72 84 50 95Q28 84 2 95Z', c.b),
  details: (c) =>
    fill('M50 24V88Q28 76 6 88V26Q28 12 50 24Z', '#fff', 0.25) +
    fill('M50 24V88Q60 78 66 78V20Q58 20 50 24Z', c.lo, 0.25) +
    line('M50 24V88', c.lo, 2, 0.6) +
    [36, 45, 54, 63].map((y) => line(`M13 ${y}Q28 ${y - 8} 43 ${y - 1}`, c.ink, 2, 0.5)).join('') +
    [36, 45].map((y) => line(`M57 ${y - 1}Q72 ${y - 8} 87 ${y}`, c.ink, 2, 0.5)).join('') +
    fill(star(72, 64, 4, 12, 3.6), c.x, 0.8),
  over: (c) =>
    fill('M98-6C80 2 66 22 60 48L64 50C74 40 92 22 98-6Z', c.cream) +
    fill('M98-6C84 12 72 30 62 49L64 50C74 40 92 22 98-6Z', c.lo, 0.3) +
    line('M62 48L56 62', c.ink, 2.6) +
    fill('M24 82h8v18l-4-5l-4 5Z', c.x),
};

/** The keeper: peaked cap, white beard, collar up. */
export const keeper: Shape = {
  outline:
    'M22 34C22 14 34 6 50 6C66 6 78 14 78 34C80 36 80 42 78 46C80 60 76 72 70 78L92 88L97 101H3L8 88L30 78C24 72 20 60 22 46C20 42 20 36 22 34Z',
  details: (c) =>
    fill('M22 36H78V60H22Z', oklch(0.76, 0.08, 52)) +
    fill('M3 101L8 88L30 76L50 96L70 76L92 88L97 101Z', c.b) +
    fill('M30 76L50 96L44 101H24ZM70 76L50 96L56 101H76Z', c.bDeep) +
    fill(
      'M20 46C24 52 30 56 34 55Q42 50 50 53Q58 50 66 55C70 56 76 52 80 46C84 68 70 92 50 94C30 92 16 68 20 46Z',
      c.cream,
    ) +
    fill('M50 53Q58 50 66 55C70 56 76 52 80 46C84 68 70 92 50 94Q66 76 50 53Z', c.lo, 0.2) +
    line('M30 66Q32 78 40 86M42 68V88M58 68V88M70 66Q68 78 60 86', c.lo, 1.6, 0.3) +
    fill('M32 60Q42 53 50 58Q58 53 68 60Q58 66 50 62Q42 66 32 60Z', '#fff') +
    fill('M44 66Q50 69 56 66Q54 71 50 71Q46 71 44 66Z', oklch(0.5, 0.12, 25)) +
    fill('M45 42Q50 39 55 42L57 53Q50 57 43 53Z', oklch(0.7, 0.1, 40)) +
    mirrored(
      fill('M29 44Q36 39 43 45Q36 48 29 44Z', '#fff') +
        dot(36.5, 44, 2.4, oklch(0.45, 0.1, 240)) +
        line('M27 40Q35 35 44 40', c.cream, 3.6),
    ) +
    fill('M20 34C20 12 34 4 50 4C66 4 80 12 80 34Q50 24 20 34Z', c.a) +
    fill('M20 34Q50 24 80 34Q82 38 84 41Q50 30 16 41Q18 38 20 34Z', c.ink) +
    fill('M20 30Q50 20 80 30V34Q50 24 20 34Z', c.x),
  over: (c) =>
    dot(50, 20, 6, c.x) +
    line('M50 16V23M47 21Q50 25 53 21M47.5 18H52.5', c.ink, 1.3) +
    line('M28 18Q34 10 44 9', '#fff', 2.2, 0.4),
};

export const sextant: FreeDrawing = (c) =>
  fill(`${sector(51, 17, 66, 80, TAU * 0.135, TAU * 0.365)}`, '#000', 0.3) +
  line('M50 14L24 82M50 14L76 82', c.a, 7) +
  line('M48 14L22 82', '#fff', 1.6, 0.6) +
  fill(sector(50, 14, 64, 80, TAU * 0.13, TAU * 0.37), c.a) +
  fill(sector(50, 14, 71, 79, TAU * 0.135, TAU * 0.365), c.ink, 0.7) +
  times(15, (i) => {
    const a = TAU * (0.14 + (i * 0.22) / 14);
    return line(`M${polar(50, 14, 72, a)}L${polar(50, 14, i % 2 ? 75 : 78, a)}`, c.hi, 1.4);
  }) +
  line('M36 50Q50 58 64 50', c.a, 5) +
  line('M50 12L60 92', c.b, 6) +
  dot(60, 92, 7, c.b) +
  dot(60, 92, 3, c.hi) +
  dot(50, 12, 9, c.b) +
  dot(50, 12, 4, c.hi) +
  group(
    'rotate(-14 24 40)',
    fill('M4 33H38V45H4Z', c.bDeep) +
      fill('M4 33H38V37H4Z', '#fff', 0.4) +
      fill('M-2 30H6V48H-2Z', c.x),
  ) +
  fill('M66 26H82V42H66Z', c.x, 0.7) +
  line('M66 26H82V42H66Z', c.a, 3);

export const anchor: Shape = {
  outline:
    'M50 2a12 12 0 0 1 6 22.4V32H72V42H57V82C72 80 80 70 82 60L74 62L88 42L99 64L91 62C89 84 70 97 50 98C30 97 11 84 9 62L1 64L12 42L26 62L18 60C20 70 28 80 43 82V42H28V32H44V24.4A12 12 0 0 1 50 2Z',
  details: (c) =>
    fill(circle(50, 14, 5.5), c.ink, 0.8) + line('M47 44V84M14 66Q20 84 40 92', c.hi, 2.2, 0.7),
  over: (c) =>
    fill(
      ribbon(
        [
          [70, 4],
          [38, 22],
          [66, 38],
          [36, 54],
          [62, 70],
          [94, 74],
        ],
        6,
        6,
        40,
      ),
      c.b,
    ) +
    fill(
      ribbon(
        [
          [38, 22],
          [66, 38],
        ],
        7,
        7,
        8,
      ),
      c.b,
    ),
};

export const fogBell: Shape = {
  outline:
    'M50 22C68 22 74 36 75 54Q76 66 84 74Q86 80 80 80H20Q14 80 16 74Q24 66 25 54C26 36 32 22 50 22Z',
  behind: (c) =>
    fill('M2 98L12 4H88L98 98H88L80 14H20L12 98Z', c.b) +
    fill('M12 4H88L89 14H11Z', c.bDeep) +
    line('M50 12V24', c.ink, 6) +
    dot(50, 85, 8, c.bDeep),
  details: (c) =>
    fill('M16 71H84L86 80H14Z', c.lo, 0.35) +
    line('M26 48Q50 56 74 48', c.lo, 2.2, 0.5) +
    fill('M54 30Q66 36 68 62Q62 60 58 66Q52 44 54 30Z', c.x, 0.45) +
    line('M36 56Q34 38 44 30', '#fff', 3.6, 0.7),
};

export const oilCan: Shape = {
  outline: 'M14 58Q14 50 24 48L32 44H58L66 48Q76 50 76 58L80 97H10Z',
  behind: (c) =>
    line('M22 52C-8 50-8 86 16 88', c.bDeep, 5) +
    fill('M62 54L90 16L98 20L72 62Z', c.b) +
    fill('M64 54L91 17L94 18.5L68 58Z', '#fff', 0.4) +
    fill('M86 8L102 16L97 24L84 17Z', c.x) +
    fill('M34 26H56V46H34Z', c.b) +
    fill('M40 16H50V28H40Z', c.bDeep) +
    fill('M30 14H60V20H30Z', c.x),
  details: (c) =>
    fill('M10 66H80V84H10Z', c.x) +
    fill('M45 66c7 8 8 13 0 16c-8-3-7-8 0-16Z', c.cream) +
    fill('M58 40H80V97H62Z', c.lo, 0.35) +
    line('M22 60L19 92', '#fff', 3, 0.5),
  over: (c) => fill('M98 30c5 8 5 12 0 14c-5-2-5-6 0-14Z', c.lamp),
};

export const pocketWatch: Shape = {
  outline: circle(50, 58, 40),
  behind: (c) =>
    ring(50, 8, 9, c.a, 4) +
    fill('M43 12H57V22H43Z', c.bDeep) +
    line('M58 4Q82-6 98 12Q104 22 96 30', c.a, 3) +
    `<path d="M58 4Q82-6 98 12Q104 22 96 30" fill="none" stroke="${c.ink}" stroke-width="1.6" stroke-dasharray="2 4"/>`,
  details: (c) =>
    fill(circle(50, 58, 32), c.cream) +
    fill('M50 26A32 32 0 0 1 82 58Q66 42 50 26Z', c.lo, 0.12) +
    times(12, (i) => {
      const a = (i * TAU) / 12;
      return line(
        `M${polar(50, 58, i % 3 ? 27 : 24, a)}L${polar(50, 58, 29, a)}`,
        c.ink,
        i % 3 ? 1.8 : 3.4,
      );
    }) +
    line('M50 58L36 44', c.ink, 4) +
    line('M50 58L64 38', c.ink, 2.6) +
    dot(50, 58, 3.6, c.x) +
    ring(50, 58, 36, c.lo, 1.2, 0.4) +
    line('M16 52Q20 32 36 24', '#fff', 2.8, 0.8),
};

export const ropeCoil: FreeDrawing = (c) => {
  const turn = (y: number, a: number): string =>
    fill(ellipse(50, y + 3, a, a * 0.36), '#000', 0.25) +
    `<ellipse cx="50" cy="${y}" rx="${a - 6}" ry="${n(a * 0.34 - 4)}" fill="none" stroke="${c.lo}" stroke-width="15"/>` +
    `<ellipse cx="50" cy="${y - 1}" rx="${a - 6}" ry="${n(a * 0.34 - 4)}" fill="none" stroke="${c.a}" stroke-width="12"/>` +
    `<ellipse cx="50" cy="${y - 2}" rx="${a - 6}" ry="${n(a * 0.34 - 4)}" fill="none" stroke="${c.hi}" stroke-width="4" stroke-dasharray="3 6" opacity=".55"/>`;
  return (
    turn(80, 48) +
    turn(68, 46) +
    turn(56, 44) +
    turn(44, 42) +
    fill(ellipse(50, 42, 26, 6), c.ink, 0.75) +
    line('M80 46Q96 62 88 88Q86 98 96 100', c.lo, 14) +
    line('M80 46Q96 62 88 88Q86 98 96 100', c.a, 11) +
    `<path d="M80 46Q96 62 88 88Q86 98 96 100" fill="none" stroke="${c.hi}" stroke-width="4" stroke-dasharray="3 6" opacity=".55"/>` +
    fill('M84 72h13v8H83Z', c.x)
  );
};

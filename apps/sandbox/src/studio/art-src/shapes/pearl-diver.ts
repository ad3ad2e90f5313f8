import { oklch } from '../color.ts';
import { circle, ellipse, mirrored, n, polar, star, TAU, times } from '../geometry.ts';
import type { Ink, Shape } from '../shape.ts';
import { dot, fill, line, ring } from '../svg.ts';

const sheen = oklch(0.95, 0.03, 60);

const pearl = (x: number, y: number, r: number, c: { lo: string }): string =>
  dot(x + r * 0.12, y + r * 0.2, r, '#000', 0.3) +
  dot(x, y, r, oklch(0.86, 0.04, 340)) +
  dot(x - r * 0.08, y - r * 0.1, r * 0.86, oklch(0.93, 0.03, 40)) +
  dot(x - r * 0.18, y - r * 0.2, r * 0.62, sheen) +
  line(
    `M${n(x - r * 0.5)} ${n(y + r * 0.62)}Q${n(x + r * 0.2)} ${n(y + r * 0.9)} ${n(x + r * 0.7)} ${n(y + r * 0.3)}`,
    oklch(0.84, 0.08, 190),
    r * 0.1,
    0.8,
  ) +
  dot(x - r * 0.34, y - r * 0.38, r * 0.24, '#fff') +
  ring(x, y, r, c.lo, 0.6, 0.25);

/** A scallop standing open with its pearl; the hero of the thumbnails. */
export const scallop: Shape = {
  outline:
    'M50 94L41 86C17 82 2 61 5 40C12 33 18 33 22 36C24 22 33 16 39 20C43 8 57 8 61 20C67 16 76 22 78 36C82 33 88 33 95 40C98 61 83 82 59 86Z',
  details: (c) =>
    line(
      'M50 90L9 44M50 90L22 36M50 90L39 20M50 90L61 20M50 90L78 36M50 90L91 44',
      c.lo,
      1.6,
      0.55,
    ) + line('M44 84L14 48M47 82L29 38M50 82V20M54 82L70 36', c.hi, 1.2, 0.5),
  over: (c) => pearl(50, 65, 17, c),
};

export const blackPearl: Shape = {
  outline: circle(50, 50, 40),
  behind: (c) =>
    dot(50, 50, 48, c.x, 0.25) +
    times(
      12,
      (i) =>
        `<path d="M${polar(50, 50, 42, (i * TAU) / 12 - 0.06)}L${polar(50, 50, 54, (i * TAU) / 12)}L${polar(50, 50, 42, (i * TAU) / 12 + 0.06)}Z" fill="${c.x}"/>`,
    ),
  details: (c) =>
    dot(50, 50, 41, oklch(0.24, 0.04, 290)) +
    dot(44, 44, 33, oklch(0.32, 0.06, 300)) +
    dot(40, 39, 23, oklch(0.42, 0.07, 280)) +
    fill('M20 74Q50 96 82 66Q70 96 46 92Q28 88 20 74Z', oklch(0.6, 0.12, 190), 0.8) +
    fill('M30 82Q56 90 80 62Q74 88 50 90Z', oklch(0.65, 0.15, 340), 0.55) +
    dot(35, 33, 9, '#fff', 0.85) +
    dot(48, 26, 3, '#fff', 0.7) +
    ring(50, 50, 39.5, c.hi, 1.4, 0.4),
};

export const openOyster: Shape = {
  outline: 'M4 66C10 56 30 54 50 56C72 54 92 56 97 66C98 82 78 97 50 97C22 97 4 82 4 66Z',
  behind: (c) =>
    fill('M8 60C2 32 22 6 52 6C82 6 100 32 93 60Q50 48 8 60Z', c.a) +
    fill('M16 57C12 34 28 15 52 15C76 15 91 34 86 56Q50 46 16 57Z', c.b) +
    line('M50 50V18M36 51L30 24M64 51L72 24M24 54L18 40M77 53L84 40', c.bDeep, 1.6, 0.4) +
    line('M14 40Q22 12 48 9', '#fff', 2.4, 0.6),
  details: (c) =>
    fill(ellipse(50, 68, 42, 13), c.b) +
    line('M12 80Q50 96 88 80M22 89Q50 99 78 89', c.lo, 2, 0.5) +
    fill(ellipse(50, 71, 26, 7), c.bDeep, 0.5),
  over: (c) =>
    pearl(50, 58, 17, c) +
    fill(star(74, 34, 4, 9, 2.4), '#fff') +
    fill(star(30, 36, 4, 6, 1.6), '#fff'),
};

/** An ama: white scarf, oval glass mask. */
export const diver: Shape = {
  outline:
    'M50 12C72 12 84 30 82 52C81 66 74 76 66 81L90 90L96 101H4L10 90L34 81C26 76 19 66 18 52C16 30 28 12 50 12Z',
  behind: (c) =>
    fill('M78 26Q100 22 102 40Q92 40 84 48Z', c.cream) +
    fill('M82 34Q100 44 94 60Q86 52 80 50Z', c.hi, 0.85),
  details: (c) =>
    fill('M4 101L10 90L36 80Q50 92 64 80L90 90L96 101Z', c.cream) +
    line('M36 80L50 101L64 80', c.bDeep, 2.4, 0.6) +
    fill('M50 10C26 10 14 32 18 56L22 40Q50 26 78 40L82 56C86 32 74 10 50 10Z', c.cream) +
    fill('M18 44Q50 26 82 44L81 51Q50 34 19 51Z', c.x) +
    fill(star(50, 24, 5, 8, 3.2), c.x) +
    fill('M26 50Q50 38 74 50C78 64 68 70 58 68Q50 62 42 68C32 70 22 64 26 50Z', c.bDeep) +
    fill(
      'M29 52Q50 42 71 52C73 62 67 66 58 64Q50 58 42 64C33 66 27 62 29 52Z',
      oklch(0.8, 0.07, 205),
    ) +
    mirrored(
      fill('M33 56Q39 51 46 56Q39 60 33 56Z', '#fff') +
        dot(40, 55.8, 2.6, c.ink) +
        line('M32 56Q39 50 47 56', c.ink, 1.6),
    ) +
    fill('M32 50Q40 45 47 46L36 64Q29 60 32 50Z', '#fff', 0.4) +
    fill('M43 74Q50 71 57 74Q50 80 43 74Z', oklch(0.6, 0.15, 20)) +
    fill('M64 66Q74 62 80 52Q80 70 66 81Q60 74 64 66Z', c.lo, 0.25),
};

export const brassHelmet: Shape = {
  outline:
    'M50 4C76 4 91 24 91 47C91 60 86 70 79 77L88 96H12L21 77C14 70 9 60 9 47C9 24 24 4 50 4Z',
  behind: (c) => fill('M42-4H58V8H42Z', c.bDeep) + fill('M0 36h10v22H0ZM90 36h10v22H90Z', c.bDeep),
  details: (c) =>
    fill(circle(50, 46, 28), c.b) +
    fill(circle(50, 46, 22.5), c.ink) +
    fill('M50 23.5A22.5 22.5 0 0 1 72.5 46Q60 40 50 23.5Z', c.x, 0.4) +
    fill(circle(54, 52, 12), c.x, 0.18) +
    line('M33 40A19 19 0 0 1 46 28', '#fff', 3, 0.75) +
    line('M50 24V68M28 46H72', c.bDeep, 3.4) +
    times(12, (i) =>
      dot(50 + 25.3 * Math.cos((i * TAU) / 12), 46 + 25.3 * Math.sin((i * TAU) / 12), 1.7, c.hi),
    ) +
    fill('M16 82H84L87 92H13Z', c.lo, 0.5) +
    [22, 36, 50, 64, 78].map((x) => dot(x, 87, 2, c.hi)).join('') +
    line('M24 26Q32 13 46 10', '#fff', 3, 0.7),
};

export const diveLamp: Shape = {
  outline: 'M30 28H70L78 74H22Z',
  behind: (c) =>
    dot(50, 52, 46, c.lamp, 0.2) +
    line('M36 16C36-4 64-4 64 16', c.bDeep, 4) +
    fill('M26 14H74L80 28H20Z', c.a) +
    fill('M26 14H74L76 19H24Z', '#fff', 0.4) +
    fill('M16 74H84L88 97H12Z', c.a) +
    fill('M16 74H84L85 80H15Z', c.lo, 0.5) +
    [24, 37, 50, 63, 76].map((x) => dot(x, 89, 2.2, c.hi)).join(''),
  details: (c) =>
    fill('M30 28H70L78 74H22Z', oklch(0.86, 0.08, 195)) +
    dot(50, 52, 22, c.lamp, 0.85) +
    dot(50, 52, 11, '#fff', 0.95) +
    fill('M32 28H42L34 74H24Z', '#fff', 0.4),
  over: (c) =>
    line('M30 28L22 74M43.5 28L40 74M56.5 28L60 74M70 28L78 74', c.bDeep, 3) +
    line('M27 44H73M24 60H76', c.bDeep, 2.4),
};

const strand = (d: string, width: number, c: Ink): string =>
  line(d, c.lo, width + 3) +
  line(d, oklch(0.76, 0.09, 78), width) +
  `<path d="${d}" fill="none" stroke="${c.hi}" stroke-width="${n(width * 0.26)}" stroke-dasharray="3 6" opacity=".6"/>`;

/** A monkey's fist: a ball of rope at the end of a line. */
export const ropeKnot: Shape = {
  outline: circle(46, 62, 37),
  behind: (c) => strand('M58 34Q70 22 66 8Q74-4 104 4', 13, c),
  details: (c) =>
    dot(46, 62, 40, c.lo) +
    [34, 46, 58, 70, 82, 94]
      .map((y) => strand(`M4 ${y}Q46 ${n(y + (y - 62) * 0.3)} 88 ${y}`, 9, c))
      .join('') +
    [31, 41, 51, 61]
      .map((x) => strand(`M${x} 22Q${n(x + (x - 46) * 0.5)} 62 ${x} 102`, 8, c))
      .join('') +
    line('M16 52Q20 38 32 31', '#fff', 3, 0.5),
};

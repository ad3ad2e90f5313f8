import { oklch } from '../color.ts';
import type { FreeDrawing } from '../game.ts';
import { circle, ellipse, mirrored, n, range, star, times } from '../geometry.ts';
import type { Ink, Shape } from '../shape.ts';
import { dot, fill, group, line } from '../svg.ts';

/** A six-sided needle of crystal, lit from the left: three faces and a cut tip. */
const needle = (
  x: number,
  foot: number,
  width: number,
  height: number,
  turn: number,
  c: Ink,
): string => {
  const w = width / 2;
  const shoulder = -height * 0.74;
  return group(
    `translate(${x} ${foot}) rotate(${turn})`,
    fill(
      `M${n(-w)} 0L${n(-w)} ${n(shoulder)}L0 ${-height}L${n(w)} ${n(shoulder)}L${n(w)} 0Z`,
      c.a,
    ) +
      fill(
        `M${n(-w)} 0L${n(-w)} ${n(shoulder)}L0 ${-height}L${n(-w * 0.3)} ${n(shoulder * 0.92)}L${n(-w * 0.3)} 0Z`,
        '#fff',
        0.5,
      ) +
      fill(
        `M${n(w)} 0L${n(w)} ${n(shoulder)}L0 ${-height}L${n(w * 0.36)} ${n(shoulder * 0.92)}L${n(w * 0.36)} 0Z`,
        c.lo,
        0.6,
      ) +
      line(`M${n(-w * 0.64)} ${n(shoulder * 0.9)}V${n(shoulder * 0.4)}`, '#fff', 1.4, 0.9),
  );
};

/** The crown of the thumbnails: gold, its points grown into salt. */
export const saltCrown: FreeDrawing = (c) => {
  const salt: Ink = { ...c, a: c.b, lo: c.bDeep };
  return (
    fill('M8 62Q50 74 92 62L90 96Q50 106 10 96Z', '#000', 0.3) +
    needle(14, 66, 15, 46, -17, salt) +
    needle(86, 66, 15, 46, 17, salt) +
    needle(31, 68, 17, 60, -8, salt) +
    needle(69, 68, 17, 60, 8, salt) +
    needle(50, 70, 20, 74, 0, salt) +
    needle(40, 70, 11, 38, -5, salt) +
    needle(60, 70, 11, 38, 5, salt) +
    fill('M6 58Q50 72 94 58L91 92Q50 104 9 92Z', c.a) +
    fill('M6 58Q50 72 94 58L93 64Q50 78 7 64Z', c.hi, 0.75) +
    fill('M8 86Q50 98 92 86L91 92Q50 104 9 92Z', c.lo, 0.45) +
    fill('M66 66Q82 63 94 58L91 92Q80 95 64 97Z', c.lo, 0.35) +
    [20, 35, 65, 80]
      .map((x, i) => fill(star(x, 79 + (i % 3 ? 2.6 : 0), 4, 6, 4.4), i % 3 ? c.cream : c.x))
      .join('') +
    fill(star(50, 82, 4, 10, 8), c.x) +
    fill('M50 72L60 82H40Z', '#fff', 0.45)
  );
};

export const mineGate: Shape = {
  outline: 'M4 98V36L22 14H78L96 36V98H80V44L70 32H30L20 44V98Z',
  behind: (c) =>
    fill('M16 98V40L28 28H72L84 40V98Z', c.ink) +
    fill('M30 98L44 56H56L70 98Z', c.x, 0.32) +
    dot(50, 54, 13, c.lamp, 0.35) +
    dot(50, 54, 5, c.lamp) +
    line('M32 98L46 58M68 98L54 58', c.hi, 2.4, 0.75) +
    line('M34 92H66M38 82H62M41 73H59', c.bDeep, 3),
  details: (c) =>
    line('M12 40V98M88 40V98M26 22H74', c.lo, 1.6, 0.5) +
    line('M10 52l5 1M85 60l5 1M9 78l6-1M86 84l6 1', c.lo, 2, 0.5) +
    fill('M4 60H20V66H4ZM80 60H96V66H80Z', c.bDeep),
  over: (c) =>
    fill('M30 6H70V24H30Z', c.bDeep) +
    fill('M30 6H70V10H30Z', c.hi, 0.35) +
    fill(star(50, 15, 4, 7, 3), c.cream) +
    fill('M-2 98l8-18l10 6l6 12ZM102 98l-8-22l-9 8l-6 14Z', c.b),
};

export const saltQueen: Shape = {
  outline:
    'M50 22C70 22 80 38 79 56C79 66 76 74 70 80L94 90L98 101H2L6 90L30 80C24 74 21 66 21 56C20 38 30 22 50 22Z',
  behind: (c) =>
    fill('M50 14C80 14 92 40 88 92H12C8 40 20 14 50 14Z', c.b) +
    line('M18 84C14 50 22 30 40 22M82 84C86 50 78 30 60 22', c.hi, 1.4, 0.35),
  details: (c) =>
    fill('M2 101L6 90L32 79Q50 96 68 79L94 90L98 101Z', c.x) +
    fill('M36 76Q50 90 64 76L66 84Q50 98 34 84Z', c.lo, 0.35) +
    fill('M50 20C26 20 18 44 22 76Q28 46 50 36Q72 46 78 76C82 44 74 20 50 20Z', c.bDeep) +
    mirrored(
      fill('M29 57Q37 50 45 57Q37 62 29 57Z', '#fff') +
        dot(38, 56.6, 3.2, oklch(0.5, 0.12, 240)) +
        dot(38, 56.6, 1.6, c.ink) +
        line('M29 57Q37 50 46 57', c.ink, 1.8) +
        line('M29 48Q37 44 46 48', c.bDeep, 2),
    ) +
    line('M50 54L47.5 66Q50 68 52.5 66', c.lo, 1.4, 0.6) +
    fill('M42 73Q46 70 50 72Q54 70 58 73Q50 80 42 73Z', c.red) +
    fill('M60 40Q76 56 68 80L79 70V40Z', c.lo, 0.16),
  over: (c) =>
    [-26, -13, 0, 13, 26]
      .map((x) =>
        needle(50 + x, 26 - Math.abs(x) * -0.16, 9, 26 - Math.abs(x) * 0.34, x * 0.7, {
          ...c,
          a: c.hi,
          lo: c.bDeep,
        }),
      )
      .join('') +
    fill('M20 30Q50 14 80 30L79 37Q50 21 21 37Z', oklch(0.82, 0.13, 85)) +
    dot(50, 24.5, 3.6, c.red) +
    line('M30 84Q50 104 70 84', c.cream, 3) +
    fill(star(50, 95, 4, 6, 4), oklch(0.72, 0.11, 230)),
};

export const sceptre: FreeDrawing = (c) =>
  group(
    'rotate(38 50 50)',
    fill('M48 30H56V112H48Z', '#000', 0.3) +
      fill('M46 28H54V110Q50 114 46 110Z', c.a) +
      fill('M46 28H48.5V110H46Z', '#fff', 0.5) +
      [46, 74, 100].map((y) => fill(`M43.5 ${y}H56.5V${y + 6}H43.5Z`, c.b)).join('') +
      fill('M34 22Q50 36 66 22L60 34Q50 40 40 34Z', c.a) +
      needle(40, 26, 9, 26, -18, { ...c, a: c.x }) +
      needle(60, 26, 9, 26, 18, { ...c, a: c.x }) +
      needle(50, 28, 14, 40, 0, { ...c, a: c.x }) +
      fill('M36 24Q50 34 64 24L62 30Q50 38 38 30Z', c.b),
  );

export const signetRing: Shape = {
  outline:
    'M50 30C74 30 86 46 86 64C86 84 70 98 50 98C30 98 14 84 14 64C14 46 26 30 50 30ZM50 44C36 44 27 53 27 65C27 77 37 86 50 86C63 86 73 77 73 65C73 53 64 44 50 44Z',
  details: (c) =>
    line('M20 62Q20 42 38 36', '#fff', 3, 0.8) + line('M22 78Q34 94 56 92', c.lo, 2, 0.5),
  over: (c) =>
    fill('M24 12H76L86 26L70 44H30L14 26Z', '#000', 0.25) +
    fill('M24 8H76L86 22L70 41H30L14 22Z', c.a) +
    fill('M28 11H72L80 22L68 37H32L20 22Z', c.x) +
    fill('M28 11H72L62 18H38ZM20 22L28 11L38 18V28Z', '#fff', 0.35) +
    fill('M80 22L68 37L62 28V18ZM32 37H68L62 28H38Z', c.ink, 0.25) +
    fill(star(50, 23, 4, 7, 2.6), c.hi),
};

export const saltCellar: Shape = {
  outline: 'M10 46H90C90 66 78 76 62 79V86L76 92V98H24V92L38 86V79C22 76 10 66 10 46Z',
  behind: (c) =>
    line('M72 44L98 4', c.a.replace('A)', 'B)'), 4) +
    fill('M14 46Q26 34 34 28Q42 14 52 18Q62 16 68 28Q78 34 86 46Z', c.cream) +
    fill('M52 18Q62 16 68 28Q78 34 86 46H58Q64 32 52 18Z', c.lo, 0.22) +
    range(7)
      .map((i) => fill(star(28 + i * 7, 38 - ((i * 5) % 9), 4, 2, 1.4), '#fff'))
      .join('') +
    fill(ellipse(50, 46, 40, 7), c.lo),
  details: (c) =>
    times(5, (i) => fill(star(22 + i * 14, 60 + (i === 2 ? 4 : i % 2 ? 3 : 0), 4, 5, 3), c.x)) +
    line('M12 50Q50 60 88 50', c.lo, 1.6, 0.6) +
    line('M18 54Q24 68 34 73', '#fff', 3.4, 0.8) +
    fill('M24 92H76V98H24Z', c.lo, 0.35),
  over: (c) => fill('M10 43Q50 56 90 43L91 48Q50 61 9 48Z', c.b),
};

/** Four crystals told apart by their cut, not by colour alone. */
export const hexCrystal: Shape = {
  outline: 'M50 1L80 20V76L50 99L20 76V20Z',
  details: (c) =>
    fill('M50 1L80 20L64 32H36L20 20Z', '#fff', 0.5) +
    fill('M20 20L36 32V68L20 76Z', '#fff', 0.22) +
    fill('M80 20L64 32V68L80 76Z', c.lo, 0.5) +
    fill('M36 68H64L80 76L50 99L20 76Z', c.lo, 0.3) +
    fill('M36 68H64L50 99Z', c.lo, 0.3) +
    line('M42 38V58', '#fff', 3, 0.85),
};

export const clusterCrystal: FreeDrawing = (c) =>
  fill(ellipse(52, 93, 44, 6), '#000', 0.25) +
  needle(26, 92, 20, 50, -26, c) +
  needle(76, 92, 20, 54, 24, c) +
  needle(40, 94, 24, 84, -7, c) +
  needle(62, 94, 22, 68, 9, c) +
  needle(18, 95, 13, 26, -42, c) +
  needle(86, 95, 13, 28, 40, c) +
  needle(51, 96, 16, 40, 2, c);

export const octahedronCrystal: Shape = {
  outline: 'M50 1L94 48L50 99L6 48Z',
  details: (c) =>
    fill('M50 1L40 52L6 48Z', '#fff', 0.5) +
    fill('M50 1L94 48L40 52Z', '#fff', 0.16) +
    fill('M94 48L50 99L40 52Z', c.lo, 0.55) +
    fill('M6 48L40 52L50 99Z', c.lo, 0.2) +
    line('M30 40L40 22', '#fff', 2.6, 0.8),
};

export const cubeCrystal: Shape = {
  outline: 'M36 30L62 18L92 30V68L64 84V84L36 98L8 84V56L8 54L36 42Z',
  details: (c) =>
    fill('M36 42L62 30L92 42L64 54Z', '#fff', 0.1) +
    fill('M36 30L62 18L92 30L65 43Z', '#fff', 0.6) +
    fill('M65 43L92 30V68L65 82Z', c.lo, 0.6) +
    fill('M36 30L65 43V82L36 70Z', '#fff', 0.14) +
    fill('M8 54L28 46L48 55L28 65Z', '#fff', 0.7) +
    fill('M28 65L48 55V92L28 98Z', c.lo, 0.55) +
    fill('M8 54L28 65V98L8 84Z', '#fff', 0.3) +
    line('M41 40L58 47M13 62L23 67', '#fff', 2.6, 0.8),
};

/** A heap of salt with grains on its slope, as wide as the picture. */
export const saltHeap = (
  width: number,
  height: number,
  top: number,
  light: string,
  shade: string,
): string =>
  fill(
    `M0 ${height}V${n(top + height * 0.08)}Q${n(width * 0.2)} ${n(top + height * 0.02)} ${n(width * 0.4)} ${n(top)}Q${n(width * 0.7)} ${n(top - height * 0.02)} ${width} ${n(top + height * 0.1)}V${height}Z`,
    light,
  ) +
  fill(
    `M${n(width * 0.4)} ${n(top)}Q${n(width * 0.7)} ${n(top - height * 0.02)} ${width} ${n(top + height * 0.1)}V${height}H${n(width * 0.56)}Q${n(width * 0.66)} ${n(top + height * 0.12)} ${n(width * 0.4)} ${n(top)}Z`,
    shade,
    0.5,
  ) +
  times(24, (i) => {
    const x = ((i * 37) % 100) / 100;
    return `<path d="${circle(width * x, top + height * (0.06 + ((i * 17) % 23) / 100), 1.1)}" fill="${i % 2 ? '#fff' : shade}"/>`;
  });

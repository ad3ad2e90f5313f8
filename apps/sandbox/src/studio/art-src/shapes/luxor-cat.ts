import { oklch } from '../color.ts';
import type { FreeDrawing } from '../game.ts';
import { ellipse, n, polar, ribbon, sector, times } from '../geometry.ts';
import type { Ink, Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

const turquoise = oklch(0.72, 0.12, 195);
const carnelian = oklch(0.58, 0.19, 32);
const lapis = oklch(0.42, 0.15, 265);

/** An eye with its line of kohl, looking to the left. */
const eye = (x: number, y: number, k: number, c: Ink): string =>
  group(
    `translate(${x} ${y}) scale(${k})`,
    fill('M-11 3Q-4-9 12-3Q5 7-11 3Z', c.x) +
      fill(ellipse(0, -0.4, 2.4, 4.2), c.ink) +
      dot(-2, -2, 1.2, '#fff') +
      line('M-13 4Q-4-11 14-4L24-6M-11 4Q4 9 12-2', c.b, 2),
  );

/** Head and breast of the bronze cat, in profile. */
export const catBust: Shape = {
  outline:
    'M46 -4C52 2 58 10 60 20Q66 20 70 24C80 30 84 42 86 54C90 72 98 84 100 110H22C30 96 34 84 33 68C24 70 14 66 11 58Q7 55 10 50C14 44 18 36 24 30C26 24 34 20 40 18Q40 6 46-4Z',
  behind: (c) =>
    fill('M60 18C62 8 66 2 72-4C80 6 80 20 74 32Z', c.a) +
    fill('M64 18C66 10 68 6 71 2C75 10 74 20 70 26Z', c.ink, 0.7),
  details: (c) =>
    fill('M46 4C50 8 54 14 55 21Q50 18 44 18Q43 10 46 4Z', carnelian, 0.75) +
    fill('M10 50Q14 46 19 48Q18 53 12 55Z', c.ink) +
    line('M11 58Q20 61 26 56', c.ink, 1.6) +
    line('M26 54L2 50M26 56L2 58', c.b, 0.9, 0.8) +
    fill('M26 66Q60 78 86 52L90 66Q60 92 27 78Z', c.b) +
    fill('M27 70Q60 82 87 58L88 61.500Q60 86 27 74Z', turquoise) +
    fill('M24 88Q62 104 95 74L98 86Q64 112 20 100Z', c.b) +
    fill('M23 92Q62 108 96 79L97 83Q64 109 22 96Z', lapis) +
    times(9, (i) => {
      const t = i / 8;
      const x = 28 + t * 60;
      const y = 79 + 8 * Math.sin(t * Math.PI) - t * 14;
      return fill(
        `M${n(x - 3)} ${n(y)}L${n(x + 3.5)} ${n(y - 1.6)}L${n(x + 1.5)} ${n(y + 9)}Z`,
        i % 2 ? turquoise : carnelian,
      );
    }) +
    line('M24 31Q32 24 42 22M76 34Q82 46 83 54', '#fff', 2.6, 0.55) +
    line('M60 40Q70 48 66 62', c.hi, 1.3, 0.4),
  over: (c) =>
    eye(31, 38, 0.82, c) +
    ring(57, 27, 5.5, c.b, 2.6) +
    fill(ellipse(40, 80, 7, 8.5), c.b) +
    fill(ellipse(40, 80, 4.6, 6), turquoise) +
    line('M40 74V86M36 78H44', c.b, 1.4),
};

/** The cat as she sits, whole. */
export const templeCat: Shape = {
  outline:
    'M36 0C40 4 44 9 45 15Q50 14 53 18C60 24 60 34 64 42C74 54 80 68 80 88H92Q98 88 98 92V98H28V92Q30 86 36 86L38 56C36 48 34 44 34 40C26 42 18 40 16 34Q13 31 16 28C20 22 24 16 30 14Q31 6 36 0Z',
  behind: (c) =>
    fill('M45 14Q47 6 52 2Q57 10 55 20Z', c.a) +
    fill(
      ribbon(
        [
          [78, 88],
          [100, 84],
          [96, 62],
          [88, 52],
        ],
        7,
        5,
        14,
      ),
      c.a,
    ) +
    fill('M18 96H102V104H18Z', c.b) +
    fill('M18 96H102V99H18Z', c.hi, 0.5),
  details: (c) =>
    fill('M36 42Q50 50 63 38L67 46Q52 60 37 51Z', c.b) +
    fill('M36.5 45Q50 53 64.5 41L66 43.500Q51 56 37 48Z', turquoise) +
    line('M44 92Q46 72 58 66M62 94Q80 86 70 66', c.hi, 1.8, 0.5) +
    fill('M36 5C39 8 40 12 41 15Q37 13 34 14Q34 9 36 5Z', carnelian, 0.8),
  over: (c) => group('translate(28 23) scale(.56)', eye(0, 0, 1, c)) + ring(46, 18, 3.4, c.b, 2),
};

/** A collar of beads in rows, a falcon's head at each end. */
export const broadCollar: FreeDrawing = (c) => {
  const rows: readonly (readonly [number, number, string])[] = [
    [40, 48, c.b],
    [34, 40, turquoise],
    [28, 34, c.b],
    [23, 28, carnelian],
    [18, 23, lapis],
    [15, 18, c.b],
  ];
  const band = (r0: number, r1: number): string => sector(50, 34, r0, r1, 0, Math.PI);
  return (
    group('translate(3 5)', fill(band(15, 54), '#000', 0.3)) +
    times(15, (i) => {
      const a = (Math.PI * (i + 0.5)) / 15;
      return fill(
        `M${polar(50, 34, 46, a - 0.09)}L${polar(50, 34, 46, a + 0.09)}L${polar(50, 34, 58, a)}Z`,
        i % 2 ? carnelian : turquoise,
      );
    }) +
    rows.map(([r0, r1, color]) => fill(band(r0, r1), color)).join('') +
    times(24, (i) =>
      line(
        `M${polar(50, 34, 34.5, (Math.PI * (i + 0.5)) / 24)}L${polar(50, 34, 39.5, (Math.PI * (i + 0.5)) / 24)}`,
        c.ink,
        1.1,
        0.5,
      ),
    ) +
    fill(sector(50, 34, 15, 48, Math.PI * 0.62, Math.PI), '#fff', 0.16) +
    [-1, 1]
      .map((side) =>
        group(
          `translate(${50 + side * 32} 26) scale(${-side} 1)`,
          fill('M-18 10H18V2Q16-16 0-18Q-16-18-18-2L-26 4L-18 5Z', c.a) +
            dot(-8, -5, 3.4, c.ink) +
            dot(-9, -6, 1.2, '#fff') +
            line('M-8-1L-4 6', c.ink, 2) +
            line('M4-14Q12-10 14-1', '#fff', 2.4, 0.7) +
            fill('M-18 6H18V12H-18Z', lapis),
        ),
      )
      .join('')
  );
};

/** The gate between its two towers, pennants up, the moon behind. */
export const templeGate: FreeDrawing = (c) =>
  dot(50, 34, 25, c.lamp) +
  dot(43, 28, 20, '#fff', 0.35) +
  line('M14 24V-6M86 24V-6', c.bDeep, 3) +
  fill('M15-6Q24 0 32-5Q30 4 15 6ZM87-6Q96 0 104-5Q102 4 87 6Z', c.red) +
  fill('M4 22H46V98H-4ZM60 22H98L106 98H60Z', '#000', 0.3) +
  fill('M2 20H42L46 96H-4ZM58 20H98L104 96H54Z', c.a) +
  fill('M30 20H42L46 96H34ZM86 20H98L104 96H90Z', c.ink, 0.22) +
  fill('M-2 14H45V22H-2ZM55 14H102V22H55Z', c.b) +
  fill('M34 46H66L68 96H32Z', c.b) +
  fill('M40 58H60V96H40Z', c.ink) +
  fill('M44 74Q50 66 56 74V96H44Z', c.lamp, 0.85) +
  fill('M30 42H70V48H30Z', c.a) +
  fill('M40 52Q50 46 60 52L66 50L60 56H40L34 50Z', turquoise) +
  line('M6 34H38M5 44H30M62 34H94M70 44H95', c.lo, 2, 0.5) +
  [16, 84]
    .map(
      (x) =>
        fill(`M${x - 6} 88V64Q${x} 54 ${x + 6} 64V88Z`, c.bDeep, 0.75) +
        dot(x, 60, 4.5, c.bDeep, 0.75),
    )
    .join('') +
  line('M6 24L3 90', '#fff', 2, 0.5);

/** The rearing cobra of a king's brow. */
export const cobra: Shape = {
  outline:
    'M50 4C62 4 66 12 65 20C84 26 90 44 84 60C80 70 70 76 68 84Q68 90 74 92H84Q96 92 96 98V102H10Q8 88 24 88H34Q36 82 30 74C18 64 12 50 17 38C20 28 28 22 35 20C34 12 38 4 50 4Z',
  details: (c) =>
    fill(
      'M50 22C66 26 74 44 66 62C62 72 60 80 60 92H42C42 80 38 72 34 62C26 44 34 26 50 22Z',
      c.b,
    ) +
    times(7, (i) =>
      line(
        `M${34 + Math.abs(i - 2) * 1.5} ${34 + i * 8}Q50 ${40 + i * 8} ${66 - Math.abs(i - 2) * 1.5} ${34 + i * 8}`,
        c.ink,
        2,
        0.45,
      ),
    ) +
    fill('M24 40Q22 50 28 60L31 52Q28 46 30 38ZM76 40Q78 50 72 60L69 52Q72 46 70 38Z', carnelian) +
    line('M22 44Q24 32 34 27', '#fff', 3, 0.7),
  over: (c) =>
    dot(50, -1, 10, carnelian) +
    ring(50, -1, 10, c.x, 2) +
    dot(47, -4, 2.6, '#fff', 0.7) +
    dot(44, 14, 2.6, c.ink) +
    dot(56, 14, 2.6, c.ink) +
    line('M50 19V26M50 26L46 31M50 26L54 31', carnelian, 1.8),
};

/** The rattle of her feasts: a bow with loose rods on a handle. */
export const sistrum: FreeDrawing = (c) =>
  group(
    'rotate(16 50 50)',
    fill(
      'M26 54C20 20 34-4 52-4C70-4 84 20 78 54L70 58C76 26 66 6 52 6C38 6 28 26 34 58Z',
      '#000',
      0.3,
    ) +
      [18, 30, 42]
        .map(
          (y, i) =>
            line(`M${16 - i} ${y}H${84 + i}`, c.x, 3.4) +
            line(`M${16 - i} ${y}v6M${84 + i} ${y}v-6`, c.x, 3.4) +
            [38, 50, 62]
              .map((x) => dot(x + i * 2 - 2, y, 4, i % 2 ? turquoise : carnelian))
              .join(''),
        )
        .join('') +
      fill('M23 52C17 18 31-6 50-6C69-6 83 18 77 52L68 56C74 24 64 4 50 4C36 4 26 24 32 56Z', c.a) +
      line('M26 40Q24 8 44-1', '#fff', 2.6, 0.8) +
      fill('M28 52H72Q72 64 60 66H40Q28 64 28 52Z', c.b) +
      dot(50, 58, 4, c.x) +
      fill('M43 64H57L60 106H40Z', c.a) +
      fill('M50 64H57L60 106H50Z', c.ink, 0.22) +
      line('M42 76H58M41.5 88H58.5', lapis, 3.6) +
      fill('M36 104H64V112H36Z', c.b),
  );

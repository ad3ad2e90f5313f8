import { oklch } from '../color.ts';
import type { FreeDrawing } from '../game.ts';
import { mirrored, polar, ribbon, TAU, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

const iron = oklch(0.34, 0.04, 255);
const ironLight = oklch(0.56, 0.05, 245);
const frost = oklch(0.88, 0.09, 200);

/** The warden: a bear under an iron helm, seen from below, rime in the fur. */
export const iceBear: Shape = {
  outline:
    'M50 6C66 6 76 10 83 18C90 11 102 15 103 27C103 36 97 41 93 42C97 52 99 60 98 68L105 74L96 78L100 88L89 88L88 99L77 95L70 106L60 100L50 110L40 100L30 106L23 95L12 99L11 88L0 88L4 78L-5 74L2 68C1 60 3 52 7 42C3 41-3 36-3 27C-2 15 10 11 17 18C24 10 34 6 50 6Z',
  details: (c) =>
    mirrored(
      fill('M2 68C1 60 3 52 7 42L24 56L20 78L11 88L0 88L4 78L-5 74Z', c.lo, 0.32) +
        fill('M11 88L20 78L32 88L30 106L23 95L12 99Z', c.lo, 0.22) +
        fill('M1 27Q3 20 10 20L14 34Q8 38 3 34Z', c.ink, 0.6) +
        fill('M24 56L34 62L32 80L20 78Z', '#fff', 0.25),
    ) +
    fill('M32 62Q50 50 68 62L72 82Q64 95 50 96Q36 95 28 82Z', '#fff', 0.55) +
    fill('M50 70V96Q64 95 72 82L68 62Q62 58 56 57Z', c.lo, 0.16) +
    mirrored(
      fill('M19 45L46 54L44 62Q33 66 25 58Z', c.ink) +
        fill('M19 45L46 54L46 57L24 49Z', '#000', 0.6) +
        fill('M29 55L41 57.500Q40 61.5 35 61.500Q30 60 29 55Z', c.x) +
        dot(35, 58.5, 1.7, c.ink) +
        dot(33.6, 57.4, 0.9, '#fff'),
    ),
  over: (c) =>
    fill('M37 70Q50 64 63 70Q64 79 50 84Q36 79 37 70Z', c.ink) +
    fill('M41 71Q50 67 59 71Q50 74 41 71Z', '#fff', 0.4) +
    line('M50 84V89M36 95Q42 88 50 89Q58 88 64 95', c.ink, 2.4) +
    fill('M40 91L43.5 99L46 90ZM60 91L56.5 99L54 90Z', '#fff') +
    fill(
      'M11 40C10 12 30-8 50-8C70-8 90 12 89 40L72 45L57 41L55 66L50 70L45 66L43 41L28 45Z',
      '#000',
      0.28,
    ) +
    fill(
      'M11 37C10 9 30-11 50-11C70-11 90 9 89 37L72 42L57 38L55 63L50 67L45 63L43 38L28 42Z',
      iron,
    ) +
    fill('M50-11C70-11 90 9 89 37L72 42L57 38L55 63L50 67Z', '#000', 0.28) +
    fill('M11 37C10 9 30-11 50-11C36-2 26 14 27 42Z', ironLight, 0.55) +
    fill(
      'M11 37L28 42L43 38L45 63L50 67L55 63L57 38L72 42L89 37L88 29L72 34L55 29L54 -12H46L45 29L28 34L12 29Z',
      c.b,
    ) +
    fill('M50-12H54L55 29L72 34L88 29L89 37L72 42L57 38L55 63L50 67Z', c.ink, 0.18) +
    mirrored(
      times(4, (i) => dot(17 + i * 8, 35.5 + (i === 1 ? 2 : i === 3 ? -0.5 : 0.8), 1.5, c.ink)),
    ) +
    fill('M50-4L57 8L50 20L43 8Z', c.x) +
    fill('M50-4L57 8H43Z', '#fff', 0.5) +
    mirrored(
      fill('M22 92L26 118L31 96ZM34 100L37 122L42 102ZM10 88L11 106L18 94Z', frost, 0.9) +
        line('M24 94L26 110M36 103L37 114', '#fff', 1.2, 0.9),
    ),
};

/** A crystal of rime with six arms and a heart of ice. */
export const frostStar: FreeDrawing = (c) => {
  const arm =
    'M-4.5 0V-24L-16-33L-13-38L-4.5-32V-37L-9-42L0-54L9-42L4.5-37V-32L13-38L16-33L4.5-24V0Z';
  const arms = (color: string, alpha?: number): string =>
    times(
      6,
      (i) =>
        `<g transform="rotate(${i * 60} 50 50) translate(50 50)">${fill(arm, color, alpha)}</g>`,
    );
  return (
    dot(50, 50, 50, c.x, 0.14) +
    group('translate(3 5)', arms('#000', 0.3)) +
    times(6, (i) => {
      const a = (i * TAU) / 6;
      return fill(
        `M50 50L${polar(50, 50, 33, a - 0.2)}L${polar(50, 50, 40, a)}L${polar(50, 50, 33, a + 0.2)}Z`,
        c.b,
        0.9,
      );
    }) +
    arms(c.a) +
    times(6, (i) =>
      group(
        `rotate(${i * 60} 50 50) translate(50 50)`,
        fill('M0 0V-54L9-42L4.5-37V0Z', c.lo, 0.25) + line('M-2-8V-40', '#fff', 1.8, 0.8),
      ),
    ) +
    fill(`${times(6, (i) => `${i ? 'L' : 'M'}${polar(50, 50, 17, (i * TAU) / 6)}`)}Z`, c.b) +
    fill(`${times(6, (i) => `${i ? 'L' : 'M'}${polar(50, 50, 11, (i * TAU) / 6)}`)}Z`, c.x) +
    fill(
      `M50 50L${polar(50, 50, 11, -2.1)}L${polar(50, 50, 11, -1.05)}ZM50 50L${polar(50, 50, 11, -2.1)}L${polar(50, 50, 11, Math.PI)}Z`,
      '#fff',
      0.65,
    )
  );
};

/** A gate hewn from the glacier, its grating up, the lights behind. */
export const iceGate: Shape = {
  outline:
    'M2 102V40L10 16L16 30L22 8L30 20L38-2L46 14L50 4L54 14L62-2L70 20L78 8L84 30L90 16L98 40V102H74V62C74 46 64 38 50 38C36 38 26 46 26 62V102Z',
  behind: (c) =>
    fill('M24 36H76V102H24Z', c.ink) +
    fill('M26 102C30 70 44 60 40 40H58C66 60 52 74 56 102Z', c.x, 0.85) +
    fill('M52 102C58 76 70 66 66 46L74 52V102Z', oklch(0.65, 0.18, 300), 0.8) +
    [34, 45, 56, 67]
      .map((x) => line(`M${x} 38V68`, iron, 4) + fill(`M${x - 3.5} 66H${x + 3.5}L${x} 76Z`, iron))
      .join('') +
    line('M26 54H74', iron, 3.6),
  details: (c) =>
    fill(
      'M10 16L16 30L12 60L2 70V40ZM22 8L30 20L26 50L16 58L16 30ZM62-2L70 20L66 36L54 30V14ZM90 16L98 40V80L88 56Z',
      '#fff',
      0.35,
    ) +
    fill('M30 20L38-2L46 14L44 34L30 42ZM78 8L84 30L86 66L74 54L70 20Z', c.lo, 0.28) +
    line('M10 72L18 84L12 100M84 74L90 88L84 100M20 62L24 74', c.lo, 1.8, 0.5),
  over: (c) =>
    fill('M28 44L31 58L34 41ZM40 38L42 50L46 38ZM54 38L58 52L60 39ZM66 41L69 56L72 44Z', c.hi) +
    fill('M-4 104Q10 92 26 104ZM74 104Q90 90 104 104Z', '#fff'),
};

/** A horn with bands of gold, on its strap. */
export const warHorn: FreeDrawing = (c) => {
  const horn = ribbon(
    [
      [14, 30],
      [24, 66],
      [56, 84],
      [84, 62],
      [92, 32],
    ],
    40,
    8,
    24,
  );
  return (
    line('M22 46Q40-6 84 40', c.x, 4) +
    group('translate(3 5)', fill(horn, '#000', 0.3)) +
    fill(horn, c.a) +
    line('M38 72Q60 82 80 58', c.lo, 6, 0.35) +
    line('M10 44Q18 66 34 76', '#fff', 4, 0.65) +
    group(
      'rotate(-8 14 30)',
      fill('M-8 24H36V36H-8Z', c.b) +
        fill('M-8 24H36V27.500H-8Z', '#fff', 0.6) +
        fill('M-6 24Q14 12 34 24Z', c.ink) +
        times(4, (i) => dot(-1 + i * 10, 31, 2, c.x)),
    ) +
    group(
      'rotate(46 52 82)',
      fill('M46 64H57V100H46Z', c.b) + line('M49 66V98', '#fff', 1.8, 0.7),
    ) +
    fill('M84 28L99 30L97 20Q92 16 86 20Z', c.b) +
    dot(26, 46, 3.4, c.b)
  );
};

/** The bearded axe of the watch. */
export const axe: FreeDrawing = (c) =>
  group(
    'rotate(26 50 50)',
    fill('M48-8H58V112H48Z', '#000', 0.3) +
      fill('M45-12H55V108H45Z', c.b) +
      fill('M50-12H55V108H50Z', c.ink, 0.28) +
      times(5, (i) => line(`M45 ${76 + i * 6}l10 4`, c.x, 3)) +
      fill('M43 104H57V114H43Z', c.x) +
      fill('M44 8L20 0C6-2-4 10-8 28C-10 46-4 60 6 68C10 56 18 48 30 44L44 38Z', '#000', 0.3) +
      fill('M44 4L20-4C6-6-6 6-10 24C-12 42-6 56 4 64C8 52 16 44 28 40L44 34Z', c.a) +
      fill('M-10 24C-12 42-6 56 4 64L6 56C0 46-2 38-1 26C2 12 8 4 16 0L20-4C6-6-6 6-10 24Z', c.hi) +
      line('M22 6L36 12V28L20 34L14 20Z', c.lo, 2.2, 0.7) +
      dot(24, 20, 4.5, frost) +
      fill('M42 0H62V38H42Z', iron) +
      fill('M42 0H62V5H42Z', ironLight) +
      fill('M56 6L74 12V26L56 32Z', c.a) +
      ring(50, 19, 5, c.x, 2.4),
  );

/** A loaded sled on curled runners. */
export const sled: FreeDrawing = (c) =>
  fill('M4 92H86Q102 88 102 70L96 70Q96 84 84 86H4Z', '#000', 0.3) +
  fill('M10 30Q12 12 32 14Q38 4 54 8Q72 4 76 22Q90 24 88 44L84 60H14Q4 48 10 30Z', '#000', 0.25) +
  fill('M8 28Q10 10 30 12Q36 2 52 6Q70 2 74 20Q88 22 86 42L82 58H12Q2 46 8 28Z', c.x) +
  fill('M52 6Q70 2 74 20Q88 22 86 42L82 58H58Q66 30 52 6Z', c.ink, 0.22) +
  line('M8 34Q44 24 86 40M32 12Q24 36 30 58M72 18Q62 38 66 58', c.cream, 3.2) +
  line('M14 24Q18 17 28 17', '#fff', 2.6, 0.7) +
  fill('M0 56H90V64H0Z', c.a) +
  fill('M0 56H90V58.500H0Z', '#fff', 0.45) +
  line('M-2 22Q0 44 6 58', c.b, 5) +
  line('M-6 22H4', c.b, 5) +
  [16, 42, 68].map((x) => line(`M${x} 64V84`, c.b, 5)).join('') +
  line('M0 86H82Q100 84 98 62Q96 54 88 58', c.b, 6.5) +
  line('M2 84.500H80Q94 82 95 66', c.hi, 1.6, 0.6) +
  line('M90 60L102 78', c.ink, 1.8);

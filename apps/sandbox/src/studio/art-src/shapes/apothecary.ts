import { oklch } from '../color.ts';
import type { FreeDrawing } from '../game.ts';
import { circle, ellipse, n, polar, range, ribbon, TAU, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

const felt = oklch(0.34, 0.04, 300);
const copperDark = oklch(0.4, 0.09, 45);

/** The doctor's mask in profile: beak, goggle, hood and hat. */
export const plagueMask: Shape = {
  outline:
    'M42 26C62 22 82 34 83 54C84 70 72 80 58 79C46 78 36 78 26 86C16 94 6 102-6 106C-4 92 4 74 16 58C22 46 30 30 42 26Z',
  behind: (c) =>
    fill('M36 22C66 4 106 28 104 66L114 112H44C52 96 54 84 52 70Z', '#000', 0.3) +
    fill('M34 20C64 2 104 26 102 64L112 112H42C50 96 52 84 50 70Z', c.b) +
    line('M88 36Q100 62 98 108M74 88Q70 100 70 112', c.hi, 1.8, 0.35),
  details: (c) =>
    fill('M30 78C16 84 4 96-6 106C2 90 14 76 28 70Q34 72 30 78Z', c.lo, 0.5) +
    line('M-2 98Q14 76 34 66Q46 62 56 64', c.lo, 1.8, 0.7) +
    times(9, (i) => {
      const t = i / 9;
      return line(`M${n(6 + t * 40)} ${n(85 - t * 24 + (1 - t) * 2)}l3 4.6`, c.lo, 1.5, 0.8);
    }) +
    line('M18 62l8 3M15 68l8 3', c.ink, 2.4, 0.8) +
    fill('M66 28L84 40V56L70 58Z', c.lo, 0.35) +
    line('M26 50Q32 36 42 31', '#fff', 2.6, 0.6),
  over: (c) =>
    fill('M62 44L98 36L99 42L64 52Z', c.ink) +
    fill('M84 38l7-1.6l1 6.4l-7 1.6Z', c.x) +
    dot(52, 48, 16.5, c.ink, 0.5) +
    dot(51, 46, 16, c.x) +
    ring(51, 46, 13, copperDark, 2.4) +
    dot(51, 46, 11, oklch(0.55, 0.19, 140)) +
    dot(51, 49, 8, oklch(0.86, 0.22, 130)) +
    fill('M42 44Q44 36 52 36L47 50Z', '#fff', 0.7) +
    times(8, (i) => {
      const a = (i * TAU) / 8 + 0.2;
      return dot(51 + 14.6 * Math.cos(a), 46 + 14.6 * Math.sin(a), 1.2, copperDark);
    }) +
    fill('M30 20Q32-14 62-16Q92-12 92 16Z', felt) +
    fill('M30 12Q60 20 92 8V18Q60 28 29 22Z', oklch(0.42, 0.16, 25)) +
    fill('M6 27Q46 8 112 18Q112 30 62 32Q26 36 6 27Z', felt) +
    line('M14 26Q50 14 104 20M40-4Q46-10 56-11', c.hi, 1.8, 0.45),
};

/** A round flask, what is in it alight. */
export const elixir: Shape = {
  outline: 'M40 6H60V34C78 40 90 54 88 70C86 88 70 98 50 98C30 98 14 88 12 70C10 54 22 40 40 34Z',
  behind: (c) =>
    dot(50, 64, 52, c.x, 0.16) +
    dot(50, 64, 45, c.x, 0.2) +
    times(12, (i) => {
      const a = (i * TAU) / 12;
      return line(`M${polar(50, 66, 46, a)}L${polar(50, 66, i % 2 ? 52 : 57, a)}`, c.x, 2.6, 0.75);
    }),
  details: (c) =>
    fill('M8 62Q28 54 50 62T92 60V100H8Z', c.x) +
    fill('M8 62Q28 54 50 62T92 60V66Q72 60 50 68T8 68Z', '#fff', 0.5) +
    fill(ellipse(50, 84, 26, 12), oklch(0.97, 0.14, 115), 0.75) +
    [
      [34, 78, 4],
      [62, 74, 5.5],
      [54, 86, 3],
      [46, 70, 2.6],
      [72, 84, 3.4],
    ]
      .map(([x, y, r]) => dot(x ?? 0, y ?? 0, r ?? 2, '#fff', 0.75))
      .join('') +
    line('M22 66Q22 50 38 43M45 12V30', '#fff', 4.4, 0.85),
  over: (c) =>
    fill('M41-6H59L57 10H43Z', c.b) +
    fill('M41-6H59L58.6-2H41.400Z', c.hi, 0.5) +
    fill('M36 8H64Q67 12 64 16H36Q33 12 36 8Z', c.a) +
    line('M40 30Q50 36 60 30', c.b, 3.4),
};

/** A copper still: pot, helmet and beak. */
export const alembic: FreeDrawing = (c) => {
  const beak = ribbon(
    [
      [40, 14],
      [66, 10],
      [84, 34],
      [90, 66],
    ],
    17,
    8,
    18,
  );
  const pot = 'M26 38H50C66 42 74 56 72 70C70 84 58 90 38 90C18 90 6 84 4 70C2 56 10 42 26 38Z';
  return (
    group('translate(3 5)', fill(beak + pot, '#000', 0.3)) +
    fill('M24 90H54L62 104H14Z', c.ink) +
    fill('M38 76C48 88 50 94 46 102H30C26 94 30 90 38 76Z', c.lamp) +
    fill('M38 86C43 92 44 97 42 102H34C32 97 34 92 38 86Z', oklch(0.65, 0.2, 40)) +
    fill(
      'M80 72H102L98 78V84Q106 90 104 98Q102 106 91 106Q80 106 78 98Q76 90 84 84V78Z',
      c.hi,
      0.85,
    ) +
    fill('M79 94Q91 88 103 94Q104 106 91 105Q78 106 79 94Z', c.x) +
    fill(beak, c.a) +
    line('M46 10Q66 8 78 30', '#fff', 2.4, 0.7) +
    fill(pot, c.a) +
    fill('M4 66Q38 80 72 66Q74 88 38 90Q2 88 4 66Z', c.ink, 0.25) +
    fill('M22 36C16 14 26 2 38 2C52 2 58 16 54 36Z', c.a) +
    fill('M46 4Q58 14 54 36H42Q52 20 46 4Z', c.ink, 0.22) +
    fill('M18 34H58V42H18Z', c.b) +
    fill('M18 34H58V36.500H18Z', '#fff', 0.5) +
    range(5)
      .map((i) => dot(22 + i * 8, 39, 1.4, c.ink, 0.7))
      .join('') +
    dot(38, 0, 4.5, c.b) +
    line('M12 66Q12 52 24 46M27 26Q26 14 33 8', '#fff', 3.4, 0.7)
  );
};

/** A stone mortar, its pestle in it. */
export const mortar: Shape = {
  outline: 'M6 42H94C94 66 84 80 68 84V88Q82 90 84 98H16Q18 90 32 88V84C16 80 6 66 6 42Z',
  behind: (c) =>
    line('M60 46L88 4', c.bDeep, 15) +
    line('M58 46L86 4', c.b, 12) +
    dot(87, 2, 10, c.b) +
    line('M62 34L80 7', '#fff', 2.4, 0.6) +
    fill('M20 42C8 30 10 14 22 6C32 16 34 30 30 42Z', c.leaf) +
    fill('M38 42C26 26 32 8 44 0C54 14 52 30 46 42Z', c.x) +
    line('M22 12L26 40M43 8L42 40', c.stem, 1.8),
  details: (c) =>
    fill('M0 52H100V60H0Z', c.lo, 0.4) +
    times(6, (i) => fill(circle(15 + i * 14, 56, 2.6), c.hi, 0.6)) +
    line('M16 64Q20 74 32 79', '#fff', 3.6, 0.6) +
    fill('M16 92H84V98H16Z', c.ink, 0.25),
  over: (c) =>
    fill(ellipse(50, 42, 46, 8.5), c.a) +
    fill(ellipse(50, 43, 39, 5.6), c.ink) +
    fill('M18 44Q30 36 42 43Q52 36 62 44Q50 49 38 48Q26 49 18 44Z', c.leaf) +
    line('M54 44L66 36', c.b, 9),
};

/** An apothecary's balance. */
export const scales: FreeDrawing = (c) => {
  const pan = (x: number, y: number): string =>
    line(`M${x} ${y - 34}L${x - 17} ${y}M${x} ${y - 34}L${x + 17} ${y}`, c.b, 1.6) +
    fill(
      `M${x - 21} ${y}H${x + 21}Q${x + 16} ${y + 15} ${x} ${y + 15}Q${x - 16} ${y + 15} ${x - 21} ${y}Z`,
      c.a,
    ) +
    fill(`M${x - 21} ${y}H${x + 21}L${x + 20} ${y + 3.5}H${x - 20}Z`, '#fff', 0.5) +
    fill(`M${x + 4} ${y + 3}H${x + 19}Q${x + 14} ${y + 14} ${x + 2} ${y + 15}Z`, c.ink, 0.2);
  return (
    fill('M46 12H58V92H46ZM22 92H82L88 104H16Z', '#000', 0.3) +
    fill('M45 8H55V90H45Z', c.a) +
    fill('M50 8H55V90H50Z', c.ink, 0.25) +
    fill('M40 70Q50 62 60 70L58 78H42Z', c.a) +
    fill('M20 90H80L86 102H14Z', c.a) +
    fill('M20 90H80L81.5 93.500H18.500Z', '#fff', 0.5) +
    line('M10 34Q30 14 50 20Q70 26 90 18', c.bDeep, 7) +
    line('M10 33Q30 13 50 19Q70 25 90 17', c.a, 4.6) +
    dot(50, 19, 7, c.b) +
    dot(50, 6, 6, c.a) +
    dot(48, 4, 2, '#fff', 0.8) +
    fill('M-4 64Q4 50 12 56Q18 48 26 64Z', c.x) +
    pan(10, 66) +
    fill('M80 50V36Q90 32 100 36V50Z', c.b) +
    pan(90, 50) +
    line('M47.5 26V66', '#fff', 1.6, 0.6)
  );
};

/** A ribbed bottle that warns of itself. */
export const poison: Shape = {
  outline: 'M38 14H62V26L82 40Q86 44 86 50V90Q86 98 78 98H22Q14 98 14 90V50Q14 44 18 40L38 26Z',
  behind: (c) =>
    fill('M36-4H64V14H36Z', c.b) +
    fill('M36-4H64V0H36Z', c.hi, 0.5) +
    fill('M34 10H66V18H34Z', c.a),
  details: (c) =>
    times(5, (i) => line(`M${21 + i * 3.2} 46V96M${79 - i * 3.2} 46V96`, c.lo, 1.6, 0.35)) +
    fill('M24 48H76V92H24Z', c.cream) +
    fill('M24 48H76V92H24Z', oklch(0.8, 0.09, 85), 0.5) +
    fill(
      'M50 51C62 51 68 58 67 66C67 71 64 73 62 75V82H38V75C36 73 33 71 33 66C32 58 38 51 50 51Z',
      c.ink,
    ) +
    fill(
      'M37 64a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0ZM52 64a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0ZM50 69l3 6h-6Z',
      c.cream,
    ) +
    line('M44 78V82M50 78V82M56 78V82', c.cream, 2) +
    line('M30 88H70', c.ink, 2.6) +
    line('M20 54Q20 46 30 40', '#fff', 3.4, 0.75),
};

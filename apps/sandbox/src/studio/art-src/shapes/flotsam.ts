/** What the waters of Tentacle Bay give back. */
import type { FreeDrawing } from '../game.ts';
import { circle, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

/** A ship's wheel. */
export const shipsWheel: FreeDrawing = (c) =>
  times(8, (i) =>
    group(
      `rotate(${i * 45} 50 50)`,
      fill('M47.500 50L46 12H54L52.500 50Z', c.a) +
        fill('M46.500 14Q43 2 50-3Q57 2 53.500 14Z', c.b) +
        line('M49 0V10', '#fff', 1.4, 0.6),
    ),
  ) +
  ring(52, 53, 29, '#000', 9, 0.25) +
  ring(50, 50, 29, c.a, 9) +
  ring(50, 50, 29, c.lo, 1.4, 0.6) +
  ring(50, 50, 33.5, c.x, 1.8) +
  ring(50, 50, 24.5, c.x, 1.8) +
  dot(50, 50, 11, c.x) +
  dot(50, 50, 6.5, c.b) +
  line('M24 38Q30 26 42 22', '#fff', 2.4, 0.7);

/** A letter in a bottle. */
export const bottle: FreeDrawing = (c) =>
  group(
    'rotate(28 50 50)',
    fill('M40-6H60V18Q74 26 74 42V98Q74 106 66 106H34Q26 106 26 98V42Q26 26 40 18Z', '#000', 0.26) +
      fill('M39-10H59V16Q72 24 72 40V96Q72 104 64 104H34Q26 104 26 96V40Q26 24 39 16Z', c.a) +
      fill('M34 46L60 42L64 88L38 92Z', c.cream) +
      line('M40 54L58 51.500M41 62L59 59.500M42 70L60 67.500M43 78L54 76.500', c.bDeep, 1.8, 0.8) +
      fill('M33 44Q36 40 40 44L42 92Q38 96 35 92Z', c.hi, 0.8) +
      dot(56, 82, 4.5, c.red) +
      fill('M39-16H59V-4H39Z', c.b) +
      fill('M37 0H61V5H37Z', c.hi, 0.5) +
      line('M32 40Q33 30 42 24V8', '#fff', 3, 0.75) +
      line('M66 44V92', '#fff', 1.6, 0.5),
  );

/** A float of green glass in its net. */
export const glassFloat: Shape = {
  outline: circle(50, 54, 42),
  behind: (c) => line('M50 14V-6M50 4Q66-8 74 4', c.b, 5),
  details: (c) =>
    dot(40, 42, 26, '#fff', 0.22) +
    line(
      'M50 12Q14 40 30 94M50 12Q40 54 50 96M50 12Q86 40 70 94M12 40Q50 58 88 40M9 62Q50 82 91 62M26 20Q50 32 74 20',
      c.b,
      3.4,
    ) +
    line('M20 44Q24 26 40 20', '#fff', 4, 0.8) +
    fill('M66 80Q80 70 82 56Q84 74 70 86Z', '#fff', 0.5),
  over: (c) => fill('M40 10H60V18H40Z', c.b),
};

/** A crab, claws up. */
export const crab: FreeDrawing = (c) => {
  const half =
    line('M72 62Q90 58 98 70M72 72Q88 74 94 88M66 80Q78 88 80 100', c.bDeep, 5) +
    line('M72 50Q88 42 84 26', c.bDeep, 8) +
    fill('M84 30C98 26 104 8 92-4C92 6 88 10 84 10C82 4 78 0 72 0C66 12 70 26 84 30Z', c.a) +
    line('M60 40V30', c.bDeep, 4) +
    dot(60, 27, 5, c.ink) +
    dot(58.6, 25.4, 1.6, '#fff');
  return (
    half +
    `<g transform="matrix(-1 0 0 1 100 0)">${half}</g>` +
    fill(
      'M12 64C12 46 30 36 50 36C70 36 88 46 88 64C84 82 68 92 50 92C32 92 16 82 12 64Z',
      '#000',
      0.28,
    ) +
    fill('M10 60C10 42 30 34 50 34C70 34 90 42 90 60C86 78 68 88 50 88C32 88 14 78 10 60Z', c.a) +
    fill('M14 66Q50 92 86 66Q76 86 50 88Q24 86 14 66Z', c.lo, 0.5) +
    [
      [28, 60],
      [72, 60],
      [40, 68],
      [60, 68],
      [50, 60],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 2.4, c.hi, 0.8))
      .join('') +
    line('M18 52Q26 42 42 40', '#fff', 3, 0.6)
  );
};

/** A boat hook's iron, rope spliced in. */
export const hook: FreeDrawing = (c) =>
  line('M52 4V56Q52 88 74 84Q92 78 86 56', '#000', 13, 0.24) +
  line('M48 0V54Q48 86 70 82Q88 76 82 54', c.ink, 13) +
  line('M48 0V54Q48 86 70 82Q88 76 82 54', c.b, 9.5) +
  fill('M82 34L96 60L82 56L70 60Z', c.b) +
  line('M45.500 2V54Q46 74 58 81', '#fff', 2.2, 0.6) +
  ring(48, -2, 10, c.b, 5) +
  times(5, (i) =>
    fill(
      `M38 ${18 + i * 7}L58 ${14 + i * 7}V${20 + i * 7}L38 ${24 + i * 7}Z`,
      i % 2 ? c.cream : c.a,
    ),
  ) +
  line('M38 24Q20 30 22 52Q26 74 12 92', c.a, 6) +
  line('M38 24Q20 30 22 52Q26 74 12 92', c.cream, 1.6, 0.6);

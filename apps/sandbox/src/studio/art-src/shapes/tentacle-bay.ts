import type { FreeDrawing } from '../game.ts';
import { circle, ellipse, n, type Point, polar, ribbon, star, TAU, times } from '../geometry.ts';
import type { Ink, Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

/** An arm along points, suckers on its inner side. */
const arm = (points: readonly Point[], width: number, c: Ink, color: string): string => {
  const body = ribbon(points, width, 2.5, 26);
  return (
    group('translate(3 3)', fill(body, '#000', 0.28)) +
    fill(body, color) +
    points
      .slice(0, -1)
      .flatMap(([x, y], i) => {
        const [nx, ny] = points[i + 1] as Point;
        return [0.2, 0.7].map((t) => {
          const w = width * (1 - (i + t) / points.length);
          const length = Math.hypot(nx - x, ny - y) || 1;
          const at: Point = [
            x + (nx - x) * t + ((ny - y) / length) * w * 0.18,
            y + (ny - y) * t - ((nx - x) / length) * w * 0.18,
          ];
          return (
            dot(at[0], at[1], w * 0.25, c.cream, 0.95) + dot(at[0], at[1], w * 0.12, c.lo, 0.75)
          );
        });
      })
      .join('')
  );
};

/** Three arms that come up out of the water. */
export const tentacles: FreeDrawing = (c) =>
  arm(
    [
      [50, 116],
      [60, 86],
      [42, 64],
      [52, 42],
      [66, 30],
      [58, 16],
      [48, 22],
    ],
    19,
    c,
    c.b,
  ) +
  arm(
    [
      [16, 116],
      [8, 84],
      [28, 60],
      [22, 34],
      [4, 22],
      [6, 4],
      [20, 4],
    ],
    25,
    c,
    c.a,
  ) +
  arm(
    [
      [86, 116],
      [98, 84],
      [76, 62],
      [84, 38],
      [102, 28],
      [100, 8],
      [86, 8],
    ],
    25,
    c,
    c.a,
  );

/** The eye, wide open. */
export const krakenEye: Shape = {
  outline: 'M2 50C16 20 34 10 52 10C72 10 88 24 98 50C88 76 72 90 50 90C30 90 14 78 2 50Z',
  behind: (c) =>
    times(7, (i) => dot(8 + i * 14, 88 - Math.abs(i - 3) * -3, 5, c.a)) +
    line('M4 30Q24-2 54 0Q84 2 98 32', c.a, 6),
  details: (c) =>
    fill(
      'M10 50C22 28 36 20 52 20C68 20 82 32 90 50C80 70 66 80 50 80C34 80 20 70 10 50Z',
      c.cream,
    ) +
    dot(51, 50, 28, c.b) +
    times(16, (i) =>
      line(
        `M${polar(51, 50, 12, (i * TAU) / 16)}L${polar(51, 50, 26, (i * TAU) / 16)}`,
        c.x,
        2.4,
        0.8,
      ),
    ) +
    fill('M51 24Q63 50 51 76Q39 50 51 24Z', c.ink) +
    dot(62, 38, 5.5, '#fff', 0.95) +
    dot(42, 62, 2.6, '#fff', 0.7),
};

/** A ship broken in two, her mast over the water. */
export const shipwreck: FreeDrawing = (c) =>
  group(
    'rotate(-16 50 60)',
    fill('M48-8H53V66H48Z', c.bDeep) +
      fill('M54-4C76 4 82 24 78 42L54 40Z', '#000', 0.25) +
      fill('M53-6C74 2 80 22 76 40L53 38Z', c.cream) +
      fill('M60 6l10 14l-6 2l6 12l-14-6Z', c.lo, 0.35) +
      fill('M47 4C32 10 24 24 24 38L47 40Z', c.cream) +
      fill('M8 52H54L50 66L56 76L50 92H26Q12 80 8 52Z', '#000', 0.3) +
      fill('M6 50H52L48 64L54 74L48 90H24Q10 78 6 50Z', c.a) +
      fill('M58 56L94 50Q94 76 78 92H58L64 76L56 66Z', c.a) +
      line('M10 60H48M14 72H50M60 62L92 58M64 76L88 72', c.lo, 2, 0.6) +
      fill('M6 50H52L51 55H7ZM58 56L94 50L94 55L58 61Z', c.x) +
      dot(20, 66, 3.4, c.lamp) +
      dot(34, 66, 3.4, c.lamp) +
      fill('M49-10L66-16L49-20Z', c.red),
  ) +
  fill('M-4 88Q8 78 20 86T44 86T68 86T104 84V104H-4Z', c.b) +
  line('M0 90Q10 82 20 88T44 88T68 88T98 86', '#fff', 2, 0.7);

/** A chest that does not close any more. */
export const chest: Shape = {
  outline: 'M4 46H96V92Q96 97 90 97H10Q4 97 4 92Z',
  behind: (c) =>
    fill('M6 44Q2 6 28 6H76Q100 6 94 44Z', '#000', 0.3) +
    fill('M6 42Q2 4 26 4H74Q98 4 94 42Z', c.a) +
    fill('M12 42Q10 14 28 14H72Q90 14 88 42Z', c.ink) +
    [
      [22, 40, 9],
      [38, 34, 10],
      [56, 36, 11],
      [74, 38, 10],
      [48, 26, 8],
      [66, 27, 7],
      [32, 27, 6],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          dot(x, y, r, c.x) +
          ring(x, y, r - 2.5, c.lo, 1, 0.6) +
          dot(x - 2, y - 3, 1.8, '#fff', 0.9),
      )
      .join('') +
    fill(star(82, 28, 4, 9, 3), '#fff'),
  details: (c) =>
    line('M4 64H96M4 80H96', c.lo, 2, 0.5) +
    fill('M14 46H26V97H14ZM74 46H86V97H74Z', c.b) +
    line('M16 48V95M76 48V95', '#fff', 1.6, 0.5),
  over: (c) =>
    fill('M40 42H60V64Q60 70 50 72Q40 70 40 64Z', c.b) +
    dot(50, 54, 4, c.ink) +
    fill('M48 54H52V65H48Z', c.ink) +
    fill('M4 44H96V50H4Z', c.b),
};

/** A spyglass drawn out. */
export const spyglass: FreeDrawing = (c) => {
  const tube = (x: number, w: number, h: number, color: string): string =>
    fill(`M${x + 2} ${n(53 - h / 2)}H${x + w + 2}V${n(53 + h / 2)}H${x + 2}Z`, '#000', 0.25) +
    fill(`M${x} ${n(50 - h / 2)}H${x + w}V${n(50 + h / 2)}H${x}Z`, color) +
    fill(`M${x} ${n(50 - h / 2)}H${x + w}V${n(50 - h / 4)}H${x}Z`, '#fff', 0.4) +
    fill(`M${x} ${n(50 + h / 5)}H${x + w}V${n(50 + h / 2)}H${x}Z`, c.lo, 0.45);
  return group(
    'rotate(-40 50 50)',
    tube(-12, 22, 18, c.a) +
      tube(10, 6, 23, c.x) +
      tube(14, 30, 24, c.b) +
      tube(42, 6, 31, c.x) +
      tube(46, 44, 32, c.a) +
      tube(88, 9, 40, c.x) +
      tube(60, 5, 33, c.b) +
      fill(ellipse(98, 50, 5, 20), c.ink) +
      fill(ellipse(99, 48, 3, 14), c.hi, 0.7),
  );
};

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

import type { FreeDrawing } from '../game.ts';
import { ellipse, n, type Point, polar, ribbon, star, TAU, times } from '../geometry.ts';
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

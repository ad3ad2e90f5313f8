import { oklch } from '../color.ts';
import type { FreeDrawing } from '../game.ts';
import { ellipse, n, type Point, ribbon, TAU, times } from '../geometry.ts';
import type { Ink, Shape } from '../shape.ts';
import { dot, fill, line, ring } from '../svg.ts';

const taper = (t: number): number => (t < 0.08 ? 0.55 + t * 5 : t < 0.3 ? 1 : 1 - 0.15 * (t - 0.3));

const scales = (points: readonly Point[], c: Ink): string =>
  points.map(([x, y]) => line(`M${x - 4} ${y}q4 4 8 0`, c.lo, 1.1, 0.6)).join('');

/** A koi from above, diving in an S; the hero of the thumbnails. */
export const koi: Shape = {
  outline: ribbon(
    [
      [22, 8],
      [44, 14],
      [58, 32],
      [48, 54],
      [54, 74],
      [72, 84],
    ],
    30,
    5,
    26,
    taper,
  ),
  behind: (c) =>
    fill('M66 78Q92 66 98 84Q88 84 86 90Q88 98 80 100Q70 92 66 84Z', c.b, 0.95) +
    fill('M38 20Q16 30 14 48Q30 46 44 34Z', c.b, 0.9) +
    fill('M60 26Q82 22 90 38Q72 44 58 38Z', c.b, 0.9) +
    line('M72 80Q84 78 92 82M20 44Q26 34 38 26M86 37Q76 32 64 32', c.hi, 1, 0.6),
  details: (c) =>
    fill(
      'M14 4Q34 0 44 16Q36 28 22 26Q12 18 14 4ZM58 26Q68 44 52 54Q42 50 46 38ZM46 60Q60 62 62 78Q52 78 46 66Z',
      c.x,
    ) +
    dot(24, 9, 2.4, c.ink) +
    dot(21, 18, 2.2, c.ink) +
    line('M32 8Q30 18 26 24', c.lo, 1.2, 0.7) +
    scales(
      [
        [40, 24],
        [48, 34],
        [47, 46],
        [48, 58],
        [54, 70],
      ],
      c,
    ),
};

/** A koi leaping to the right, arched. */
export const leapingKoi: Shape = {
  outline: ribbon(
    [
      [88, 34],
      [70, 18],
      [44, 22],
      [28, 44],
      [24, 70],
      [30, 84],
    ],
    31,
    6,
    26,
    taper,
  ),
  behind: (c) =>
    fill('M24 78Q2 82 4 98Q16 92 24 94Q34 104 46 98Q44 86 32 80Z', c.b) +
    fill('M56 24Q44 2 28 4Q32 20 42 30Z', c.b) +
    fill('M62 26Q76 44 68 60Q54 50 50 34Z', c.b, 0.95) +
    line('M14 94Q20 86 26 84M38 94Q34 88 30 86M34 8Q42 14 48 24M66 54Q60 44 58 34', c.hi, 1.2, 0.6),
  details: (c) =>
    fill('M50 12Q66 6 72 18Q66 30 54 32Q46 24 50 12ZM18 46Q34 42 38 54Q32 66 20 66Z', c.x) +
    line('M76 10Q70 22 74 34', c.lo, 1.4, 0.7) +
    dot(82, 24, 3, c.ink) +
    dot(81, 23, 1, '#fff') +
    line('M95 32Q92 38 86 38', c.ink, 1.6, 0.7) +
    scales(
      [
        [60, 24],
        [48, 26],
        [38, 36],
        [30, 48],
        [27, 60],
      ],
      c,
    ),
  over: (c) => line('M94 38Q100 42 98 50M90 42Q92 48 88 54', c.b, 1.8),
};

/** A koi closing a circle round a lamp: the wild. */
export const circlingKoi: Shape = {
  outline: ribbon(
    [
      [60, 14],
      [84, 30],
      [88, 58],
      [66, 84],
      [36, 84],
      [15, 62],
      [16, 40],
    ],
    28,
    6,
    34,
    taper,
  ),
  behind: (c) =>
    dot(50, 50, 24, c.lamp, 0.3) +
    dot(50, 50, 17, c.lamp, 0.6) +
    dot(50, 50, 10, '#fff') +
    fill('M18 46Q2 34 6 14Q18 20 22 26Q30 14 42 14Q38 32 24 42Z', c.b) +
    fill('M84 34Q102 36 102 54Q90 56 82 46Z', c.b) +
    fill('M72 76Q80 94 66 102Q58 92 58 82Z', c.b) +
    line(
      'M12 22Q18 30 20 38M34 20Q28 28 24 36M96 48Q90 42 86 40M68 96Q66 88 66 82',
      c.hi,
      1.2,
      0.6,
    ),
  details: (c) =>
    fill('M76 24Q92 32 92 48Q80 50 72 40ZM60 74Q76 72 80 66Q78 84 58 92Q50 82 60 74Z', c.x) +
    dot(60, 11, 2.6, c.ink) +
    dot(66, 22, 2.6, c.ink) +
    line('M72 13Q70 22 64 28', c.lo, 1.4, 0.7) +
    scales(
      [
        [84, 52],
        [80, 64],
        [66, 80],
        [50, 86],
        [36, 82],
        [24, 72],
      ],
      c,
    ),
  over: (c) => line('M52 10Q44 8 42 2M55 18Q46 20 42 26', c.b, 1.8),
};

export const paperLantern: Shape = {
  outline: 'M50 12C76 12 90 30 90 50C90 70 76 88 50 88C24 88 10 70 10 50C10 30 24 12 50 12Z',
  behind: (c) =>
    line('M50-14V10', c.ink, 1.8) + line('M50 90V102', c.x, 2.4) + fill('M45 98h10l3 16H42Z', c.x),
  details: (c) =>
    fill(ellipse(50, 54, 30, 30), c.lamp, 0.4) +
    fill(ellipse(50, 56, 18, 20), c.lamp, 0.7) +
    line(
      'M50 12C36 26 36 74 50 88M50 12C64 26 64 74 50 88M50 12C18 24 18 76 50 88M50 12C82 24 82 76 50 88',
      c.lo,
      1.5,
      0.5,
    ) +
    line('M20 40Q24 26 36 20', '#fff', 3.4, 0.6),
  over: (c) =>
    fill('M33 5H67V17H33Z', c.bDeep) +
    fill('M33 83H67V95H33Z', c.bDeep) +
    fill('M33 5H67V9H33ZM33 83H67V87H33Z', c.x),
};

export const stoneBridge: Shape = {
  outline: 'M2 66C16 36 34 24 50 24C66 24 84 36 98 66V78H80C78 60 66 48 50 48C34 48 22 60 20 78H2Z',
  behind: (c) =>
    fill('M0 78H100V98H0Z', c.b) +
    fill('M22 78C24 94 36 100 50 100C64 100 76 94 78 78Z', c.ink, 0.45) +
    line('M8 86H30M64 84H92M38 93H66M12 94H22', c.hi, 1.8, 0.6) +
    line('M14 46V30M32 30V14M50 24V8M68 30V14M86 46V30', c.bDeep, 4) +
    line('M6 46Q30 8 50 10Q70 8 94 46', c.x, 4),
  details: (c) =>
    line('M2 72C14 46 32 34 50 34C68 34 86 46 98 72', c.lo, 2, 0.6) +
    line(
      'M22 62L12 56M28 52L20 42M38 46L32 33M50 44V30M62 46L68 33M72 52L80 42M78 62L88 56',
      c.lo,
      2,
      0.5,
    ),
};

const petal = (
  x: number,
  y: number,
  angle: number,
  length: number,
  color: string,
  alpha = 1,
): string =>
  `<path transform="translate(${x} ${y}) rotate(${angle})" d="M0 0C${n(-length * 0.36)} ${n(-length * 0.4)} ${n(-length * 0.24)} ${n(-length * 0.8)} 0 ${-length}C${n(length * 0.24)} ${n(-length * 0.8)} ${n(length * 0.36)} ${n(-length * 0.4)} 0 0Z" fill="${color}" opacity="${alpha}"/>`;

export const lotus: FreeDrawing = (c) =>
  fill(ellipse(50, 84, 48, 13), c.bDeep) +
  fill(ellipse(48, 82, 46, 11), c.b) +
  [-84, 84, -62, 62, -40, 40]
    .map((a, i) => petal(50, 82, a, 46 + i * 3, i % 2 ? c.lo : c.a, 1))
    .join('') +
  [-74, 74, -52, 52].map((a, i) => petal(50, 82, a, 47 + i * 4, c.a)).join('') +
  [-32, 32].map((a) => petal(50, 82, a, 62, c.lo) + petal(50, 82, a * 0.86, 62, c.a)).join('') +
  petal(50, 82, 0, 70, c.a) +
  petal(50, 82, 0, 44, c.hi, 0.5) +
  [-18, 18].map((a) => petal(50, 84, a, 40, c.hi, 0.75)).join('') +
  line('M50 74V22M38 72L26 36M62 72L74 36', c.lo, 1, 0.35) +
  dot(50, 80, 5, c.lamp);

export const mapleLeaf: Shape = {
  outline:
    'M50 2L58 24L72 14L70 34L94 30L82 48L98 58L76 64L80 82L60 72L53 78L54 99H47L47 78L40 72L20 82L24 64L2 58L18 48L6 30L30 34L28 14L42 24Z',
  details: (c) =>
    line(
      'M50 78V10M50 76L88 34M50 76L12 34M50 76L90 58M50 76L10 58M50 60L68 22M50 60L32 22',
      c.lo,
      1.8,
      0.5,
    ) + fill('M50 2L58 24L72 14L70 34L94 30L82 48L98 58L76 64L80 82L60 72L50 78Z', c.ink, 0.14),
};

const culm = (x: number, top: number, w: number, c: Ink, color: string): string =>
  times(4, (i) => {
    const h = (96 - top) / 4;
    const y = top + i * h;
    return (
      fill(`M${x - w / 2} ${n(y)}q${w / 2}-2 ${w} 0v${n(h - 1.6)}q${-w / 2} 2 ${-w} 0Z`, color) +
      fill(
        `M${x - w / 2 + 2} ${n(y + 1)}h${n(w * 0.22)}v${n(h - 3)}h${n(-w * 0.22)}Z`,
        '#fff',
        0.4,
      ) +
      fill(`M${n(x + w * 0.2)} ${n(y)}h${n(w * 0.3)}v${n(h - 1.6)}h${n(-w * 0.3)}Z`, c.ink, 0.22)
    );
  });

const blade = (x: number, y: number, angle: number, length: number, color: string): string =>
  `<path transform="translate(${x} ${y}) rotate(${angle})" d="M0 0Q${length * 0.4}-9 ${length} 0Q${length * 0.4} 7 0 0Z" fill="${color}"/>`;

export const bamboo: FreeDrawing = (c) =>
  culm(31, 14, 16, c, c.bDeep) +
  culm(70, 8, 15, c, c.b) +
  culm(50, 2, 19, c, c.a) +
  blade(58, 30, -34, 42, c.a) +
  blade(58, 31, 4, 40, c.b) +
  blade(42, 46, 168, 38, c.a) +
  blade(42, 46, 206, 36, c.b) +
  blade(60, 66, 24, 34, c.a) +
  line('M58 30Q74 22 90 8M42 46Q24 50 8 54', c.lo, 1, 0.4);

export const teaBowl: Shape = {
  outline: 'M8 46H92C92 70 82 86 66 90L68 98H32L34 90C18 86 8 70 8 46Z',
  behind: (c) =>
    fill(
      ribbon(
        [
          [42, 36],
          [34, 24],
          [46, 14],
          [38, 0],
        ],
        2,
        7,
        12,
      ),
      '#fff',
      0.5,
    ) +
    fill(
      ribbon(
        [
          [60, 36],
          [54, 26],
          [66, 18],
          [60, 6],
        ],
        2,
        6,
        12,
      ),
      '#fff',
      0.4,
    ) +
    fill(ellipse(50, 46, 42, 9), c.bDeep),
  details: (c) =>
    line('M8 56Q28 64 50 58T94 58', c.b, 5) +
    line('M28 84Q34 70 46 76M46 76Q52 66 62 72M62 72Q72 66 78 76', c.b, 3.4) +
    line('M14 54Q16 68 24 78', '#fff', 3.4, 0.7),
  over: (c) => fill(ellipse(50, 46, 37, 6.6), c.x) + line('M20 44Q36 39 56 40', '#fff', 1.4, 0.7),
};

export const riverStones: FreeDrawing = (c) => {
  const stone = (x: number, y: number, a: number, b: number, color: string, turn: number): string =>
    `<g transform="rotate(${turn} ${x} ${y})">${fill(ellipse(x + 3, y + 4, a, b), '#000', 0.3)}${fill(ellipse(x, y, a, b), color)}${fill(`M${x - a} ${y}A${a} ${b} 0 0 0 ${x + a} ${y}Q${x} ${y + b * 0.7} ${x - a} ${y}Z`, c.ink, 0.32)}${line(`M${n(x - a * 0.7)} ${n(y - b * 0.35)}Q${n(x - a * 0.4)} ${n(y - b * 0.75)} ${x} ${n(y - b * 0.78)}`, '#fff', 2.6, 0.6)}</g>`;
  return (
    stone(50, 80, 46, 16, c.b, 0) +
    stone(47, 54, 34, 14, c.a, -4) +
    stone(54, 31, 23, 12, oklch(0.74, 0.05, 60), 5) +
    ring(47, 54, 10, c.hi, 1.4, 0.25) +
    stone(50, 12, 13, 8, c.a, -6)
  );
};

/** Lily pads, seen from above, for the pond. */
export const lilyPads = (width: number, height: number, color: string, vein: string): string =>
  [
    [0.2, 0.76, 0.17],
    [0.86, 0.72, 0.21],
    [0.1, 0.48, 0.12],
    [0.92, 0.16, 0.15],
    [0.52, 0.95, 0.15],
  ]
    .map(([x = 0, y = 0, r = 0]) => {
      const q = r * Math.min(width, height * 1.2);
      const cx = width * x;
      const cy = height * y;
      return (
        `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(q)}" ry="${n(q * 0.62)}" fill="${color}" opacity=".75"/>` +
        line(`M${n(cx)} ${n(cy)}l${n(q * 0.95)} ${n(-q * 0.2)}`, vein, 3) +
        times(6, (i) => {
          const a = (i * TAU) / 7 + 0.7;
          return line(
            `M${n(cx)} ${n(cy)}l${n(q * 0.8 * Math.cos(a))} ${n(q * 0.5 * Math.sin(a))}`,
            vein,
            0.8,
            0.6,
          );
        })
      );
    })
    .join('');

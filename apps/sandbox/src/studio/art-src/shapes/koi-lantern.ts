import { oklch } from '../color.ts';
import type { FreeDrawing } from '../game.ts';
import { ellipse, n, ribbon, TAU, times } from '../geometry.ts';
import type { Ink, Shape } from '../shape.ts';
import { dot, fill, line, ring } from '../svg.ts';

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

import type { FreeDrawing } from '../game.ts';
import { ellipse, n, TAU, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, group, line, ring } from '../svg.ts';

const leaf = (x: number, y: number, length: number, turn: number, color: string, vein: string) =>
  group(
    `translate(${n(x)} ${n(y)}) rotate(${turn})`,
    fill(
      `M0 0Q${n(length * 0.4)} ${n(-length * 0.36)} ${length} 0Q${n(length * 0.45)} ${n(length * 0.34)} 0 0Z`,
      color,
    ) + line(`M2 0H${n(length * 0.84)}`, vein, 1.5, 0.8),
  );

const fruit =
  'M18 20C34 2 64 3 78 20C87 31 90 44 89 57C89 65 97 70 98 79C99 88 90 91 83 86C78 83 73 86 69 88C48 97 24 86 14 66C8 52 8 32 18 20Z';

/** A lemon hanging from its twig, two leaves over its shoulder. */
export const lemon: Shape = {
  outline: fruit,
  behind: (c) => line('M28 16Q18 4 20-12', c.stem, 4),
  details: (c) =>
    fill(
      'M78 20C87 31 90 44 89 57C89 65 97 70 98 79C99 88 90 91 83 86C78 83 73 86 69 88C84 70 88 44 78 20Z',
      c.lo,
      0.35,
    ) +
    times(26, (i) =>
      dot(
        20 + ((i * 41) % 60),
        18 + ((i * 29) % 62),
        1.1 + (i % 3) * 0.35,
        i % 2 ? c.lo : c.hi,
        0.5,
      ),
    ) +
    line('M20 40Q24 22 42 15', '#fff', 5, 0.75) +
    dot(18, 52, 3, '#fff', 0.7),
  over: (c) => leaf(26, 13, 44, -24, c.leaf, c.stem) + leaf(24, 13, 34, 146, c.b, c.stem),
};

/** Half a lemon, cut side to the front. */
export const halfLemon: FreeDrawing = (c) =>
  dot(53, 55, 44, '#000', 0.3) +
  dot(50, 50, 44, c.a) +
  dot(50, 50, 39, c.cream) +
  times(9, (i) =>
    group(
      `rotate(${i * 40} 50 50)`,
      fill('M50 46L39 20Q50 10 61 20Z', c.a) +
        fill('M48 38L43 22Q47 17 51 17Z', '#fff', 0.5) +
        fill(ellipse(51, 34, 1.6, 3.6), c.cream),
    ),
  ) +
  dot(50, 50, 4, c.cream);

/** A painted seven, cut from tin, with a rim of bulbs' reflections. */
export const seven: Shape = {
  outline: 'M8 6H92Q96 6 96 12V26Q70 54 62 98H30Q36 58 58 34H28V42H8Z',
  behind: (c) =>
    group('translate(5 6)', fill('M8 6H92L96 26Q70 54 62 98H30Q36 58 58 34H28V42H8Z', c.ink)),
  details: (c) =>
    fill('M8 6H96V14H8Z', c.hi, 0.8) +
    fill('M62 98H52Q60 56 88 28H96Q72 54 62 98Z', c.lo, 0.45) +
    line('M15 14V36M18 20H82', c.cream, 2.4, 0.9) +
    line('M70 42Q52 64 46 92', c.cream, 2, 0.55),
};

/** The shop's bell on its curled bracket. */
export const bell: Shape = {
  outline: 'M50 22C68 22 76 36 77 54Q78 70 90 78V84H10V78Q22 70 23 54C24 36 32 22 50 22Z',
  behind: (c) =>
    line('M98 2H62Q50 2 50 14V24', c.bDeep, 7) +
    line('M94 2Q80 18 64 4', c.bDeep, 4) +
    fill('M92-8H101V28H92Z', c.b) +
    dot(50, 88, 11, c.bDeep) +
    dot(48, 86, 9, c.b),
  details: (c) =>
    fill('M8 70H92V76H8Z', c.lo, 0.45) +
    fill('M24 50H76V57H24Z', c.b) +
    line('M36 32Q30 44 30 62', '#fff', 5, 0.7) +
    fill('M64 26Q80 40 76 84H90Q76 76 77 54Q76 34 64 26Z', c.lo, 0.4),
};

/** A wedge of melon standing on its rind, a bite of light on it. */
export const watermelon: Shape = {
  outline: 'M50 4L96 84Q74 100 50 100Q26 100 4 84Z',
  details: (c) =>
    fill('M0 80Q26 94 50 94Q74 94 100 80V110H0Z', c.b) +
    fill('M4 74Q26 87 50 87Q74 87 96 74L100 82Q74 95 50 95Q26 95 0 82Z', c.cream) +
    [
      [50, 30, 0],
      [40, 48, 14],
      [60, 48, -14],
      [31, 66, 22],
      [50, 66, 0],
      [69, 66, -22],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        group(
          `rotate(${turn} ${x} ${y})`,
          fill(
            `M${x} ${y - 6}Q${x + 5} ${y + 2} ${x} ${y + 5}Q${x - 5} ${y + 2} ${x} ${y - 6}Z`,
            c.ink,
          ),
        ),
      )
      .join('') +
    fill('M50 4L30 40Q40 34 54 11Z', '#fff', 0.35) +
    times(4, (i) => line(`M${16 + i * 20} ${n(93 - Math.abs(i - 1.5) * 3)}l6 6`, c.bDeep, 3, 0.8)),
};

const berries = [
  [28, 30],
  [50, 26],
  [72, 30],
  [18, 49],
  [39, 47],
  [61, 47],
  [82, 49],
  [29, 65],
  [50, 66],
  [71, 65],
  [40, 83],
  [60, 83],
] as const;

/** A full bunch, the light in every grape. */
export const grapes: FreeDrawing = (c) =>
  line('M50 18V-6M50-2Q60-8 66-2', c.stem, 4.5) +
  berries.map(([x, y]) => dot(x + 3, y + 4, 13, '#000', 0.22)).join('') +
  berries
    .map(
      ([x, y]) =>
        dot(x, y, 13, c.ink) +
        dot(x - 0.5, y - 0.5, 12, c.a) +
        dot(x + 3, y + 4, 7.5, c.lo, 0.3) +
        dot(x - 4, y - 4.5, 3.2, '#fff', 0.8),
    )
    .join('') +
  fill('M50 15Q34 20 22 10Q26-2 12-4Q28-14 36-6Q46-12 50 0Z', c.leaf) +
  line('M48 12Q36 6 26-2', c.stem, 1.8);

/** An orange with a cut one leaning on it. */
export const orange: FreeDrawing = (c) =>
  dot(45, 49, 41, '#000', 0.3) +
  dot(42, 45, 41, c.a) +
  times(14, (i) => dot(14 + ((i * 37) % 52), 20 + ((i * 23) % 52), 1.2, c.lo, 0.45)) +
  line('M12 38Q18 18 36 11', '#fff', 5, 0.7) +
  leaf(42, 8, 36, -18, c.leaf, c.stem) +
  dot(74, 76, 25, c.ink, 0.35) +
  dot(72, 73, 25, c.b) +
  dot(72, 73, 21.5, c.cream) +
  times(8, (i) => group(`rotate(${i * 45} 72 73)`, fill('M72 70L66 56Q72 50.500 78 56Z', c.a)));

/** Two cherries on one stalk, a leaf where it broke off. */
export const cherries: FreeDrawing = (c) =>
  line('M58-2Q30 14 26 52', c.stem, 4.5) +
  line('M58-2Q74 22 74 50', c.stem, 4.5) +
  leaf(57, 0, 44, 8, c.leaf, c.stem) +
  (
    [
      [27, 70, 25],
      [75, 68, 24],
    ] as const
  )
    .map(
      ([x, y, r]) =>
        dot(x + 3, y + 5, r, '#000', 0.3) +
        dot(x, y, r, c.a) +
        ring(x, y, r - 2.5, c.lo, 4, 0.35) +
        line(
          `M${x - r * 0.62} ${y}Q${n(x - r * 0.6)} ${n(y - r * 0.5)} ${n(x - r * 0.1)} ${n(y - r * 0.66)}`,
          '#fff',
          4.5,
          0.85,
        ) +
        fill(ellipse(x, y - r * 0.86, 6, 2.6), c.ink, 0.5),
    )
    .join('');

/** Houses of a town up a cliff, in boxes of light. */
export const town = (
  x: number,
  y: number,
  size: number,
  walls: readonly string[],
  roof: string,
  window: string,
): string =>
  times(9, (i) => {
    const column = i % 3;
    const level = Math.floor(i / 3);
    const w = size * (0.26 + ((i * 7) % 3) * 0.03);
    const h = size * (0.24 + ((i * 5) % 4) * 0.03);
    const left = x + column * size * 0.27 + level * size * 0.1;
    const top = y - level * size * 0.2 - h;
    return (
      fill(`M${n(left)} ${n(top)}h${n(w)}v${n(h)}h${n(-w)}Z`, walls[i % walls.length] ?? '#fff') +
      fill(`M${n(left)} ${n(top)}q${n(w / 2)} ${n(-h * 0.3)} ${n(w)} 0Z`, roof) +
      times(2, (at) =>
        fill(
          `M${n(left + w * (0.2 + at * 0.38))} ${n(top + h * 0.32)}h${n(w * 0.18)}v${n(h * 0.34)}h${n(-w * 0.18)}Z`,
          window,
          0.75,
        ),
      )
    );
  });

/** A sprig of blossom, for the corners of a scene. */
export const blossom: FreeDrawing = (c) =>
  times(5, (i) => {
    const turn = (i * TAU) / 5;
    return fill(ellipse(50 + 22 * Math.cos(turn), 50 + 22 * Math.sin(turn), 17, 17), c.cream);
  }) +
  dot(50, 50, 12, c.x) +
  times(6, (i) => dot(50 + 8 * Math.cos(i), 50 + 8 * Math.sin(i), 2, c.lamp));

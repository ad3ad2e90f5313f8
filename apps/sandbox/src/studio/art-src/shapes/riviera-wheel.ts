import { oklch } from '../color.ts';
import type { FreeDrawing } from '../game.ts';
import { n, polar, ribbon, sector, TAU, times } from '../geometry.ts';
import { dot, fill, line, ring } from '../svg.ts';

/** A single-zero wheel from above: 37 pockets, the zero on top. */
export const rouletteWheel: FreeDrawing = (c) => {
  const pockets = 37;
  const step = TAU / pockets;
  const from = (i: number): number => -TAU / 4 - step / 2 + i * step;
  return (
    dot(51.5, 53, 50, '#000', 0.25) +
    dot(50, 50, 50, c.bDeep) +
    dot(50, 50, 49, c.b) +
    ring(50, 50, 49, c.x, 1.2) +
    dot(50, 50, 43.5, c.x) +
    times(pockets, (i) =>
      fill(
        sector(50, 50, 28, 42.5, from(i), from(i + 1)),
        i === 0 ? c.green : i % 2 ? c.red : c.ink,
      ),
    ) +
    times(pockets, (i) =>
      line(`M${polar(50, 50, 42.5, from(i))}L${polar(50, 50, 28, from(i))}`, c.x, 0.5, 0.9),
    ) +
    ring(50, 50, 35.5, c.x, 0.6) +
    dot(50, 50, 28, c.a) +
    times(8, (i) =>
      fill(
        `M50 50L${polar(50, 50, 28, (i * TAU) / 8)}A28 28 0 0 1 ${polar(50, 50, 28, ((i + 1) * TAU) / 8)}Z`,
        i % 2 ? '#000' : '#fff',
        0.1,
      ),
    ) +
    times(
      4,
      (i) =>
        `<g transform="rotate(${i * 90 + 20} 50 50)">${fill('M48.5 50L49 27h2L51.5 50Z', c.x)}${dot(50, 26, 3, c.x)}</g>`,
    ) +
    dot(50, 50, 8, c.x) +
    dot(47.5, 47.5, 3.5, '#fff', 0.7) +
    dot(50 + 31.8 * Math.cos(3.7), 50 + 31.8 * Math.sin(3.7), 3.6, '#fff') +
    line('M7 40A44 44 0 0 1 40 7', '#fff', 2, 0.45)
  );
};

const frond = (angle: number, length: number, color: string): string => {
  const bend = Math.cos((angle * Math.PI) / 180) >= 0 ? 1 : -1;
  const a = (angle * Math.PI) / 180;
  const tip: readonly [number, number] = [
    length * Math.cos(a),
    length * Math.sin(a) + length * 0.34,
  ];
  const middle: readonly [number, number] = [
    length * 0.55 * Math.cos(a),
    length * 0.62 * Math.sin(a) - 2,
  ];
  return (
    fill(ribbon([[0, 0], middle, tip], 5, 1, 10), color) +
    times(9, (i) => {
      const t = 0.2 + i * 0.09;
      const x = tip[0] * t;
      const y = middle[1] * 2 * t * (1 - t) * 1.3 + tip[1] * t * t;
      return line(`M${n(x)} ${n(y)}l${n(bend * 4)} ${n(13 - i * 0.9)}`, color, 2.2);
    })
  );
};

/** A palm in silhouette, 100 high. */
export const palm: FreeDrawing = (c) => {
  const dark = oklch(0.26, 0.06, 345);
  return (
    fill(
      ribbon(
        [
          [40, 104],
          [46, 76],
          [50, 52],
          [58, 28],
        ],
        8,
        4,
        16,
      ),
      dark,
    ) +
    `<g transform="translate(58 28)">${[-160, -200, -120, -70, -24, 14].map((a) => frond(a, 42, dark)).join('')}</g>` +
    dot(55, 31, 3, c.bDeep) +
    dot(61, 32, 3, c.bDeep)
  );
};

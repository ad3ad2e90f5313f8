import type { FreeDrawing } from '../game.ts';
import { ellipse, n, polar, sector, TAU, times } from '../geometry.ts';
import { dot, fill, line, ring } from '../svg.ts';

/** A glass tube of light: its glow, its colour and the white in its middle. */
const tube = (d: string, color: string): string =>
  line(d, color, 17, 0.16) +
  line(d, color, 11, 0.3) +
  line(d, color, 5.4) +
  line(d, '#fff', 1.8, 0.9);

/** Two zeros in neon on a dark board, bulbs around it. */
export const doubleZero: FreeDrawing = (c) => {
  const zero = (x: number, color: string): string =>
    tube(ellipse(x, 50, 13.5, 23), color) + tube(ellipse(x, 50, 6, 15), c.cream);
  return (
    fill(
      'M6 14Q50 2 94 14Q99 15 99 21V79Q99 85 94 86Q50 98 6 86Q1 85 1 79V21Q1 15 6 14Z',
      '#000',
      0.35,
    ) +
    fill('M6 11Q50-1 94 11Q99 12 99 18V77Q99 83 94 84Q50 96 6 84Q1 83 1 77V18Q1 12 6 11Z', c.ink) +
    line(
      'M8 14Q50 3 92 14Q96 15 96 19V76Q96 80 92 81Q50 92 8 81Q4 80 4 76V19Q4 15 8 14Z',
      c.x,
      1.4,
    ) +
    times(13, (i) => {
      const t = i / 12;
      const x = 8 + t * 84;
      const bow = 10.5 * 4 * t * (1 - t) * 0.5;
      return (
        dot(x, 17.5 - bow, 2.9, c.lamp, 0.3) +
        dot(x, 17.5 - bow, 1.6, c.lamp) +
        dot(x, 77.5 + bow, 2.9, c.lamp, 0.3) +
        dot(x, 77.5 + bow, 1.6, c.lamp)
      );
    }) +
    zero(31, c.red) +
    zero(69, c.green)
  );
};

/** A wheel of 38 pockets from the side it is played from, its two zeros facing each other. */
export const doubleWheel: FreeDrawing = (c) => {
  const step = TAU / 38;
  const from = (i: number): number => -TAU / 4 - step / 2 + i * step;
  return (
    dot(50, 50, 50, c.bDeep) +
    dot(50, 50, 48.4, c.b) +
    ring(50, 50, 48.4, c.x, 1.4) +
    dot(50, 50, 42.5, c.ink) +
    times(38, (i) =>
      fill(
        sector(50, 50, 27, 41.5, from(i), from(i + 1)),
        i % 19 === 0 ? c.green : i % 2 === (i > 19 ? 0 : 1) ? c.red : c.ink,
      ),
    ) +
    times(38, (i) =>
      line(`M${polar(50, 50, 41.5, from(i))}L${polar(50, 50, 27, from(i))}`, c.x, 0.5, 0.9),
    ) +
    ring(50, 50, 34, c.x, 0.7) +
    dot(50, 50, 27, c.a) +
    times(6, (i) =>
      fill(
        `M50 50L${polar(50, 50, 26, (i * TAU) / 6)}A26 26 0 0 1 ${polar(50, 50, 26, ((i + 0.5) * TAU) / 6)}Z`,
        '#fff',
        0.16,
      ),
    ) +
    times(
      4,
      (i) =>
        `<g transform="rotate(${n(i * 90 + 45)} 50 50)">${fill('M48 50L49 30h2L52 50Z', c.x)}${dot(50, 29, 2.6, c.x)}</g>`,
    ) +
    dot(50, 50, 8, c.x) +
    dot(47.6, 47.6, 3.2, '#fff', 0.8) +
    dot(50 + 30.6 * Math.cos(-0.9), 50 + 30.6 * Math.sin(-0.9), 3.3, '#fff')
  );
};

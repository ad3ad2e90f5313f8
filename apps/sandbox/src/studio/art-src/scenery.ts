/** Pieces of scenery that several scenes are put together from. */
import { n, TAU, times, wave } from './geometry.ts';
import type { Random } from './random.ts';
import { dot, fill } from './svg.ts';

export const stars = (width: number, depth: number, count: number, random: Random): string =>
  times(count, () =>
    dot(random() * width, random() * depth, 0.4 + random() * 1.1, '#fff', 0.3 + random() * 0.6),
  );

/** A band of sea from `y` down. */
export const sea = (
  width: number,
  height: number,
  y: number,
  color: string,
  alpha = 1,
  crest = 7,
  step = 40,
  phase = 0,
): string => fill(`${wave(width, y, crest, step, phase)}V${height}H${-step * 2}Z`, color, alpha);

/** Short level strokes of reflected light below `y`. */
export const glints = (
  width: number,
  y: number,
  depth: number,
  count: number,
  colors: readonly string[],
  random: Random,
): string =>
  times(count, (i) => {
    const w = 6 + random() * 24;
    return `<rect x="${n(random() * width)}" y="${n(y + random() * depth)}" width="${n(w)}" height="1.6" rx=".8" fill="${colors[i % colors.length]}" opacity="${(0.2 + random() * 0.5).toFixed(2)}"/>`;
  });

/** Wedges of light from a point, every other one left open. */
export const rays = (
  x: number,
  y: number,
  reach: number,
  count: number,
  color: string,
  alpha: number,
  turn = 0.1,
): string =>
  times(count, (i) => {
    const a = (i * TAU) / count + turn;
    const b = a + TAU / count / 2;
    return fill(
      `M${n(x)} ${n(y)}L${n(x + reach * Math.cos(a))} ${n(y + reach * Math.sin(a))}L${n(x + reach * Math.cos(b))} ${n(y + reach * Math.sin(b))}Z`,
      color,
      alpha,
    );
  });

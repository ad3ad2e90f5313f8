import { oklch } from '../color.ts';
import type { FreeDrawing } from '../game.ts';
import { n, polar, range, TAU } from '../geometry.ts';
import { dot, fill, line } from '../svg.ts';

/** A ring of petals: a rounded polygon cut into slips of leaded glass. */
const ring = (r0: number, r1: number, count: number, turn: number, hue: number): string =>
  range(count)
    .map((i) => {
      const a = turn + (i * TAU) / count;
      const b = turn + ((i + 1) * TAU) / count;
      const middle = (a + b) / 2;
      const lit = 0.5 - 0.5 * Math.sin(middle + 0.6);
      const color = oklch(0.55 + lit * 0.34, 0.17 - lit * 0.07, hue + (i % 3) * 9);
      const d = `M${polar(50, 50, r0, a)}L${polar(50, 50, r1, a)}Q${polar(50, 50, r1 * 1.09, middle)} ${polar(50, 50, r1, b)}L${polar(50, 50, r0, b)}Q${polar(50, 50, r0 * 1.09, middle)} ${polar(50, 50, r0, a)}Z`;
      return fill(d, color) + line(d, oklch(0.93, 0.04, 5), 0.9, 0.95);
    })
    .join('');

/** A rose window: five rings of petals about a bud. */
export const roseWindow: FreeDrawing = () =>
  dot(53, 54, 50, '#000', 0.3) +
  dot(50, 50, 50, oklch(0.86, 0.08, 5)) +
  ring(37, 48, 11, 0.2, 352) +
  ring(28, 37, 9, 0.62, 4) +
  ring(20, 28, 8, 0.1, 345) +
  ring(11.5, 20, 6, 0.5, 8) +
  ring(0, 11.5, 5, 0.15, 16) +
  line('M8 34A45 45 0 0 1 34 8', '#fff', 2.2, 0.6);

/** Two cards face down, the upper one turned up at its corner. */
export const squeezed: FreeDrawing = (c) => {
  const back = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">` +
    fill('M-23-33H23Q28-33 28-28V28Q28 33 23 33H-23Q-28 33-28 28V-28Q-28-33-23-33Z', '#000', 0.3) +
    fill('M-25-35H21Q26-35 26-30V26Q26 31 21 31H-25Q-30 31-30 26V-30Q-30-35-25-35Z', c.cream) +
    fill('M-24-30H20V26H-24Z', c.b) +
    range(5)
      .map((i) => line(`M${n(-24 + i * 9)}-30L${n(-24 + i * 9 + 9)} 26`, c.cream, 1.2, 0.35))
      .join('') +
    '</g>';
  return (
    back(38, 48, -14) +
    back(62, 52, 10) +
    fill('M66 84L88 62Q92 78 88 88Q78 92 66 84Z', c.cream) +
    fill('M66 84L88 62Q80 78 66 84Z', '#000', 0.22) +
    fill('M80 82c-3-4-7-2-6 1c1 3 6 5 7 6c1-2 5-5 4-8c-1-3-5-2-5 1Z', c.red)
  );
};

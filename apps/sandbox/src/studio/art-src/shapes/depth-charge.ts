import type { FreeDrawing } from '../game.ts';
import { circle, n, polar, TAU, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, line, ring } from '../svg.ts';

const SPIKES = 8;
const spike = (index: number): number => (index * TAU) / SPIKES + 0.2;

/** A moored mine: a ball of riveted plates, horns all around, one lit eye. */
export const seaMine: Shape = {
  outline: `${times(SPIKES, (i) => {
    const [x = 0, y = 0] = polar(50, 50, 44, spike(i)).split(' ').map(Number);
    return circle(x, y, 5);
  })}${circle(50, 50, 37)}`,
  behind: (c) =>
    times(SPIKES, (i) =>
      line(`M${polar(50, 50, 34, spike(i))}L${polar(50, 50, 43, spike(i))}`, c.lo, 5),
    ),
  details: (c) =>
    fill('M12 56Q50 76 88 54L86 62Q50 84 14 64Z', c.ink, 0.55) +
    times(11, (i) => dot(17 + i * 6.6, 52 + 9.4 * Math.sin((Math.PI * i) / 10), 1.5, c.hi, 0.75)) +
    line('M50 13Q34 30 36 58M50 13Q68 30 65 58', c.ink, 1.2, 0.35) +
    fill(circle(52, 37, 12), c.ink, 0.75) +
    fill(circle(52, 37, 9), c.x) +
    ring(52, 37, 12, c.hi, 1.2, 0.7) +
    fill(circle(49, 34, 2.8), '#fff', 0.85) +
    line('M20 42Q24 25 40 19', '#fff', 3.4, 0.6),
};

/** Links of a chain down from the middle of the top edge. */
export const chain: FreeDrawing = (c) =>
  times(9, (i) =>
    i % 2
      ? line(`M50 ${n(i * 11)}v11`, c.lo, 4)
      : `<ellipse cx="50" cy="${n(i * 11 + 5.5)}" rx="4.4" ry="7.5" fill="none" stroke="${c.a}" stroke-width="3"/>`,
  );

import type { FreeDrawing } from '../game.ts';
import { star, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { dot, fill, line } from '../svg.ts';

/** A polished ball with a brass band and a star, its light from above. */
export const ball: Shape = {
  outline: 'M50 4A46 46 0 1 1 50 96A46 46 0 1 1 50 4Z',
  details: (c) =>
    line('M-4 66Q40 40 104 54', c.b, 9) +
    line('M-4 61Q40 35 104 49M-4 71Q40 45 104 59', c.ink, 1.2, 0.4) +
    dot(54, 52, 15, c.ink) +
    dot(54, 52, 13.4, c.cream) +
    fill(star(54, 52, 5, 10, 4.4), c.x) +
    fill('M24 24Q32 13 46 12Q36 18 29 29Q22 31 24 24Z', '#fff', 0.85),
};

const peg = (x: number, y: number, r: number, body: string, head: string): string =>
  dot(x + r * 0.5, y + r * 0.75, r * 1.02, '#000', 0.32) +
  dot(x, y, r, body) +
  dot(x - r * 0.12, y - r * 0.14, r * 0.66, head) +
  dot(x - r * 0.34, y - r * 0.36, r * 0.24, '#fff', 0.95);

/** A field of brass pegs seen from the foot of the board: near ones are large, far ones small. */
export const pegField: FreeDrawing = (c) =>
  times(7, (row) => {
    const near = row / 6;
    const r = 1.5 + near * 3.4;
    const gap = 8 + near * 13;
    const y = 2 + 74 * near ** 1.35;
    return times(11, (at) =>
      peg(52 + (at - 5 + (row % 2) / 2) * gap, y, r, c.b, at % 4 === row % 4 ? c.lamp : c.cream),
    );
  });

/** Lamp-lit pockets in a row, the outer ones richer. */
export const pockets: FreeDrawing = (c) =>
  times(7, (at) => {
    const x = at * 16 - 6;
    const rich = Math.abs(at - 3) / 3;
    return (
      fill(`M${x} 0H${x + 13}L${x + 14} 30H${x - 1}Z`, c.ink, 0.85) +
      fill(
        `M${x + 1.4} 3H${x + 11.6}L${x + 12.4} 27H${x + 0.6}Z`,
        rich > 0.9 ? c.lamp : c.x,
        0.35 + rich * 0.6,
      ) +
      fill(`M${x + 1.4} 3H${x + 11.6}V9H${x + 1.2}Z`, '#fff', 0.3)
    );
  });

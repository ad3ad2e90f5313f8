import { bands, half, outline, spars } from '../../frame/crash/lark.ts';
import type { Shape } from '../shape.ts';
import { fill, line } from '../svg.ts';

/** A kite of sailcloth in the shape of a lark, its nose at the top. */
export const larkKite: Shape = {
  outline,
  behind: (c) =>
    line('M44 92Q30 112 40 128T30 168', c.lamp, 3) + line('M56 92Q66 116 54 132T60 176', c.x, 3),
  details: (c) =>
    fill(half, c.bDeep, 0.4) +
    fill(bands, c.x) +
    fill('M50 3Q55 20 69 25Q61 27 50 27Z', c.ink, 0.2) +
    line(spars, c.ink, 1.4, 0.8),
};

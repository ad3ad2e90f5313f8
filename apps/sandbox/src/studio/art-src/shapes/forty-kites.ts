import type { FreeDrawing } from '../game.ts';
import { dot, fill, group, line } from '../svg.ts';

/** A diamond of four silk panels on two spars, with a numeral-like ring on the lower one. */
const diamond = (panels: readonly [string, string, string, string], spar: string): string =>
  fill('M54 7L88 43L58 101L18 49Z', '#000', 0.22) +
  fill('M50 2L50 40L14 44Z', panels[0]) +
  fill('M50 2L84 38L50 40Z', panels[1]) +
  fill('M14 44L50 40L54 96Z', panels[2]) +
  fill('M84 38L50 40L54 96Z', panels[3]) +
  fill('M50 2L50 40L14 44Z', '#fff', 0.22) +
  fill('M84 38L50 40L54 96Z', '#000', 0.14) +
  line('M50 2Q49 46 54 96M14 44Q50 37 84 38', spar, 1.5) +
  line('M50 2L14 44L54 96L84 38Z', '#fff', 1, 0.55);

const bow = (x: number, y: number, turn: number, color: string): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    fill('M0 0L-9-5.5V5.5ZM0 0L9-5.5V5.5Z', color) + dot(0, 0, 1.8, '#fff'),
  );

/** The great kite, with a tail of bows that runs out of the picture. */
export const greatKite: FreeDrawing = (c) =>
  line('M54 96C60 114 38 120 36 138C34 158 62 160 58 186', c.cream, 1.6, 0.9) +
  bow(55, 112, 30, c.x) +
  bow(37, 133, 70, c.lamp) +
  bow(48, 158, -50, c.x) +
  diamond([c.a, c.cream, c.cream, c.a], c.ink) +
  dot(52, 58, 9, c.x) +
  dot(52, 58, 5, c.cream);

/** A small one further off, in the second material. */
export const farKite: FreeDrawing = (c) =>
  line('M54 96Q64 116 50 126T58 152', c.cream, 2.4, 0.8) +
  bow(56, 118, 40, c.cream) +
  diamond([c.b, c.b, c.cream, c.b], c.ink);

/** The simples of the apothecary: plants as they are hung to dry. */
import type { FreeDrawing } from '../game.ts';
import { n, times } from '../geometry.ts';
import { dot, fill, group, line } from '../svg.ts';

/** Heads of ripe poppy, one of them still in flower. */
export const poppy: FreeDrawing = (c) => {
  const head = (x: number, y: number, k: number): string =>
    group(
      `translate(${x} ${y}) scale(${k})`,
      fill('M2-14C24-14 28 6 22 20C16 32-12 32-18 20C-24 6-20-14 2-14Z', '#000', 0.25) +
        fill('M0-16C22-16 26 4 20 18C14 30-14 30-20 18C-26 4-22-16 0-16Z', c.a) +
        line('M-8-12Q-16 6-8 25M8-12Q16 6 8 25M0-15V27', c.lo, 1.8, 0.5) +
        line('M-15-2Q-13-9-7-12', '#fff', 3, 0.7) +
        fill('M-22-16L-16-26L-9-20L-5-29L0-22L5-29L9-20L16-26L22-16Q0-8-22-16Z', c.b) +
        line('M-16-18Q0-12 16-18', c.hi, 1.6, 0.6),
    );
  return (
    line('M36 52Q40 80 50 106M72 66Q66 86 52 106M70 26Q66 34 60 40Q50 60 50 106', c.stem, 4) +
    fill('M50 92Q30 92 22 74Q42 74 50 92ZM54 86Q72 84 84 92Q70 102 54 86Z', c.leaf) +
    fill('M50 14C52-8 92-10 98 10C108 26 92 46 76 44C62 48 46 36 50 14Z', '#000', 0.28) +
    fill('M48 10C50-12 90-14 96 6C106 22 90 42 74 40C60 44 44 32 48 10Z', c.x) +
    fill(
      'M48 10C56 2 66 8 74 20C80 6 90 2 96 6C106 22 90 42 74 40C60 44 44 32 48 10Z',
      c.ink,
      0.18,
    ) +
    dot(73, 19, 8, c.ink) +
    dot(73, 18, 4, c.leaf) +
    line('M54 6Q62-6 74-6', '#fff', 2.4, 0.7) +
    head(30, 38, 1.18) +
    head(78, 70, 0.8)
  );
};

/** A forked root, its leaves still on. */
export const mandrake: FreeDrawing = (c) => {
  const root =
    'M40 34H60C66 40 70 46 84 44Q94 42 98 34Q100 50 86 56Q74 60 70 58C70 68 74 80 84 92Q88 98 82 106Q72 96 62 84L52 74L44 88Q34 98 20 104Q26 92 32 80C36 68 32 60 30 56Q16 60 2 46Q14 48 24 42C32 40 36 38 40 34Z';
  const leaf = (turn: number, k: number): string =>
    group(
      `translate(50 34) rotate(${turn}) scale(${k})`,
      fill('M0 0C-14-12-14-34 0-46C14-34 14-12 0 0Z', c.leaf) +
        fill('M0 0C14-12 14-34 0-46Z', c.ink, 0.2) +
        line('M0-4V-40M0-16l6-7M0-16l-6-7M0-26l5-6M0-26l-5-6', c.stem, 1.5),
    );
  return (
    group('translate(4 4)', fill(root, '#000', 0.3)) +
    leaf(-62, 0.8) +
    leaf(62, 0.8) +
    leaf(-32, 0.95) +
    leaf(32, 0.95) +
    fill(root, c.a) +
    fill(
      'M56 36H60C66 40 70 46 84 44Q94 42 98 34Q100 50 86 56Q74 60 70 58C70 68 74 80 84 92Q88 98 82 106Q72 96 62 84L54 75Q64 60 56 36Z',
      c.ink,
      0.2,
    ) +
    line(
      'M42 46q6 3 12 0M40 54q8 4 18 0M42 64q6 3 13 0M72 50q5 3 10 0M30 92l8-6M72 88l6-6',
      c.lo,
      2,
      0.65,
    ) +
    line('M38 42Q34 48 38 60', '#fff', 2.6, 0.6) +
    leaf(0, 0.9) +
    [-8, 6].map((x) => dot(50 + x, 33, 4.6, c.x)).join('')
  );
};

/** A bound bunch of sage. */
export const sage: FreeDrawing = (c) => {
  const leaf = (turn: number, reach: number): string =>
    group(
      `translate(50 74) rotate(${turn})`,
      fill(
        `M2 4C-18 ${n(-reach * 0.4)}-12 ${n(-reach * 0.86)} 2 ${-reach + 4}C18 ${n(-reach * 0.8)} 20 ${n(-reach * 0.4)} 2 4Z`,
        '#000',
        0.22,
      ) +
        fill(
          `M0 0C-18 ${n(-reach * 0.4)}-13 ${n(-reach * 0.86)} 0 ${-reach}C15 ${n(-reach * 0.86)} 18 ${n(-reach * 0.4)} 0 0Z`,
          c.a,
        ) +
        fill(`M0 0C15 ${n(-reach * 0.3)} 14 ${n(-reach * 0.8)} 0 ${-reach}Z`, c.ink, 0.16) +
        line(`M0-6V${n(-reach + 8)}`, c.hi, 2, 0.8) +
        times(4, (i) =>
          line(
            `M0 ${n(-14 - i * reach * 0.18)}l7-6M0 ${n(-14 - i * reach * 0.18)}l-7-6`,
            c.hi,
            1.2,
            0.6,
          ),
        ),
    );
  return (
    line('M50 70L34 106M50 70L44 108M50 70L56 108M50 70L68 106', c.stem, 5) +
    [-66, 66, -42, 42].map((turn) => leaf(turn, 62)).join('') +
    [-20, 20].map((turn) => leaf(turn, 74)).join('') +
    leaf(0, 78) +
    fill('M36 70Q50 78 64 70L66 84Q50 92 34 84Z', c.b) +
    line('M35 76Q50 84 65 76', c.lo, 1.6, 0.6) +
    fill('M60 76Q78 72 86 82Q74 88 62 82ZM58 82Q70 96 66 106Q56 98 54 86Z', c.x)
  );
};

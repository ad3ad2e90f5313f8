import { times } from '../geometry.ts';
import type { Ink, Shape } from '../shape.ts';
import { fill, line } from '../svg.ts';

const heart = 'M0 10C-6 4-10 1-10-4C-10-10-2-10 0-5C2-10 10-10 10-4C10 1 6 4 0 10Z';
const spade = 'M0-10C4-4 10-2 10 4C10 9 4 10 1.5 6L3 11H-3L-1.5 6C-4 10-10 9-10 4C-10-2-4-4 0-10Z';

const OUTLINE = 'M24 2H76Q83 2 83 9V91Q83 98 76 98H24Q17 98 17 91V9Q17 2 24 2Z';

const card = (
  pip: string,
  colorOf: (c: Ink) => string,
  places: readonly (readonly [x: number, y: number])[],
  size: number,
): Shape => ({
  outline: OUTLINE,
  details: (c) =>
    fill(OUTLINE, c.cream) +
    line('M23 8H77V92H23Z', c.x, 1.2, 0.7) +
    times(places.length, (i) => {
      const [x, y] = places[i] ?? [50, 50];
      const turn = y > 55 ? 180 : 0;
      return `<path d="${pip}" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="${colorOf(c)}"/>`;
    }),
});

/** A seven of hearts, drawn by its pips alone. */
export const sevenOfHearts = card(
  heart,
  (c) => c.red,
  [
    [36, 22],
    [64, 22],
    [50, 36],
    [36, 50],
    [64, 50],
    [36, 78],
    [64, 78],
  ],
  0.86,
);

export const aceOfSpades = card(spade, (c) => c.ink, [[50, 50]], 2.5);

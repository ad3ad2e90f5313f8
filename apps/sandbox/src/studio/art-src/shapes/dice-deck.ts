import { ellipse } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { fill, line } from '../svg.ts';

const pip = (x: number, y: number, turn: number, color: string, alpha: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="4.2" ry="5.8" transform="rotate(${turn} ${x} ${y})" fill="${color}" opacity="${alpha}"/>`;

const die = (
  top: readonly number[],
  left: readonly (readonly [number, number])[],
  right: readonly (readonly [number, number])[],
): Shape => ({
  outline:
    'M50 3Q53 3 56 5L88 22Q92 24 92 29V70Q92 74 88 77L56 95Q50 98 44 95L12 77Q8 74 8 70V29Q8 24 12 22L44 5Q47 3 50 3Z',
  details: (c) =>
    fill('M50 48L92 26V70Q92 74 88 77L56 95Q53 97 50 97Z', c.lo, 0.72) +
    fill('M8 26L44 5Q50 2 56 5L92 26L50 48Z', c.hi, 0.75) +
    line('M8 27L50 49L92 27M50 49V97', '#fff', 1.4, 0.5) +
    top.map((x) => fill(ellipse(x, 26 + (x - 50) * 0.26, 6.4, 3.8), c.ink)).join('') +
    left.map(([x, y]) => pip(x, y, -14, c.ink, 1)).join('') +
    right.map(([x, y]) => pip(x, y, 14, c.cream, 0.92)).join(''),
});

/** Three on top, five and one beside it: opposite faces add to seven. */
export const fiveDie = die(
  [30, 50, 70],
  [
    [18, 39],
    [40, 50],
    [18, 67],
    [40, 79],
    [29, 59],
  ],
  [[71, 62]],
);

/** Two on top, six and three beside it. */
export const sixDie = die(
  [34, 66],
  [
    [19, 37],
    [38, 47],
    [19, 53],
    [38, 63],
    [19, 69],
    [38, 80],
  ],
  [
    [61, 80],
    [71, 62],
    [81, 45],
  ],
);

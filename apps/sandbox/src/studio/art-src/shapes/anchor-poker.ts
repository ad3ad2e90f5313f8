import { circle, n, polar, sector, star, TAU, times } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { fill, line, ring } from '../svg.ts';

export const anchor: Shape = {
  outline:
    'M50 2a12 12 0 0 1 6 22.4V32H72V42H57V82C72 80 80 70 82 60L74 62L88 42L99 64L91 62C89 84 70 97 50 98C30 97 11 84 9 62L1 64L12 42L26 62L18 60C20 70 28 80 43 82V42H28V32H44V24.4A12 12 0 0 1 50 2Z',
  details: (c) =>
    fill(circle(50, 14, 5.5), c.ink, 0.85) +
    line('M47 44V84M14 64Q18 84 40 92', c.hi, 2, 0.6) +
    line('M30 34H70', c.hi, 1.6, 0.6),
};

/** A chip seen from above, with a star in its middle. */
export const starChip: Shape = {
  outline: circle(50, 50, 47),
  details: (c) =>
    times(8, (i) =>
      fill(sector(50, 50, 36, 47, (i * TAU) / 8, (i * TAU) / 8 + TAU / 16), c.cream),
    ) +
    ring(50, 50, 34, c.cream, 2) +
    times(24, (i) => fill(circle(...point(i)), c.cream, 0.8)) +
    fill(circle(50, 50, 25), c.cream, 0.92) +
    fill(star(50, 50, 5, 19, 8), c.red),
};

function point(index: number): [number, number, number] {
  const [x = 50, y = 50] = polar(50, 50, 30, (index * TAU) / 24)
    .split(' ')
    .map(Number);
  return [Number(n(x)), Number(n(y)), 1.1];
}

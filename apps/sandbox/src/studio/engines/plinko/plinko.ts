/** A ball falls through rows of pegs, at each to the left or to the right. Pure rules. */
import { choose } from '../multiplier.ts';
import { type ByteSource, drawBelow } from '../random.ts';

/** The pays of a board from the left to the right, from those of its one half. */
export const pocketsOf = (half: readonly number[]): readonly number[] => [
  ...half,
  ...half.slice(0, -1).reverse(),
];

export type Drop = {
  /** 0 is left, 1 is right; one for each row. */
  readonly path: readonly number[];
  readonly pocket: number;
};

/** Every row is a draw of its own, and left is as likely as right. */
export function dropBall(rows: number, source: ByteSource): Drop {
  const path = Array.from({ length: rows }, () => drawBelow(source, 2));
  return { path, pocket: path.reduce((sum, step) => sum + step, 0) };
}

/** How many of the 2^rows equally likely paths end in each pocket. */
export const pathsTo = (rows: number): readonly number[] =>
  Array.from({ length: rows + 1 }, (_, pocket) => choose(rows, pocket));

/** The exact return of a board, as a share of the stake. */
export function boardReturn(multipliers: readonly number[]): number {
  const rows = multipliers.length - 1;
  const sum = pathsTo(rows).reduce((all, paths, at) => all + paths * (multipliers[at] ?? 0), 0);
  return sum / (100 * 2 ** rows);
}

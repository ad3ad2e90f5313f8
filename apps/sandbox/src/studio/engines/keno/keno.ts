/** Ten of forty numbers are drawn; the chosen ones among them pay. Pure rules. */
import { choose } from '../multiplier.ts';
import { type ByteSource, drawBelow } from '../random.ts';

export const NUMBERS = 40;
export const DRAWN = 10;

/** Draws numbers without putting any back, so that every ten of the forty are equally likely. */
export function drawNumbers(source: ByteSource): readonly number[] {
  const left = Array.from({ length: NUMBERS }, (_, at) => at + 1);
  return Array.from({ length: DRAWN }, () => {
    const [number] = left.splice(drawBelow(source, left.length), 1);
    if (number === undefined) throw new RangeError('there are no numbers left');
    return number;
  });
}

/** The chance that exactly `hits` of `picked` chosen numbers are drawn. */
export const chanceOf = (picked: number, hits: number): number =>
  (choose(picked, hits) * choose(NUMBERS - picked, DRAWN - hits)) / choose(NUMBERS, DRAWN);

/** The exact return of one row of the paytable, as a share of the stake. */
export const rowReturn = (pays: readonly number[]): number =>
  pays.reduce((sum, pay, hits) => sum + pay * chanceOf(pays.length - 1, hits), 0) / 100;

/** Games that pay a multiplier of the stake. Multipliers are whole hundredths: 150 pays 1.5 times. */

/**
 * What a multiplier pays, in whole multiples of `step`, the smallest bookable amount. A stake that is a
 * multiple of a hundred steps is paid exactly; any other is rounded to the house.
 */
export const payOf = (stake: number, multiplier: number, step: number): number =>
  Math.floor((stake * multiplier) / (100 * step)) * step;

/** How many ways there are to choose `part` of `whole`; exact for what the games ask. */
export function choose(whole: number, part: number): number {
  if (part < 0 || part > whole) return 0;
  let ways = 1;
  for (let i = 0; i < part; i++) ways = (ways * (whole - i)) / (i + 1);
  return Math.round(ways);
}

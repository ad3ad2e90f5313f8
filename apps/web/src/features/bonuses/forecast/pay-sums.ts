import type { GamePay } from '@pierlight/contract/catalogue/schemas';

/** Intervals for what is paid commonly, and beyond that for what is paid rarely. */
const COMMON = 192;
const RARE = 64;
/** Common is what lies within so many standard deviations. */
const REACH = 4;

/**
 * What two independent draws pay together. Sums of about the same height are put together with their average, which
 * keeps the mean, and of the deviation all but one part in a thousand.
 */
export function twice(pays: readonly GamePay[]): GamePay[] {
  const mean = pays.reduce((sum, { multiple, chance }) => sum + multiple * chance, 0);
  const squares = pays.reduce((sum, { multiple, chance }) => sum + multiple ** 2 * chance, 0);
  const common = 2 * mean + REACH * Math.sqrt(2 * Math.max(0, squares - mean * mean)) || 1;
  const most = 2 * pays.reduce((highest, { multiple }) => Math.max(highest, multiple), 0);
  const growth = Math.log(Math.max(most / common, 1)) / RARE || 1;
  const chances = new Float64Array(COMMON + RARE + 1);
  const paid = new Float64Array(COMMON + RARE + 1);
  const multiples = Float64Array.from(pays, ({ multiple }) => multiple);
  const shares = Float64Array.from(pays, ({ chance }) => chance);
  for (let one = 0; one < pays.length; one += 1)
    for (let other = 0; other < pays.length; other += 1) {
      const sum = (multiples[one] as number) + (multiples[other] as number);
      const chance = (shares[one] as number) * (shares[other] as number);
      const at =
        sum < common
          ? Math.floor((sum / common) * COMMON)
          : COMMON + Math.min(RARE, Math.floor(Math.log(sum / common) / growth));
      chances[at] = (chances[at] as number) + chance;
      paid[at] = (paid[at] as number) + chance * sum;
    }
  return [...chances].flatMap((chance, at) =>
    chance > 0 ? [{ multiple: (paid[at] as number) / chance, chance }] : [],
  );
}

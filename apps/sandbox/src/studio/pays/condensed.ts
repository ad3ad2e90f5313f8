/** So much of its stake a round pays, and how often of 1. */
export type Pay = { readonly multiple: number; readonly chance: number };

/** The most pays that are published of a game. */
const MOST = 64;

/**
 * What rounds paid, by multiples of the stake, in at most 64 pays that return just `returned`. Nothing is a pay
 * of its own; others are put together with those of about their height, at what these pay on average. That takes a
 * width `w` of the ratios of their heights from the deviation, at most `(w - 1)² / 8` of it, and nothing from the
 * return. What the rounds returned by chance, more or less than `returned`, is set right by how often they pay.
 */
export function condensed(rounds: ReadonlyMap<number, number>, returned: number): Pay[] {
  const paying = [...rounds].filter(([multiple]) => multiple > 0);
  const least = Math.min(...paying.map(([multiple]) => multiple));
  const most = Math.max(...paying.map(([multiple]) => multiple));
  const width = Math.log(most / least) / (MOST - 1) + Number.EPSILON;
  const heights = Map.groupBy(paying, ([multiple]) =>
    Math.min(MOST - 2, Math.floor(Math.log(multiple / least) / width)),
  );
  const paid = paying.reduce((sum, [multiple, count]) => sum + multiple * count, 0);
  const pays = [...heights]
    .toSorted(([a], [b]) => a - b)
    .map(([, height]): Pay => {
      const count = height.reduce((sum, [, times]) => sum + times, 0);
      const sum = height.reduce((total, [multiple, times]) => total + multiple * times, 0);
      return { multiple: digits(sum / count, 8), chance: digits((count * returned) / paid, 8) };
    });
  const never = 1 - pays.reduce((sum, { chance }) => sum + chance, 0);
  return [{ multiple: 0, chance: digits(never, 10) }, ...pays];
}

const digits = (value: number, count: number): number => Number(value.toPrecision(count));

export const meanOf = (pays: readonly Pay[]): number =>
  pays.reduce((sum, { multiple, chance }) => sum + multiple * chance, 0);

export const deviationOf = (pays: readonly Pay[]): number =>
  Math.sqrt(
    pays.reduce((sum, { multiple, chance }) => sum + multiple ** 2 * chance, 0) - meanOf(pays) ** 2,
  );

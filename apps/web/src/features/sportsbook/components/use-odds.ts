import { useFormatter } from 'use-intl';

/** Writes decimal odds for the reader, with three places at most, cut and never rounded up. */
export function useOdds(): (odds: string | number) => string {
  const format = useFormatter();
  return (odds) =>
    // What a product of decimal odds is off by in binary must not cost a place.
    format.number(Math.floor(Number(odds) * 1000 + 1e-6) / 1000, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 3,
    });
}

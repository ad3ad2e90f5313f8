import { useFormatter } from 'use-intl';

/** Writes hundredths of a percent: 9612 as "96.12%". */
export function useShare(): (hundredths: number, digits?: number) => string {
  const format = useFormatter();
  return (hundredths, digits = 2) =>
    format.number(hundredths / 10_000, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
}

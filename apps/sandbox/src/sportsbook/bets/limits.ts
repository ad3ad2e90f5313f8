/** Least stake of a line, and the most a slip may pay, by currency, in subunits. */
const limits: Readonly<Record<string, readonly [leastStake: number, mostPayout: number]>> = {
  EUR: [20, 1_000_000],
  USD: [20, 1_000_000],
  BRL: [100, 6_000_000],
  JPY: [30, 1_600_000],
  BTC: [250, 11_000_000],
  ETH: [70_000, 3_300_000_000],
  USDT: [200_000, 10_000_000_000],
  XRP: [100_000, 5_000_000_000],
};

export interface StakeLimits {
  readonly least: number;
  /** For each line. */
  readonly most: number;
}

export const takesCurrency = (currency: string): boolean => limits[currency] !== undefined;

/**
 * What a line may cost.
 *
 * @param multiple what a unit staked on every line comes to when everything wins
 */
export function stakeLimits(currency: string, multiple: number): StakeLimits {
  const [least, mostPayout] = limits[currency] ?? [1, 0];
  return { least, most: Math.max(0, Math.floor(mostPayout / multiple)) };
}

/** Whether a currency is issued by a state or moves on a chain. */
export type CurrencyType = 'fiat' | 'crypto';

/**
 * A currency as money arithmetic needs it. `subunitToUnit` is how many of the smallest
 * accountable parts make one unit: 100 for EUR, 1 for JPY, 10^8 for BTC, 10^9 for ETH,
 * 10^6 for USDT and XRP.
 */
export interface CurrencyUnit {
  readonly code: string;
  readonly subunitToUnit: number;
}

/** Number of decimals a currency's unit is written with: EUR 2, JPY 0, BTC 8. */
export function fractionDigits(currency: CurrencyUnit): number {
  return Math.round(Math.log10(currency.subunitToUnit));
}

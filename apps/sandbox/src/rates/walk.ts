/** What a currency's rate moves around, and how far, as a share of it. */
export interface Quote {
  /** Units for one euro. */
  readonly middle: number;
  readonly swing: number;
}

export const quotes: Readonly<Record<string, Quote>> = {
  EUR: { middle: 1, swing: 0 },
  USD: { middle: 1.09, swing: 0.006 },
  BRL: { middle: 6.05, swing: 0.01 },
  JPY: { middle: 164, swing: 0.008 },
  BTC: { middle: 0.0000114, swing: 0.03 },
  ETH: { middle: 0.000325, swing: 0.035 },
  USDT: { middle: 1.09, swing: 0.006 },
  XRP: { middle: 0.48, swing: 0.04 },
};

const hour = 60 * 60 * 1000;
/** Hours of the three waves a rate moves in; no two of them meet again soon. */
const periods = [3, 17, 71] as const;

/**
 * A currency's rate at a time: slow waves that follow from the time alone, so that every start of the
 * sandbox goes on where the last one was. @throws RangeError for a currency it does not quote
 */
export function rateAt(code: string, time: Date): number {
  const quote = quotes[code];
  if (!quote) throw new RangeError(`unknown currency ${code}`);
  // The dollar and the coin that is to be worth one move together.
  const phase = (code === 'USDT' ? 'USD' : code)
    .split('')
    .reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const waves = periods.map((period) =>
    Math.sin((2 * Math.PI * time.getTime()) / (period * hour) + phase),
  );
  const mean = waves.reduce((sum, wave) => sum + wave, 0) / waves.length;
  return quote.middle * (1 + quote.swing * mean);
}

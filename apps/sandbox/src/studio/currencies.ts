/**
 * Currencies the studio deals in. Wallets count in hundred-thousandths of a unit, too coarse for stakes
 * in whole bitcoin or ether; their thousandths (`mBTC`, `mETH`) are played like currencies of their own.
 */
export type Currency = {
  readonly code: string;
  readonly subunitToUnit: number;
  /** Smallest amount, in subunits, that a wallet can book. */
  readonly step: number;
};

const currency = (code: string, subunitToUnit: number): Currency => ({
  code,
  subunitToUnit,
  step: Math.max(1, subunitToUnit / 100_000),
});

const currencies: ReadonlyMap<string, Currency> = new Map(
  [
    currency('EUR', 100),
    currency('USD', 100),
    currency('BRL', 100),
    currency('JPY', 1),
    currency('mBTC', 100_000),
    currency('BTC', 100_000_000),
    currency('mETH', 1_000_000),
    currency('ETH', 1_000_000_000),
    currency('USDT', 1_000_000),
    currency('XRP', 1_000_000),
    /** Demo money. */
    currency('XXX', 100),
  ].map((entry) => [entry.code, entry]),
);

/** @throws RangeError for a code the studio does not deal in. */
export function findCurrency(code: string): Currency {
  const found = currencies.get(code);
  if (!found) throw new RangeError(`unknown currency ${code}`);
  return found;
}

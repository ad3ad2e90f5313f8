/** Hub88 counts money in hundred-thousandths of a currency's unit: 100000 is 1.00 EUR. */
const perUnit = 100_000n;

/** Exact subunits of an amount on the wire; undefined when they would not be whole. */
export function subunitsOf(amount: number, subunitToUnit: number): bigint | undefined {
  const scaled = BigInt(amount) * BigInt(subunitToUnit);
  return scaled % perUnit === 0n ? scaled / perUnit : undefined;
}

/** A balance for the wire, rounded down where the wire is coarser than the currency (BTC, ETH). */
export function wireAmountOf(subunits: bigint, subunitToUnit: number): bigint {
  return (subunits * perUnit) / BigInt(subunitToUnit);
}

/** Hub88 counts money in hundred-thousandths of a unit: 100000 is 1.00 EUR, or 1.00000 mBTC. */
const perUnit = 100_000n;

/** Exact subunits of an amount on the wire; undefined when they would not be whole. */
export function subunitsOf(amount: number, subunitToUnit: number): bigint | undefined {
  const scaled = BigInt(amount) * BigInt(subunitToUnit);
  return scaled % perUnit === 0n ? scaled / perUnit : undefined;
}

/**
 * A balance for the wire. Where the wire is coarser than the books it is rounded down, in what is told
 * and nowhere else: a satoshi is a step of mBTC, but mETH is told in steps of 10 gwei, whole bitcoin
 * of 1,000 satoshi.
 */
export function wireAmountOf(subunits: bigint, subunitToUnit: number): bigint {
  return (subunits * perUnit) / BigInt(subunitToUnit);
}

/**
 * The stakes in whole subunits that lie within limits on the wire; undefined when there are none, or
 * they are more than a JavaScript number counts exactly.
 */
export function stakesWithin(
  limits: { readonly min: number; readonly max: number },
  subunitToUnit: number,
): { readonly min: number; readonly max: number } | undefined {
  const scale = BigInt(subunitToUnit);
  const min = Number((BigInt(limits.min) * scale + perUnit - 1n) / perUnit);
  const max = Number((BigInt(limits.max) * scale) / perUnit);
  return min <= max && Number.isSafeInteger(max) ? { min, max } : undefined;
}

/** A stake for the wire; undefined when the wire is too coarse for it. */
export function stakeOnWire(subunits: bigint, subunitToUnit: number): number | undefined {
  const scaled = subunits * perUnit;
  const scale = BigInt(subunitToUnit);
  const wire = Number(scaled / scale);
  return scaled % scale === 0n && Number.isSafeInteger(wire) ? wire : undefined;
}

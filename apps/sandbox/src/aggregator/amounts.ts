/** Amounts on the wallet's wire are whole hundred-thousandths of a currency's unit: 1.00 EUR is 100000. */
const PER_UNIT = 100_000n;

/**
 * @param amount whole subunits.
 * @throws RangeError for an amount finer than a hundred-thousandth of the unit.
 */
export function toWire(amount: number, subunitToUnit: number): number {
  const scaled = BigInt(amount) * PER_UNIT;
  const unit = BigInt(subunitToUnit);
  if (scaled % unit !== 0n) {
    throw new RangeError(`${amount} of ${subunitToUnit} subunits is too fine for the wallet`);
  }
  const wire = Number(scaled / unit);
  if (!Number.isSafeInteger(wire)) throw new RangeError(`${amount} is too large for the wallet`);
  return wire;
}

/** Whole subunits of an amount on the wire, rounded down: a balance is never shown too high. */
export function fromWire(wire: number, subunitToUnit: number): number {
  const scaled = BigInt(wire) * BigInt(subunitToUnit);
  const subunits = scaled / PER_UNIT;
  return Number(scaled < 0n && scaled % PER_UNIT !== 0n ? subunits - 1n : subunits);
}

/**
 * What of a cap with an amount in every currency is left in one of them, in subunits: what was deposited in
 * another one takes as large a share of the cap as it is of that currency's amount, rounded up.
 */
export function leftUnder(
  most: Readonly<Record<string, number>>,
  currency: string,
  used: readonly { readonly currency: string; readonly amount: bigint }[],
): bigint {
  const whole = BigInt(most[currency] ?? 0);
  return used.reduce((left, one) => {
    const cap = BigInt(most[one.currency] ?? 0);
    if (cap === 0n) return left;
    return left - (one.amount * whole + cap - 1n) / cap;
  }, whole);
}

/**
 * An amount with its sign always shown: "+€60.00", "−€2.00" (U+2212), "€0.00". `money` writes
 * subunits without one for what is not negative.
 */
export function signedMoney(
  subunits: number,
  currency: string,
  money: (subunits: number, currency: string) => string,
): string {
  return subunits > 0 ? `+${money(subunits, currency)}` : money(subunits, currency);
}

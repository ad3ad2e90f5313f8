/** A written sum without decimals that say nothing: "€20" for "€20.00", "20 €" for "20,00 €". */
export function shortMoney(amount: string): string {
  return amount.replace(/[.,]00(?=\D*$)/, '');
}

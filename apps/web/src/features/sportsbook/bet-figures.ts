import type { Bet, BetLeg } from '@pierlight/contract/sportsbook/schemas';
import { betStatus, legStatus } from '@pierlight/contract/sportsbook/statuses';

/** A bet of one leg, of several that must all win, or of all combinations of `least` out of them. */
export type BetKind =
  | { readonly kind: 'single' }
  | { readonly kind: 'combination'; readonly legs: number }
  | { readonly kind: 'system'; readonly least: number; readonly legs: number };

/** What a bet's type says: `1/1`, `3/3`, `2/3`. */
export function kindOf({ type, legs }: Pick<Bet, 'type' | 'legs'>): BetKind {
  const [least = 0, of = 0] = type.split('/').map(Number);
  if (legs.length === 1) return { kind: 'single' };
  return of > least && least > 0
    ? { kind: 'system', least, legs: legs.length }
    : { kind: 'combination', legs: legs.length };
}

/** What an event is called: who plays, or of an outright the tournament. */
export const eventName = ({ competitors, tournament }: BetLeg['event']): string =>
  competitors.join(' – ') || tournament;

/** What a settled bet changed the balance by, in subunits; null as long as it runs. */
export const netOf = ({ status, payout, stake }: Bet): number | null =>
  status === betStatus.open ? null : (payout ?? 0) - stake;

/**
 * What all legs together count with now that some were void or half decided; null where that is what was taken,
 * where a leg is open or lost, and of systems, which have no odds of all.
 */
export function settledOddsOf({
  type,
  legs,
  odds,
}: Pick<Bet, 'type' | 'legs' | 'odds'>): number | null {
  const isDecided = legs.every(
    ({ status, settledOdds }) =>
      settledOdds !== null && status !== legStatus.open && status !== legStatus.lost,
  );
  if (!isDecided || kindOf({ type, legs }).kind === 'system') return null;
  const isChanged = legs.some((leg) => Number(leg.odds) !== Number(leg.settledOdds));
  const product = legs.reduce((all, { settledOdds }) => all * Number(settledOdds), 1);
  return isChanged && Math.abs(product - Number(odds)) >= 0.001 ? product : null;
}

/**
 * The share of the stake that the odds kept for the book, as a part of 1; null where it does not tell one. Legs that
 * must all win multiply; a system is the mean of its combinations.
 */
export function marginOf({ type, legs }: Pick<Bet, 'type' | 'legs'>): number | null {
  const shares = legs.map(({ margin }: BetLeg) =>
    margin === null ? Number.NaN : 1 - Number(margin),
  );
  if (!shares.every(Number.isFinite)) return null;
  const form = kindOf({ type, legs });
  const chosen = form.kind === 'system' ? form.least : shares.length;
  return (
    1 -
    sumOfProducts(shares, chosen) /
      sumOfProducts(
        shares.map(() => 1),
        chosen,
      )
  );
}

/** The sum over all choices of so many factors of their product. */
function sumOfProducts(factors: readonly number[], chosen: number): number {
  const sums = [1, ...Array.from({ length: chosen }, () => 0)];
  for (const factor of factors)
    for (let count = chosen; count > 0; count -= 1)
      sums[count] = (sums[count] ?? 0) + (sums[count - 1] ?? 0) * factor;
  return sums[chosen] ?? 0;
}

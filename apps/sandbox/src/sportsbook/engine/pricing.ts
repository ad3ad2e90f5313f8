import type { MarketSpec } from './markets.ts';
import type { Scope } from './scope.ts';

/** Odds in hundredths: 185 is 1.85. */
export type Odds = number;

export const leastOdds = 101;
export const mostOdds = 50_100;
/** From this chance an outcome is as good as certain: 1.01 would be more than it is worth. */
const certain = 0.99;

/** What an outcome's chance is worth, without margin. */
export interface Chances {
  /** By outcome, of those cases in which the stake does not go back. */
  readonly fair: readonly number[];
  /** That every stake goes back. */
  readonly pVoid: number;
}

/** The chances of a market's outcomes in a scope that is open. */
export function chancesOf(spec: MarketSpec, scope: Scope): Chances {
  const { home, away, p } = scope.grid(spec.view);
  const sums = new Array<number>(spec.outcomes.length).fill(0);
  let all = 0;
  let pVoid = 0;
  for (let at = 0; at < p.length; at++) {
    const chance = p[at] ?? 0;
    const mask = spec.settle(home[at] ?? 0, away[at] ?? 0);
    all += chance;
    if (mask === 0) pVoid += chance;
    for (let outcome = 0, left = mask; left !== 0; outcome++, left >>>= 1)
      if (left & 1) sums[outcome] = (sums[outcome] ?? 0) + chance;
  }
  const counted = all - pVoid;
  return {
    fair: sums.map((sum) => (counted > 0 ? sum / counted : 0)),
    pVoid: all > 0 ? pVoid / all : 0,
  };
}

/** Odds that keep `margin` of every stake on average: (1 − margin) / p, rounded down to hundredths. */
export function oddsOf(p: number, margin: number): Odds | null {
  if (p <= 0) return null;
  // A hair more, so that 1.85 does not become 1.84 by the last bit of a division.
  const odds = Math.floor(((1 - margin) / p) * 100 + 1e-9);
  return Math.min(mostOdds, Math.max(leastOdds, odds));
}

export interface Prices {
  /** Null: not offered. */
  readonly odds: readonly (Odds | null)[];
  /** What the odds keep, in thousandths: 1 − winners / Σ(1/odds). Null when nothing is sold. */
  readonly margin: number | null;
}

/** The prices of a market at its stated margin; none when one outcome is as good as certain. */
export function pricesOf(spec: MarketSpec, { fair }: Chances, stated: number): Prices {
  const closed = fair.some((p) => p > certain) || fair.filter((p) => p > 0).length < 2;
  if (closed) return { odds: fair.map(() => null), margin: null };
  const odds = fair.map((p) => oddsOf(p, stated));
  return { odds, margin: marginOf(odds, spec.winners) };
}

/** The margin of odds in thousandths, as it is shown. */
export function marginOf(odds: readonly (Odds | null)[], winners: number): number {
  const sum = odds.reduce<number>((all, one) => all + (one === null ? 0 : 100 / one), 0);
  return Math.round((1 - winners / sum) * 1000);
}

const probe = [0, 1, 2, 3, 1000];

/**
 * Which outcomes of a market won, as bits, once that is certain; 0 when every stake goes back, null while it is
 * open. Numbers that only rise decide some markets before the end.
 */
export function decide(spec: MarketSpec, scope: Scope): number | null {
  if (scope.state === 'never') return 0;
  const mask = spec.settle(scope.home, scope.away);
  if (scope.state === 'over') return mask;
  if (!scope.rises) return null;
  for (const home of probe)
    for (const away of probe)
      if (spec.settle(scope.home + home, scope.away + away) !== mask) return null;
  return mask;
}

export const oddsText = (odds: Odds): string => (odds / 100).toFixed(2);

/** Reads odds as they are written, `1.85`; null when they are none. */
export function readOdds(text: string): Odds | null {
  if (!/^\d{1,4}\.\d{2}$/.test(text)) return null;
  const odds = Math.round(Number(text) * 100);
  return odds >= leastOdds && odds <= mostOdds ? odds : null;
}

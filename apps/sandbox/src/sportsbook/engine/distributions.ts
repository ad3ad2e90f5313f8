import type { View } from './scope.ts';

/** Probabilities of 0, 1, 2 … */
export type Distribution = readonly number[];

/** What is left out at the end of a distribution, at most. */
const tail = 1e-11;

/** How often something comes that comes at `rate` and counts `value`. */
export interface Rate {
  readonly value: number;
  readonly rate: number;
}

/** The sum of values that come independently of each other: a compound Poisson distribution, by Panjer's recursion. */
export function compoundPoisson(rates: readonly Rate[]): Distribution {
  const all = rates.reduce((sum, { rate }) => sum + rate, 0);
  const found = [Math.exp(-all)];
  const mean = rates.reduce((sum, { value, rate }) => sum + value * rate, 0);
  for (let sum = found[0] ?? 1, at = 1; 1 - sum > tail && at < 400; at++) {
    let weighted = 0;
    for (const { value, rate } of rates)
      if (value <= at) weighted += value * rate * (found[at - value] ?? 0);
    const next = weighted / at;
    found.push(next);
    sum += next;
    if (at > mean && next < tail / 100) break;
  }
  return found;
}

export const poisson = (mean: number): Distribution => compoundPoisson([{ value: 1, rate: mean }]);

/** Pairs of numbers with their probabilities: how a part of an event may end. */
export interface Grid {
  readonly home: readonly number[];
  readonly away: readonly number[];
  readonly p: readonly number[];
}

/** How two independent numbers end, on top of what stands, as far as a view looks. */
export function independent(
  home: Distribution,
  away: Distribution,
  [homeNow, awayNow]: readonly [number, number],
  view: View,
): Grid {
  if (view === 'home') return gridOf(home.map((p, at) => [homeNow + at, 0, p]));
  if (view === 'away') return gridOf(away.map((p, at) => [0, awayNow + at, p]));
  if (view === 'pair') {
    const grid = { home: [] as number[], away: [] as number[], p: [] as number[] };
    for (let i = 0; i < home.length; i++)
      for (let j = 0; j < away.length; j++) {
        const p = (home[i] ?? 0) * (away[j] ?? 0);
        if (p < 1e-12) continue;
        grid.home.push(homeNow + i);
        grid.away.push(awayNow + j);
        grid.p.push(p);
      }
    return grid;
  }
  const sums = new Float64Array(home.length + away.length);
  const isSum = view === 'sum';
  for (let i = 0; i < home.length; i++)
    for (let j = 0; j < away.length; j++) {
      const at = isSum ? i + j : i + away.length - 1 - j;
      sums[at] = (sums[at] ?? 0) + (home[i] ?? 0) * (away[j] ?? 0);
    }
  const first = isSum ? homeNow + awayNow : homeNow - awayNow - (away.length - 1);
  return gridOf(
    Array.from(sums, (p, at) => [Math.max(0, first + at), Math.max(0, -first - at), p] as const),
  );
}

/** A grid of the pairs given. */
export function gridOf(pairs: Iterable<readonly [home: number, away: number, p: number]>): Grid {
  const grid = { home: [] as number[], away: [] as number[], p: [] as number[] };
  for (const [home, away, p] of pairs) {
    grid.home.push(home);
    grid.away.push(away);
    grid.p.push(p);
  }
  return grid;
}

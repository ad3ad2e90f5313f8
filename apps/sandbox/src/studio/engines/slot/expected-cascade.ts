/**
 * What a cascading slot is expected to pay: every combination of stops is played once. Only those whose
 * first reels can win are played to the end; the others pay nothing and never fall.
 */
import { fallsFrom, multiplierAfter } from './cascade.ts';
import { evaluateGrid, type UnitWin } from './evaluate.ts';
import type { Grid, Machine } from './machine.ts';
import { gridAt } from './machine.ts';
import type { Cascade } from './theme.ts';

export type CascadeExpectation = {
  /** `[falls]`: expected pay in bet units, unmultiplied, of what is won after that many falls. */
  readonly won: number[];
  /** `[count]`: chance that a spin falls that often. */
  readonly falls: number[];
  /** `[count]`: chance of that many scatters once everything rests. */
  readonly scatters: number[];
  /** Spins that are worth telling apart: what each won after its falls, as `won`, and its scatters. */
  readonly outcomes: readonly {
    readonly won: readonly number[];
    readonly scatters: number;
    readonly chance: number;
  }[];
};

/** Counting takes seconds, and strips are asked about more than once. */
const counted = new WeakMap<Machine['baseStrips'], CascadeExpectation>();

export function expectCascade(machine: Machine, strips: Machine['baseStrips']): CascadeExpectation {
  const before = counted.get(strips);
  if (before) return before;
  const { rules, isScatter, isWild, pays } = machine;
  const fewest = Math.min(
    ...pays.flatMap((row) => row.flatMap((units, count) => (units > 0 ? [count] : []))),
  );
  const columns = strips.map((strip) =>
    strip.map((_, stop) => gridAt([strip], [stop], rules.rows)[0] ?? []),
  );
  const scattersIn = (column: readonly number[]): number => {
    let found = 0;
    for (const symbol of column) if (isScatter[symbol]) found++;
    return found;
  };
  /** `[reel][count]`: stops of the reels from that one on that show so many scatters. */
  const after = strips.map(() => [1]);
  after.push([1]);
  for (let reel = strips.length - 1; reel >= 0; reel--) {
    const sums: number[] = [];
    for (const column of columns[reel] ?? []) {
      for (const [count, stops] of (after[reel + 1] ?? []).entries()) {
        const all = count + scattersIn(column);
        sums[all] = (sums[all] ?? 0) + stops;
      }
    }
    after[reel] = Array.from(sums, (stops) => stops ?? 0);
  }
  const won: number[] = [];
  const falling: number[] = [];
  const scatters: number[] = [];
  const tally = (sums: number[], at: number, by: number): void => {
    sums[at] = (sums[at] ?? 0) + by;
  };
  const outcomes = new Map<string, { won: readonly number[]; scatters: number; times: number }>();
  const note = (paid: readonly number[], found: number, times: number): void => {
    const key = `${paid} ${found}`;
    const known = outcomes.get(key);
    if (known) known.times += times;
    else outcomes.set(key, { won: paid, scatters: found, times });
  };
  const unitsOf = (wins: readonly UnitWin[]): number => {
    let sum = 0;
    for (const win of wins) sum += win.units;
    return sum;
  };

  const stops: number[] = [];
  const grid: Grid = [];
  /** `open`: symbols that every reel so far shows, itself or a wild for it. */
  const from = (reel: number, open: readonly number[], scattersSoFar: number): void => {
    if (reel <= fewest && open.length === 0) {
      for (const [more, times] of (after[reel] ?? []).entries()) {
        if (times === 0) continue;
        tally(scatters, scattersSoFar + more, times);
        tally(falling, 0, times);
        note([], scattersSoFar + more, times);
      }
      return;
    }
    if (reel === strips.length) {
      const wins = evaluateGrid(machine, grid);
      const falls = fallsFrom(machine, strips, stops, { grid, wins });
      let found = 0;
      for (const column of falls.at(-1)?.grid ?? grid) found += scattersIn(column);
      tally(scatters, found, 1);
      tally(falling, falls.length, 1);
      const paid = [unitsOf(wins)];
      for (const fall of falls) paid.push(unitsOf(fall.wins));
      for (let fall = 0; fall < paid.length; fall++) tally(won, fall, paid[fall] ?? 0);
      note(paid, found, 1);
      return;
    }
    const inReach = reel < fewest;
    columns[reel]?.forEach((column, stop) => {
      stops[reel] = stop;
      grid[reel] = column;
      const wild = column.some((symbol) => isWild[symbol]);
      const left = inReach && !wild ? open.filter((symbol) => column.includes(symbol)) : open;
      from(reel + 1, left, scattersSoFar + scattersIn(column));
    });
  };
  const all = strips.reduce((product, strip) => product * strip.length, 1);
  from(
    0,
    machine.ids.map((_, index) => index).filter((index) => !isScatter[index]),
    0,
  );
  const shares = (sums: readonly number[]): number[] => Array.from(sums, (sum) => (sum ?? 0) / all);
  const expectation = {
    won: shares(won),
    falls: shares(falling),
    scatters: shares(scatters),
    outcomes: [...outcomes.values()].map(({ times, ...one }) => ({ ...one, chance: times / all })),
  };
  counted.set(strips, expectation);
  return expectation;
}

/** Expected pay in bet units of so many spins in a row, each beginning the ladder anew or going on. */
export function expectLadder(
  { won, falls }: CascadeExpectation,
  { ladder, keeps, spins }: { ladder: Cascade['base']; keeps: boolean; spins: number },
): number {
  const paid = (warm: number): number =>
    won.reduce((sum, units, after) => sum + units * multiplierAfter(ladder, warm + after), 0);
  if (!keeps) return spins * paid(0);
  /** `[falls]`: chance of that many before a spin; the last step of the ladder stays. */
  let warm = [1];
  let units = 0;
  for (let spin = 0; spin < spins; spin++) {
    const next: number[] = [];
    warm.forEach((chance, before) => {
      units += chance * paid(before);
      falls.forEach((share, count) => {
        const after = Math.min(before + count, ladder.length - 1);
        next[after] = (next[after] ?? 0) + chance * share;
      });
    });
    warm = Array.from(next, (chance) => chance ?? 0);
  }
  return units;
}

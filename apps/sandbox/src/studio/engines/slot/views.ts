/** What reels show, seen as a whole column each, and what is looked for in a search over them. */
import { withWild } from './evaluate.ts';
import type { Grid, Machine, SymbolIndex } from './machine.ts';
import { windowAt } from './strip-chances.ts';

/** A column as it counts, what the spin's mark gets from it, and its chance. */
export type View = {
  readonly column: readonly SymbolIndex[];
  readonly mark: number;
  readonly chance: number;
};
/** By reel. */
export type Views = readonly (readonly View[])[];

/** What is marked of a reel that stops at this column. */
export type MarkOf = (column: readonly SymbolIndex[], reel: number) => number;

/** What the strips show, equal columns once; where wilds expand, covered by them. */
export function viewsOf(
  { rules, isWild }: Machine,
  strips: Machine['baseStrips'],
  expandWilds: boolean,
  markOf: MarkOf,
): View[][] {
  return strips.map((strip, reel) => {
    const found = new Map<string, View>();
    for (const stop of strip.keys()) {
      const stands = windowAt(strip, stop, rules.rows);
      const wild = expandWilds ? stands.find((symbol) => isWild[symbol]) : undefined;
      const column = wild === undefined ? stands : stands.map(() => wild);
      const mark = markOf(stands, reel);
      const key = `${column} ${mark}`;
      const chance = (found.get(key)?.chance ?? 0) + 1 / strip.length;
      found.set(key, { column, mark, chance });
    }
    return [...found.values()];
  });
}

/** The most a line may pay whose first reels show these symbols, in bet units. */
function mostOfLine(machine: Machine, shown: readonly SymbolIndex[]): number {
  const { isWild, isScatter, isCoin, pays, rules } = machine;
  let [target, by, count, lead, wild] = [-1, 1, 0, 0, -1];
  for (const [reel, symbol] of shown.entries()) {
    const ends = isScatter[symbol] || isCoin[symbol];
    if (ends || (!isWild[symbol] && target >= 0 && target !== symbol)) break;
    if (isWild[symbol]) {
      by = withWild(rules, by, reel);
      if (target < 0) [lead, wild] = [lead + 1, symbol];
    } else target = symbol;
    count++;
  }
  const best = (row: readonly number[] | undefined, from: number, upTo: number): number =>
    Math.max(0, ...(row ?? []).slice(from, upTo + 1));
  if (count < shown.length) {
    return Math.max(
      target < 0 ? 0 : (pays[target]?.[count] ?? 0) * by,
      wild < 0 ? 0 : (pays[wild]?.[lead] ?? 0),
    );
  }
  let most = by;
  for (let reel = count; reel < rules.reels; reel++)
    if (isWild.includes(true)) most = Math.max(most, withWild(rules, most, reel));
  const open = target < 0 ? pays : [pays[target]];
  const own = Math.max(...open.map((row) => best(row, count, rules.reels))) * most;
  const wilds = target < 0 ? rules.reels : lead;
  return Math.max(own, wild < 0 && target >= 0 ? 0 : best(pays[isWild.indexOf(true)], lead, wilds));
}

/** The most a symbol's ways and all others' may pay from these first reels on, in bet units. */
function mostOfWays({ rules, isWild, isScatter, pays, ids }: Machine, shown: Grid): number {
  let sum = 0;
  for (let symbol = 0; symbol < ids.length; symbol++) {
    const row = isScatter[symbol] ? [] : (pays[symbol] ?? []);
    let ways = 1;
    let length = 0;
    for (const column of shown) {
      const count = column.filter((one) => one === symbol || isWild[one]).length;
      if (count === 0) break;
      ways *= count;
      length++;
    }
    let most = ways * (row[length] ?? 0);
    if (length === shown.length) {
      for (let reel = length; reel < rules.reels; reel++) {
        ways *= rules.rows;
        most = Math.max(most, ways * (row[reel + 1] ?? 0));
      }
    }
    sum += most;
  }
  return sum;
}

/**
 * No turn that begins with these reels pays more than this on its lines or ways, in bet units; without
 * bound where both sides pay, or symbols anywhere.
 */
export function mostFrom(machine: Machine, shown: Grid): number {
  const { evaluation, fullField = 1 } = machine.rules;
  if (evaluation.kind === 'anywhere' || evaluation.bothWays) return Number.POSITIVE_INFINITY;
  if (evaluation.kind === 'ways') return mostOfWays(machine, shown);
  return evaluation.lines.reduce(
    (sum, rows) =>
      sum +
      fullField *
        mostOfLine(
          machine,
          shown.map((column, reel) => column[rows[reel] ?? 0] ?? -1),
        ),
    0,
  );
}

/** Nodes a search may visit before it is given up. */
const MOST_NODES = 5_000;

/** What the dearest turn pays on its lines or ways, in bet units; infinite where that is not found out. */
export function dearestTurn(machine: Machine, views: Views): number {
  let best = 0;
  let nodes = 0;
  const search = (shown: Grid): boolean => {
    if (++nodes > MOST_NODES) return false;
    const here = views[shown.length];
    const promised = mostFrom(machine, shown);
    if (!Number.isFinite(promised)) return false;
    if (promised <= best) return true;
    if (!here) {
      best = promised;
      return true;
    }
    const next = here
      .map(({ column }) => [...shown, [...column]])
      .map((grid) => ({ grid, most: mostFrom(machine, grid) }))
      .toSorted((a, b) => b.most - a.most);
    return next.every(({ grid, most }) => most <= best || search(grid));
  };
  return search([]) ? best : Number.POSITIVE_INFINITY;
}

/**
 * What a grid pays. Lines and ways count from the left reel, some of them from the right one too; in each
 * direction of a line only the best win is paid.
 * Amounts are in bet units and before the step's multiplier.
 */
import type { Grid, Machine, SymbolIndex } from './machine.ts';
import type { LineRules, SlotRules } from './theme.ts';

export type Cell = [reel: number, row: number];

export type UnitWin = {
  /** `scatter` for what pays wherever it stands. */
  readonly kind: 'line' | 'ways' | 'scatter';
  /** Index of the line, for `line`. */
  readonly line: number;
  readonly symbol: SymbolIndex;
  readonly count: number;
  /** Number of ways, for `ways`; else 1. */
  readonly ways: number;
  /** The wilds' multiplier, else 1. */
  readonly multiplier: number;
  /** With `ways` and `multiplier` in it. */
  readonly units: number;
  readonly cells: Cell[];
};

export function evaluateGrid(machine: Machine, grid: Grid): UnitWin[] {
  switch (machine.rules.evaluation.kind) {
    case 'lines':
      return evaluateLines(machine, grid, machine.rules.evaluation);
    case 'ways':
      return evaluateWays(machine, grid, machine.rules.evaluation.bothWays ?? false);
    case 'anywhere':
      return evaluateAnywhere(machine, grid);
  }
}

function evaluateLines(machine: Machine, grid: Grid, { lines, bothWays }: LineRules): UnitWin[] {
  const wins: UnitWin[] = [];
  const fromLeft = grid.map((_, reel) => reel);
  for (let line = 0; line < lines.length; line++) {
    const rows = lines[line] ?? [];
    const win = evaluateLine(machine, grid, { rows, line, order: fromLeft });
    if (win) wins.push(win);
    if (!bothWays || win?.count === grid.length) continue;
    const back = evaluateLine(machine, grid, { rows, line, order: fromLeft.toReversed() });
    if (back) wins.push(back);
  }
  return wins;
}

/** What a line of these rows pays, its reels looked at in that order; null for nothing. */
export function evaluateLine(
  { isWild, isScatter, isCoin, pays, rules }: Machine,
  grid: Grid,
  { rows, line, order }: { rows: readonly number[]; line: number; order: readonly number[] },
): UnitWin | null {
  let leadingWilds = 0;
  let multiplier = 1;
  let wild: SymbolIndex = -1;
  let target: SymbolIndex = -1;
  let count = 0;
  for (const reel of order) {
    const symbol = grid[reel]?.[rows[reel] ?? 0] ?? -1;
    if (isScatter[symbol] || isCoin[symbol]) break;
    if (isWild[symbol]) {
      multiplier = withWild(rules, multiplier, reel);
      if (target < 0) {
        leadingWilds++;
        wild = symbol;
      }
    } else if (target < 0) target = symbol;
    else if (symbol !== target) break;
    count++;
  }
  const units = target < 0 ? 0 : (pays[target]?.[count] ?? 0) * multiplier;
  const wildUnits = wild < 0 ? 0 : (pays[wild]?.[leadingWilds] ?? 0);
  if (units === 0 && wildUnits === 0) return null;
  const best =
    wildUnits > units
      ? { symbol: wild, count: leadingWilds, multiplier: 1, units: wildUnits }
      : { symbol: target, count, multiplier, units };
  return {
    kind: 'line',
    line,
    ways: 1,
    ...best,
    cells: order.slice(0, best.count).map((reel): Cell => [reel, rows[reel] ?? 0]),
  };
}

/** The multiplier of a line once a wild on this reel has joined it. */
export const withWild = (
  { reelMultipliers, wildMultiplier }: SlotRules,
  multiplier: number,
  reel: number,
): number => (reelMultipliers ? multiplier * (reelMultipliers[reel] ?? 1) : wildMultiplier);

function evaluateWays(machine: Machine, grid: Grid, bothWays: boolean): UnitWin[] {
  const wins = waysFromLeft(machine, grid);
  if (!bothWays) return wins;
  const { reels } = machine.rules;
  const back = waysFromLeft(machine, grid.toReversed()).filter(({ count }) => count < reels);
  return wins.concat(
    back.map((win) => ({
      ...win,
      cells: win.cells.map(([reel, row]): Cell => [reels - 1 - reel, row]),
    })),
  );
}

function waysFromLeft({ isWild, isScatter, isCoin, pays, rules }: Machine, grid: Grid): UnitWin[] {
  const wins: UnitWin[] = [];
  const first = grid[0] ?? [];
  const startsWild = first.some((shown) => isWild[shown]);
  for (let symbol = 0; symbol < pays.length; symbol++) {
    if (isWild[symbol] || isScatter[symbol] || isCoin[symbol]) continue;
    if (!startsWild && !first.includes(symbol)) continue;
    let ways = 1;
    let count = 0;
    for (; count < rules.reels; count++) {
      let here = 0;
      for (const shown of grid[count] ?? []) if (shown === symbol || isWild[shown]) here++;
      if (here === 0) break;
      ways *= here;
    }
    const units = count === 0 ? 0 : (pays[symbol]?.[count] ?? 0) * ways;
    if (units === 0) continue;
    const cells: Cell[] = [];
    for (let reel = 0; reel < count; reel++) {
      grid[reel]?.forEach((shown, row) => {
        if (shown === symbol || isWild[shown]) cells.push([reel, row]);
      });
    }
    wins.push({ kind: 'ways', line: -1, symbol, count, ways, multiplier: 1, units, cells });
  }
  return wins;
}

/** Every symbol pays by how many of it are in view, wherever they stand. */
function evaluateAnywhere({ isScatter, pays }: Machine, grid: Grid): UnitWin[] {
  const found = new Map<SymbolIndex, Cell[]>();
  grid.forEach((column, reel) => {
    column.forEach((symbol, row) => {
      const cells = found.get(symbol) ?? [];
      cells.push([reel, row]);
      found.set(symbol, cells);
    });
  });
  return [...found].flatMap(([symbol, cells]): UnitWin[] => {
    const count = cells.length;
    const units = isScatter[symbol] ? 0 : (pays[symbol]?.[count] ?? 0);
    if (units === 0) return [];
    return [{ kind: 'scatter', line: -1, symbol, count, ways: 1, multiplier: 1, units, cells }];
  });
}

/** Scatters pay wherever they stand. `count` is their number even when they pay nothing. */
export function evaluateScatters(
  { isScatter, pays }: Machine,
  grid: Grid,
): { count: number; win: UnitWin | null } {
  const cells: Cell[] = [];
  let symbol: SymbolIndex = -1;
  grid.forEach((column, reel) => {
    column.forEach((shown, row) => {
      if (!isScatter[shown]) return;
      symbol = shown;
      cells.push([reel, row]);
    });
  });
  const count = cells.length;
  const units = symbol < 0 ? 0 : (pays[symbol]?.[count] ?? 0);
  if (units === 0) return { count, win: null };
  return {
    count,
    win: { kind: 'scatter', line: -1, symbol, count, ways: 1, multiplier: 1, units, cells },
  };
}

/** The grid with every reel that shows one of `symbols` covered by it; null when none does. */
export function expand(
  grid: Grid,
  isExpanding: (symbol: SymbolIndex) => boolean,
): { grid: Grid; reels: number[] } | null {
  const reels: number[] = [];
  const expanded = grid.map((column, reel) => {
    const symbol = column.find(isExpanding);
    if (symbol === undefined) return column;
    reels.push(reel);
    return column.map(() => symbol);
  });
  return reels.length === 0 ? null : { grid: expanded, reels };
}

/** Whether every cell shows one symbol, wilds standing for it. */
export function isFullField({ isWild }: Machine, grid: Grid): boolean {
  const shown = new Set(grid.flat().filter((symbol) => !isWild[symbol]));
  return shown.size <= 1;
}

/**
 * The special symbol of the free spins: standing on enough reels to pay, it covers them and pays its
 * count on every line, wherever those reels are.
 */
export function evaluateExpandedSymbol(
  { pays, rules }: Machine,
  symbol: SymbolIndex,
  reels: readonly number[],
): UnitWin[] {
  const units = pays[symbol]?.[reels.length] ?? 0;
  if (units === 0 || rules.evaluation.kind !== 'lines') return [];
  return rules.evaluation.lines.map((rows, line) => ({
    kind: 'line',
    line,
    symbol,
    count: reels.length,
    ways: 1,
    multiplier: 1,
    units,
    cells: reels.map((reel): Cell => [reel, rows[reel] ?? 0]),
  }));
}

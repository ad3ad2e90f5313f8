/** What a reel shows, given that every stop of its strip is equally likely. */
import type { Machine, SymbolIndex } from './machine.ts';

/** `[row][symbol]`: chance of the symbol in that row of the reel. */
export function cellChances(
  { rules, ids, isWild }: Machine,
  strip: readonly SymbolIndex[],
  expandWilds: boolean,
): number[][] {
  const chances = Array.from({ length: rules.rows }, () => ids.map(() => 0));
  for (let stop = 0; stop < strip.length; stop++) {
    const column = windowAt(strip, stop, rules.rows);
    const wild = expandWilds ? column.find((symbol) => isWild[symbol]) : undefined;
    column.forEach((symbol, row) => {
      const shown = wild ?? symbol;
      const inRow = chances[row];
      if (inRow) inRow[shown] = (inRow[shown] ?? 0) + 1 / strip.length;
    });
  }
  return chances;
}

/** The same, given that none of the symbols is in view; nothing where they always are. */
export function cellChancesWithout(
  { rules, ids }: Machine,
  strip: readonly SymbolIndex[],
  isOut: readonly boolean[],
): number[][] {
  const columns = strip
    .map((_, stop) => windowAt(strip, stop, rules.rows))
    .filter((column) => !column.some((symbol) => isOut[symbol]));
  return Array.from({ length: rules.rows }, (_, row) =>
    ids.map((_id, symbol) =>
      columns.length === 0
        ? 0
        : columns.filter((column) => column[row] === symbol).length / columns.length,
    ),
  );
}

/** `[count]`: chance of that many of the symbols in view on all reels. */
export const countsOnReels = (
  { rules }: Machine,
  strips: Machine['baseStrips'],
  isCounted: readonly boolean[],
): number[] =>
  strips
    .map((strip) => countsInView(strip, rules.rows, (symbol) => isCounted[symbol] === true))
    .reduce((all, reel) => convolve(all, reel), [1]);

/** `[count]`: chance that a reel shows that many of the symbols. */
export function countsInView(
  strip: readonly SymbolIndex[],
  rows: number,
  counts: (symbol: SymbolIndex) => boolean,
): number[] {
  const chances = Array.from({ length: rows + 1 }, () => 0);
  for (let stop = 0; stop < strip.length; stop++) {
    const found = windowAt(strip, stop, rows).filter(counts).length;
    chances[found] = (chances[found] ?? 0) + 1 / strip.length;
  }
  return chances;
}

/** What a reel shows at a stop. */
export const windowAt = (
  strip: readonly SymbolIndex[],
  stop: number,
  rows: number,
): SymbolIndex[] =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? 0);

export function convolve(left: readonly number[], right: readonly number[]): number[] {
  const sums = Array.from({ length: left.length + right.length - 1 }, () => 0);
  left.forEach((a, i) => {
    right.forEach((b, j) => {
      sums[i + j] = (sums[i + j] ?? 0) + a * b;
    });
  });
  return sums;
}

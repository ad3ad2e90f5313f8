/**
 * Symbols that stand for nothing until the reels rest: then all of them turn into one symbol, drawn anew
 * each time. Seen from the drawn symbol, the strips simply show it in their places.
 */
import type { Grid, Machine, SymbolIndex } from './machine.ts';
import type { Mystery } from './theme.ts';

type Strips = Machine['baseStrips'];

/** Columns in which `from` shows as `to`. */
export const turned = (columns: Strips, from: SymbolIndex, to: SymbolIndex): Grid =>
  columns.map((column) => column.map((symbol) => (symbol === from ? to : symbol)));

/** The grid once its mystery symbols have turned; null when it shows none. */
export function turnedGrid(
  { indexOf, rules }: Machine,
  grid: Grid,
  to: SymbolIndex | null,
): Grid | null {
  const from = indexOf.get(rules.mystery?.symbol ?? '');
  if (from === undefined || to === null) return null;
  return grid.some((column) => column.includes(from)) ? turned(grid, from, to) : null;
}

/** The mean of what is expected of the strips over the symbols that may be drawn. */
export function overDraws(
  { indexOf }: Machine,
  mystery: Mystery | undefined,
  strips: Strips,
  expected: (strips: Strips) => number,
): number {
  if (!mystery) return expected(strips);
  const from = indexOf.get(mystery.symbol) ?? -1;
  const all = Object.values(mystery.weights).reduce((sum, weight) => sum + weight, 0);
  return Object.entries(mystery.weights).reduce(
    (sum, [id, weight]) =>
      sum + (weight / all) * expected(turned(strips, from, indexOf.get(id) ?? -1)),
    0,
  );
}

/** What reels show of a line or of a symbol, and the sums of their marks. */
import type { SymbolIndex } from './machine.ts';
import { Tally } from './outcomes.ts';
import type { View, Views } from './views.ts';

/** What a reel shows of a line or of a symbol, what it adds to the mark, and the chance of both. */
export type Shown = {
  readonly symbol: SymbolIndex;
  readonly mark: number;
  readonly chance: number;
};

export function shownOn(
  views: readonly View[],
  read: (column: readonly SymbolIndex[]) => SymbolIndex,
  reel: number,
  markOf?: (symbol: SymbolIndex, reel: number) => number,
): Shown[] {
  const tally = new Tally();
  for (const { column, mark, chance } of views) {
    const value = read(column);
    const own = markOf ? markOf(value, reel) : mark;
    tally.add({ value, ceiling: Number.POSITIVE_INFINITY, mark: own }, chance);
  }
  return tally.spread.map(({ value, mark, chance }) => ({ symbol: value, mark, chance }));
}

/** By reel, what the cell of a line in these rows shows; marked as the views are, or by what it shows. */
export const cellsOf = (
  rows: readonly number[],
  views: Views,
  markOf?: (symbol: SymbolIndex, reel: number) => number,
): Shown[][] =>
  views.map((reelViews, reel) =>
    shownOn(reelViews, (column) => column[rows[reel] ?? 0] ?? -1, reel, markOf),
  );

/** `[reel]`: sums of marks of the reels from that one on, with their chances. */
export function marksFrom(reels: readonly (readonly Shown[])[]): (readonly [number, number][])[] {
  const after: [number, number][][] = [[[0, 1]]];
  for (const shown of reels.toReversed()) {
    const sums = new Map<number, number>();
    for (const { mark, chance } of shown) {
      for (const [rest, share] of after[0] ?? [])
        sums.set(mark + rest, (sums.get(mark + rest) ?? 0) + chance * share);
    }
    after.unshift([...sums]);
  }
  return after;
}

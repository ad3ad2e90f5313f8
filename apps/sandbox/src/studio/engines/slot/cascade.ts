/**
 * Cascading wins. Winning symbols vanish, what stands above drops into the gaps, and the strip moves on
 * from the top; this goes on until nothing wins. A spin's stops alone decide all of it.
 */
import { type Cell, evaluateGrid, type UnitWin } from './evaluate.ts';
import type { Grid, Machine, SymbolIndex } from './machine.ts';
import type { Cascade } from './theme.ts';

/** What a grid became once its winning symbols were gone. */
export type UnitFall = {
  readonly removed: Cell[];
  readonly grid: Grid;
  readonly wins: UnitWin[];
};

/** No spin may fall more often; the expectation meets every spin there is and so proves none does. */
const MOST_FALLS = 60;

/** Multiplier on what is paid after that many falls; the ladder's last step stays. */
export const multiplierAfter = (ladder: Cascade['base'], falls: number): number =>
  ladder[Math.min(falls, ladder.length - 1)] ?? 1;

/** @throws RangeError when the symbols would fall without end. */
export function fallsFrom(
  machine: Machine,
  strips: readonly (readonly SymbolIndex[])[],
  stops: readonly number[],
  first: { readonly grid: Grid; readonly wins: readonly UnitWin[] },
): UnitFall[] {
  const falls: UnitFall[] = [];
  const tops = [...stops];
  let { grid, wins } = first;
  while (wins.length > 0) {
    if (falls.length === MOST_FALLS) throw new RangeError('a spin falls without end');
    const gone: boolean[][] = grid.map(() => []);
    for (const { cells } of wins) {
      for (const [reel, row] of cells) (gone[reel] as boolean[])[row] = true;
    }
    const removed: Cell[] = [];
    const next: SymbolIndex[][] = [];
    for (const [reel, column] of grid.entries()) {
      const strip = strips[reel] ?? [];
      const isGone = gone[reel] ?? [];
      const kept = column.filter((_, row) => !isGone[row]);
      for (let row = 0; row < column.length; row++) if (isGone[row]) removed.push([reel, row]);
      while (kept.length < column.length) {
        const top = ((tops[reel] ?? 0) + strip.length - 1) % strip.length;
        tops[reel] = top;
        kept.unshift(strip[top] ?? 0);
      }
      next.push(kept);
    }
    grid = next;
    wins = evaluateGrid(machine, grid);
    falls.push({ removed, grid, wins: [...wins] });
  }
  return falls;
}

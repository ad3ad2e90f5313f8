/**
 * How far what a spin pays may spread. The whole stake is put on one line drawn at random, or on one
 * symbol where ways or numbers of symbols pay: that pays the same on average, and for every convex measure
 * of the win, such as what lies above a cap, at least as much. One line alone can be counted out. Where
 * few combinations are left, as of reels that wilds do not cover, those are counted instead.
 */
import { evaluateGrid } from './evaluate.ts';
import { linesSpread } from './line-spread.ts';
import type { Machine, SymbolIndex } from './machine.ts';
import { mixed, type Spread, Tally } from './outcomes.ts';
import { anywhereSpread, waysSpread } from './symbol-spread.ts';
import { dearestTurn, type View, type Views } from './views.ts';

/** So many combinations are counted one by one. */
const FEW = 60_000;

/** What the combinations of the views pay, one by one. */
function countedOut(machine: Machine, views: Views): Spread {
  const tally = new Tally();
  const walk = (grid: SymbolIndex[][], mark: number, chance: number): void => {
    const here = views[grid.length];
    if (here) {
      for (const one of here)
        walk([...grid, [...one.column]], mark + one.mark, chance * one.chance);
      return;
    }
    const units = evaluateGrid(machine, grid).reduce((sum, win) => sum + win.units, 0);
    tally.add(
      {
        value: units / machine.rules.betUnits,
        ceiling: Number.POSITIVE_INFINITY,
        sure: true,
        mark,
      },
      chance,
    );
  };
  walk([], 0, 1);
  return tally.spread;
}

/** What a turn of these views pays, in stakes. */
export function spreadOf(machine: Machine, views: Views): Spread {
  if (views.reduce((product, { length }) => product * length, 1) <= FEW)
    return countedOut(machine, views);
  const covered = ({ column }: View): boolean => column.every((symbol) => machine.isWild[symbol]);
  const parted = views.findIndex((view) => view.some(covered) && !view.every(covered));
  if (parted >= 0) {
    const part = (is: boolean) => {
      const own = (views[parted] ?? []).filter((view) => covered(view) === is);
      const weight = own.reduce((sum, { chance }) => sum + chance, 0);
      const given = own.map((view) => ({ ...view, chance: view.chance / weight }));
      return { weight, spread: spreadOf(machine, views.with(parted, given)) };
    };
    return mixed([part(true), part(false)]);
  }
  const ceiling = dearestTurn(machine, views) / machine.rules.betUnits;
  switch (machine.rules.evaluation.kind) {
    case 'lines':
      return linesSpread(machine, views, ceiling);
    case 'ways':
      return waysSpread(machine, views, ceiling);
    case 'anywhere':
      return anywhereSpread(machine, views, ceiling);
  }
}

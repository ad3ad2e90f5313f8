/**
 * Hold and respin. Enough coins in view hold their places, each with a value, and every other cell
 * turns for itself: a coin that lands is held too and gives all respins anew. It ends when the respins
 * run out or every cell holds a coin, which pays the grand jackpot on top.
 */
import { type ByteSource, drawBelow, drawWeighted } from '../random.ts';
import type { Cell } from './evaluate.ts';
import type { Grid, Machine } from './machine.ts';
import type { Hold } from './theme.ts';

export type HeldCoin = { readonly cell: Cell; readonly value: string; readonly units: number };

export type HoldRound = {
  readonly start: HeldCoin[];
  readonly respins: { readonly landed: HeldCoin[]; readonly left: number }[];
  readonly full: boolean;
  /** In bet units, the grand jackpot in it. */
  readonly units: number;
};

const unitsOf = (hold: Hold, value: string): number =>
  hold.values.find(({ id }) => id === value)?.units ?? 0;

const weightsOf = (hold: Hold): Record<string, number> =>
  Object.fromEntries(hold.values.map(({ id, weight }) => [id, weight]));

/** Plays the respins; null where too few coins are in view. */
export function playHold(machine: Machine, grid: Grid, source: ByteSource): HoldRound | null {
  const { hold } = machine.rules;
  if (!hold) return null;
  const coin = machine.indexOf.get(hold.coin);
  const weights = weightsOf(hold);
  const draw = (cell: Cell): HeldCoin => {
    const value = drawWeighted(source, weights);
    return { cell, value, units: unitsOf(hold, value) };
  };
  const cells = grid.flatMap((column, reel) => column.map((_, row): Cell => [reel, row]));
  const start = cells.filter(([reel, row]) => grid[reel]?.[row] === coin).map(draw);
  if (start.length < hold.from) return null;
  const taken = new Set(start.map(({ cell }) => cell.join()));
  const respins: HoldRound['respins'] = [];
  let units = start.reduce((sum, held) => sum + held.units, 0);
  let left = hold.respins;
  while (left > 0 && taken.size < cells.length) {
    const landed = cells
      .filter((cell) => !taken.has(cell.join()))
      .filter(() => drawBelow(source, hold.oneIn) === 0)
      .map(draw);
    for (const held of landed) {
      taken.add(held.cell.join());
      units += held.units;
    }
    left = landed.length > 0 ? hold.respins : left - 1;
    respins.push({ landed, left });
  }
  const full = taken.size === cells.length;
  return { start, respins, full, units: units + (full ? hold.grand : 0) };
}

/** Expected pay in bet units of the respins, over the chances of so many coins in view. */
export function expectHold(
  { rules }: Machine,
  hold: Hold,
  inView: readonly number[],
): { readonly units: number; readonly chance: number } {
  const cells = rules.reels * rules.rows;
  const all = hold.values.reduce((sum, { weight }) => sum + weight, 0);
  const mean = hold.values.reduce((sum, { weight, units }) => sum + weight * units, 0) / all;
  const p = 1 / hold.oneIn;
  const known = new Map<string, number>();
  /** Expected units still to come with so many coins held and respins left. */
  const toCome = (held: number, left: number): number => {
    if (held === cells) return hold.grand;
    if (left === 0) return 0;
    const key = `${held} ${left}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const open = cells - held;
    let sum = 0;
    let chance = (1 - p) ** open;
    for (let landed = 0; landed <= open; landed++) {
      sum += chance * (landed * mean + toCome(held + landed, landed > 0 ? hold.respins : left - 1));
      chance *= (((open - landed) / (landed + 1)) * p) / (1 - p);
    }
    known.set(key, sum);
    return sum;
  };
  let units = 0;
  let begins = 0;
  for (const [coins, chance] of inView.entries()) {
    if (coins < hold.from) continue;
    begins += chance;
    units += chance * (coins * mean + toCome(coins, hold.respins));
  }
  return { units, chance: begins };
}

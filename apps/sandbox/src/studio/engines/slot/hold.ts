/**
 * Hold and respin. Enough coins in view hold their places, each with a value, and every other cell
 * turns for itself: a coin that lands is held too and gives all respins anew. It ends when the respins
 * run out or every cell holds a coin, which pays the grand jackpot on top. A reel full of coins may
 * multiply what they are worth.
 */
import { type ByteSource, drawBelow, drawWeighted } from '../random.ts';
import type { Cell } from './evaluate.ts';
import type { Grid, Machine } from './machine.ts';
import { convolve } from './strip-chances.ts';
import type { Hold } from './theme.ts';

export type HeldCoin = { readonly cell: Cell; readonly value: string; readonly units: number };

export type HoldRound = {
  readonly start: HeldCoin[];
  readonly respins: { readonly landed: HeldCoin[]; readonly left: number }[];
  readonly full: boolean;
  /** Reels full of coins that count for more. */
  readonly fullReels: number[];
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
  let left = hold.respins;
  while (left > 0 && taken.size < cells.length) {
    const landed = cells
      .filter((cell) => !taken.has(cell.join()))
      .filter(() => drawBelow(source, hold.oneIn) === 0)
      .map(draw);
    for (const held of landed) taken.add(held.cell.join());
    left = landed.length > 0 ? hold.respins : left - 1;
    respins.push({ landed, left });
  }
  const full = taken.size === cells.length;
  const held = [start, ...respins.map(({ landed }) => landed)].flat();
  const fullReels = hold.fullReel
    ? grid.flatMap((column, reel) =>
        held.filter(({ cell }) => cell[0] === reel).length === column.length ? [reel] : [],
      )
    : [];
  const units = held.reduce(
    (sum, { cell, units: worth }) =>
      sum + worth * (fullReels.includes(cell[0]) ? (hold.fullReel ?? 1) : 1),
    full ? hold.grand : 0,
  );
  return { start, respins, full, fullReels, units };
}

/**
 * Expected pay in bet units of the respins. `inView[reel][count]`: chance that a reel shows that many
 * coins. What a coin is worth does not depend on where it stands, so coins only have to be counted, on
 * each reel for itself; which reel comes first does not matter.
 */
export function expectHold(
  { rules }: Machine,
  hold: Hold,
  inView: readonly (readonly number[])[],
): { readonly units: number; readonly chance: number } {
  const { rows } = rules;
  const all = hold.values.reduce((sum, { weight }) => sum + weight, 0);
  const mean = hold.values.reduce((sum, { weight, units }) => sum + weight * units, 0) / all;
  const fullReel = ((hold.fullReel ?? 1) - 1) * rows * mean;
  /** `[open][landed]`: chance that so many of the open cells of a reel show a coin. */
  const lands = Array.from({ length: rows + 1 }, (_, open) =>
    Array.from({ length: open }, () => [1 - 1 / hold.oneIn, 1 / hold.oneIn]).reduce(convolve, [1]),
  );
  const known = new Map<string, number>();
  /** Expected units still to be won with so many coins held on each reel and respins left. */
  const toCome = (held: readonly number[], left: number): number => {
    const full = held.filter((coins) => coins === rows).length;
    if (full === held.length) return full * fullReel + hold.grand;
    if (left === 0) return full * fullReel;
    const key = `${held.join()} ${left}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let sum = 0;
    const land = (reel: number, next: readonly number[], landed: number, chance: number): void => {
      const coins = held[reel];
      if (coins === undefined) {
        const sorted = next.toSorted((a, b) => a - b);
        sum += chance * (landed * mean + toCome(sorted, landed > 0 ? hold.respins : left - 1));
        return;
      }
      lands[rows - coins]?.forEach((share, more) => {
        land(reel + 1, [...next, coins + more], landed + more, chance * share);
      });
    };
    land(0, [], 0, 1);
    known.set(key, sum);
    return sum;
  };
  let units = 0;
  let begins = 0;
  const begin = (reel: number, held: readonly number[], chance: number): void => {
    const shown = inView[reel];
    if (shown) {
      shown.forEach((share, coins) => {
        if (share > 0) begin(reel + 1, [...held, coins], chance * share);
      });
      return;
    }
    const coins = held.reduce((sum, count) => sum + count, 0);
    if (coins < hold.from) return;
    begins += chance;
    const sorted = held.toSorted((a, b) => a - b);
    units += chance * (coins * mean + toCome(sorted, hold.respins));
  };
  begin(0, [], 1);
  return { units, chance: begins };
}

/**
 * Geared reels: on every turn some neighbouring reels run as one and stop alike, how many and which is
 * drawn with the turn. All reels of such a game carry the same strip.
 */
import { type ByteSource, drawBelow, drawWeighted } from '../random.ts';
import type { Machine } from './machine.ts';
import { countsInView } from './strip-chances.ts';

export type GearedReels = { readonly from: number; readonly count: number };

/** Which reels run as one; null in games without gears. */
export function drawGears({ rules }: Machine, source: ByteSource): GearedReels | null {
  if (!rules.gears) return null;
  const count = Number(drawWeighted(source, rules.gears));
  return { from: drawBelow(source, rules.reels - count + 1), count };
}

export const inGear = (stops: readonly number[], gears: GearedReels | null): number[] =>
  stops.map((stop, reel) =>
    gears && reel >= gears.from && reel < gears.from + gears.count
      ? (stops[gears.from] ?? stop)
      : stop,
  );

/**
 * Expected pay of a turn in bet units. A symbol's ways are a product over the reels; geared reels show
 * it equally often, so they add a power of one count, and either all of them show it or none.
 */
export function expectGears(machine: Machine): number {
  const { rules, ids, isWild, pays } = machine;
  const strip = machine.baseStrips[0] ?? [];
  const weights = Object.entries(rules.gears ?? {});
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  let units = 0;
  for (let symbol = 0; symbol < ids.length; symbol++) {
    if (isWild[symbol]) continue;
    const inView = countsInView(strip, rules.rows, (s) => s === symbol || isWild[s] === true);
    const none = inView[0] ?? 0;
    const power = (times: number): number =>
      inView.reduce((sum, chance, found) => sum + chance * found ** times, 0);
    const unitsOf = (groups: readonly number[]): number => {
      let sum = 0;
      let ways = 1;
      let reels = 0;
      groups.forEach((size, group) => {
        ways *= power(size);
        reels += size;
        const ends = group === groups.length - 1 ? 1 : none;
        sum += ways * ends * (pays[symbol]?.[reels] ?? 0);
      });
      return sum;
    };
    for (const [key, weight] of weights) {
      const count = Number(key);
      const places = rules.reels - count + 1;
      for (let from = 0; from < places; from++) {
        const groups = Array.from({ length: places }, (_, at) => (at === from ? count : 1));
        units += (weight / all / places) * unitsOf(groups);
      }
    }
  }
  return units;
}

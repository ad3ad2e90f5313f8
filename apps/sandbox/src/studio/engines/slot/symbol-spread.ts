/** What symbols pay by their ways or their number, one at a time. */
import type { Machine, SymbolIndex } from './machine.ts';
import { mixed, type Spread, Tally } from './outcomes.ts';
import { marksFrom, shownOn } from './shown.ts';
import type { Views } from './views.ts';

/** The stake on one of the symbols, more often on one whose wins spread further. */
function onOneSymbol(machine: Machine, spreadOf: (symbol: SymbolIndex) => Spread): Spread {
  const { ids, isWild, isScatter, isCoin } = machine;
  const spreads = [...ids.keys()]
    .filter((symbol) => !isWild[symbol] && !isScatter[symbol] && !isCoin[symbol])
    .map(spreadOf);
  const wide = spreads.map((spread) =>
    Math.sqrt(spread.reduce((sum, { value, chance }) => sum + chance * value * value, 0)),
  );
  const all = wide.reduce((sum, width) => sum + width, 0);
  return mixed(
    spreads.flatMap((spread, at) => {
      const weight = (wide[at] ?? 0) / all;
      if (!(weight > 0)) return [];
      const scale = 1 / (weight * machine.rules.betUnits);
      return [{ weight, spread: spread.map((one) => ({ ...one, value: one.value * scale })) }];
    }),
  );
}

/** The stake on the ways of one of the symbols, from the left or from both sides. */
export function waysSpread(machine: Machine, views: Views, ceiling: number): Spread {
  const { isWild, pays, rules } = machine;
  const both = rules.evaluation.kind === 'ways' && rules.evaluation.bothWays === true;
  return onOneSymbol(machine, (symbol) => {
    const row = pays[symbol] ?? [];
    const reels = views.map((reelViews, reel) =>
      shownOn(
        reelViews,
        (column) => column.filter((shown) => shown === symbol || isWild[shown]).length,
        reel,
      ),
    );
    const after = marksFrom(reels);
    const tally = new Tally();
    const unitsFrom = (counts: readonly number[], longest: number): number => {
      const found = counts.indexOf(0);
      const length = found < 0 ? counts.length : found;
      if (length > longest) return 0;
      return counts.slice(0, length).reduce((ways, count) => ways * count, 1) * (row[length] ?? 0);
    };
    const walk = (counts: readonly number[], mark: number, chance: number): void => {
      const shown = reels[counts.length];
      if (shown && (both || counts.at(-1) !== 0)) {
        for (const one of shown)
          walk([...counts, one.symbol], mark + one.mark, chance * one.chance);
        return;
      }
      const back = both ? unitsFrom(counts.toReversed(), rules.reels - 1) : 0;
      const value = unitsFrom(counts, rules.reels) + back;
      for (const [rest, share] of after[counts.length] ?? [])
        tally.add({ value, ceiling, mark: mark + rest }, chance * share);
    };
    walk([], 0, 1);
    return tally.spread;
  });
}

/** No mark of a game whose symbols pay anywhere reaches this. */
const THOUSAND = 1000;

/** The stake on one of the symbols, of which so many in view pay wherever they stand. */
export const anywhereSpread = (machine: Machine, views: Views, ceiling: number): Spread =>
  onOneSymbol(machine, (symbol) => {
    // Both sums over the reels in one: symbols in view in thousands, and the mark.
    const reels = views.map((reelViews) =>
      reelViews.map(({ column, mark, chance }) => {
        const found = column.filter((shown) => shown === symbol).length;
        return { symbol: 0, mark: mark + THOUSAND * found, chance };
      }),
    );
    const tally = new Tally();
    for (const [sum, chance] of marksFrom(reels)[0] ?? []) {
      const value = machine.pays[symbol]?.[Math.floor(sum / THOUSAND)] ?? 0;
      tally.add({ value, ceiling, mark: sum % THOUSAND }, chance);
    }
    return tally.spread;
  });

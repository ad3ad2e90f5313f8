/** Moments of rounds in which wilds stay, by the set of reels they cover: a bit each. */
import type { FeatureMoment } from './caps-moments.ts';
import { lineSpread } from './line-spread.ts';
import type { Machine } from './machine.ts';
import { mixed, momentOf, type Spread } from './outcomes.ts';
import { cellsOf, type Shown } from './shown.ts';
import { spreadOf } from './spread.ts';
import { viewsOf } from './views.ts';

const isCovered = (covered: number, reel: number): boolean => (covered & (1 << reel)) !== 0;

const sumOf = (spread: Spread | undefined, t: number, then: (mark: number) => number): number =>
  (spread ?? []).reduce((sum, one) => sum + momentOf(one, t) * then(one.mark), 0);

/** What lines pay in free spins once the reels of a set show them a wild; the mark is the set after it. */
function linesByCovered(
  machine: Machine,
): { readonly share: number; readonly spreads: readonly Spread[] }[] {
  const { rules, isWild, freeStrips } = machine;
  if (rules.evaluation.kind !== 'lines') return [];
  const { lines } = rules.evaluation;
  const wild = isWild.indexOf(true);
  const views = viewsOf(machine, freeStrips, rules.freeSpins?.expandingWilds === true, () => 0);
  /** Lines whose cells have the same chances are alike. */
  const alike = new Map<string, { cells: Shown[][]; count: number }>();
  for (const rows of lines) {
    const cells = cellsOf(rows, views, (symbol, reel) => (isWild[symbol] ? 1 << reel : 0));
    const key = cells
      .map((shown) =>
        shown.map(({ symbol, chance }) => `${symbol} ${chance.toFixed(12)}`).toSorted(),
      )
      .join(' / ');
    alike.set(key, { cells, count: (alike.get(key)?.count ?? 0) + 1 });
  }
  return [...alike.values()].map(({ cells, count }) => ({
    share: count / lines.length,
    spreads: Array.from({ length: 1 << rules.reels }, (_, covered) =>
      lineSpread(
        machine,
        cells.map((shown, reel) =>
          isCovered(covered, reel) ? [{ symbol: wild, mark: 1 << reel, chance: 1 }] : shown,
        ),
      ),
    ),
  }));
}

/** Of so many free spins in which wilds stay: one line is followed through all of them. */
export function stickyMoment(machine: Machine): (t: number) => (spins: number) => number {
  const times = machine.rules.freeSpins?.multiplier ?? 1;
  const lines = linesByCovered(machine);
  return (t) => (spins) =>
    lines.reduce((sum, { share, spreads }) => {
      let after = spreads.map(() => 1);
      for (let spin = 0; spin < spins; spin++) {
        const left = after;
        after = spreads.map((spread) => sumOf(spread, t * times, (mark) => left[mark] ?? 1));
      }
      return sum + share * (after[0] ?? 1);
    }, 0);
}

const turns = new WeakMap<Machine, Map<number, Spread>>();

/** What a turn pays whose reels of a set are covered already; the mark is the set after it. */
function turnSpread(machine: Machine, covered: number): Spread {
  const known = turns.get(machine) ?? new Map<number, Spread>();
  turns.set(machine, known);
  const before = known.get(covered);
  if (before) return before;
  const { baseStrips, isWild, rules } = machine;
  const wild = isWild.indexOf(true);
  const views = viewsOf(machine, baseStrips, true, (column, reel) =>
    column.some((symbol) => isWild[symbol]) ? 1 << reel : 0,
  ).map((view, reel) =>
    isCovered(covered, reel)
      ? [{ column: Array.from({ length: rules.rows }, () => wild), mark: 1 << reel, chance: 1 }]
      : view,
  );
  const spread = mixed([{ weight: 1, spread: spreadOf(machine, views) }]);
  known.set(covered, spread);
  return spread;
}

/** The paid turn of a game in which covered reels hold. */
export const againSpread = (machine: Machine): Spread => turnSpread(machine, 0);

/** Of the turns that follow, as long as another reel is covered and one is left to turn. */
export function againMoment(machine: Machine): FeatureMoment {
  const full = (1 << machine.rules.reels) - 1;
  return (t) => {
    const known = new Map<number, number>();
    const from = (covered: number): number => {
      const before = known.get(covered);
      if (before !== undefined) return before;
      const moment = sumOf(turnSpread(machine, covered), t, (next) =>
        next === covered || next === full ? 1 : from(next),
      );
      known.set(covered, moment);
      return moment;
    };
    return (mark) => (mark === 0 || mark === full ? 1 : from(mark));
  };
}

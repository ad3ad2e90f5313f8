/** What lines pay, one at a time. */
import { evaluateLine, withWild } from './evaluate.ts';
import type { Machine, SymbolIndex } from './machine.ts';
import { mixed, type Spread, Tally } from './outcomes.ts';
import { cellsOf, marksFrom, type Shown } from './shown.ts';
import type { Views } from './views.ts';

type Walked = {
  readonly target: SymbolIndex;
  readonly count: number;
  readonly by: number;
  readonly lead: number;
  readonly wild: SymbolIndex;
};

/** What one line pays from the left, in bet units of the line. */
export function lineSpread(
  machine: Machine,
  reels: readonly (readonly Shown[])[],
  ceiling = Number.POSITIVE_INFINITY,
): Spread {
  const { isWild, isScatter, isCoin, pays, rules } = machine;
  const after = marksFrom(reels);
  const tally = new Tally();
  const end = (reel: number, walked: Walked, mark: number, chance: number): void => {
    const { target, count, by, lead, wild } = walked;
    const value = Math.max(
      target < 0 ? 0 : (pays[target]?.[count] ?? 0) * by,
      wild < 0 ? 0 : (pays[wild]?.[lead] ?? 0),
    );
    for (const [rest, share] of after[reel] ?? [])
      tally.add({ value, ceiling, mark: mark + rest }, chance * share);
  };
  const walk = (reel: number, walked: Walked, mark: number, chance: number): void => {
    const shown = reels[reel];
    if (!shown) {
      end(reel, walked, mark, chance);
      return;
    }
    const { target, count, by, lead, wild } = walked;
    const broken = new Map<number, number>();
    for (const { symbol, mark: more, chance: share } of shown) {
      if (isWild[symbol]) {
        const leads = target < 0;
        const times = withWild(rules, by, reel);
        const next = { target, by: times, count: count + 1, lead: lead + (leads ? 1 : 0) };
        walk(reel + 1, { ...next, wild: leads ? symbol : wild }, mark + more, chance * share);
      } else if (!isScatter[symbol] && !isCoin[symbol] && (target < 0 || target === symbol)) {
        const next = { ...walked, target: symbol, count: count + 1 };
        walk(reel + 1, next, mark + more, chance * share);
      } else broken.set(more, (broken.get(more) ?? 0) + share);
    }
    for (const [more, share] of broken) end(reel + 1, walked, mark + more, chance * share);
  };
  walk(0, { target: -1, count: 0, by: 1, lead: 0, wild: -1 }, 0, 1);
  return tally.spread;
}

/** What one line pays both ways; one that is won along all reels once. */
function bothWaysSpread(
  machine: Machine,
  reels: readonly (readonly Shown[])[],
  ceiling: number,
): Spread {
  const order = reels.map((_, reel) => reel);
  const rows = reels.map(() => 0);
  const line = { rows, line: 0 };
  const tally = new Tally();
  const walk = (grid: SymbolIndex[][], mark: number, chance: number): void => {
    const shown = reels[grid.length];
    if (shown) {
      for (const one of shown) walk([...grid, [one.symbol]], mark + one.mark, chance * one.chance);
      return;
    }
    const left = evaluateLine(machine, grid, { ...line, order });
    const isWhole = left?.count === reels.length;
    const right = isWhole
      ? null
      : evaluateLine(machine, grid, { ...line, order: order.toReversed() });
    tally.add({ value: (left?.units ?? 0) + (right?.units ?? 0), ceiling, mark }, chance);
  };
  walk([], 0, 1);
  return tally.spread;
}

/** The stake on one of the lines. */
export function linesSpread(machine: Machine, views: Views, ceiling: number): Spread {
  const { evaluation } = machine.rules;
  if (evaluation.kind !== 'lines') return [];
  const { lines } = evaluation;
  const spreadOf = evaluation.bothWays ? bothWaysSpread : lineSpread;
  return mixed(
    lines.map((rows) => ({
      weight: 1 / lines.length,
      spread: spreadOf(machine, cellsOf(rows, views), ceiling),
    })),
  );
}

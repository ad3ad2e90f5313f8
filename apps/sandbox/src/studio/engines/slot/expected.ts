/**
 * A slot's expected return, computed from its strips without playing it.
 *
 * Every stop of a reel is equally likely and reels are independent, so the chance of a symbol in a
 * cell is its share of the strip. A line's expectation is a sum over the symbols it may show; a way's
 * is a product of expected symbol counts; free spins follow from the expected number of them, which
 * with retriggers is `first / (1 - again)`. Expectation is linear, so nothing else is needed. The
 * highest win is left out: the themes set it where reaching it weighs below 0.001 percentage points.
 */
import type { Machine, SymbolIndex } from './machine.ts';

export type Expectation = {
  /** Share of the stake that comes back: 0.96. */
  readonly rtp: number;
  readonly baseRtp: number;
  readonly freeRtp: number;
  /** Chance that a base spin gives free spins. */
  readonly triggerChance: number;
  /** Expected free spins once given, with retriggers. */
  readonly freeSpinsPerTrigger: number;
};

type Strips = Machine['baseStrips'];

export function expectSlot(machine: Machine): Expectation {
  const { rules, baseStrips, freeStrips } = machine;
  const baseUnits = expectGrid(machine, baseStrips, false) + expectScatters(machine, baseStrips);
  const features = rules.freeSpins;
  if (!features) {
    const rtp = baseUnits / rules.betUnits;
    return { rtp, baseRtp: rtp, freeRtp: 0, triggerChance: 0, freeSpinsPerTrigger: 0 };
  }
  const counts = scatterCounts(machine, baseStrips);
  let triggerChance = 0;
  let first = 0;
  counts.forEach((chance, count) => {
    const spins = features.awards[count] ?? 0;
    if (spins > 0) triggerChance += chance;
    first += chance * spins;
  });
  const again = features.retrigger
    ? scatterCounts(machine, freeStrips).reduce(
        (sum, chance, count) => sum + chance * (features.awards[count] ?? 0),
        0,
      )
    : 0;
  if (again >= 1) throw new Error('free spins would retrigger without end');
  const spins = first / (1 - again);
  const freeUnits =
    features.multiplier *
    (expectGrid(machine, freeStrips, features.expandingWilds) +
      expectScatters(machine, freeStrips) +
      expectExpandingSymbol(machine, features.expandingSymbol));
  const baseRtp = baseUnits / rules.betUnits;
  const freeRtp = (spins * freeUnits) / rules.betUnits;
  return {
    rtp: baseRtp + freeRtp,
    baseRtp,
    freeRtp,
    triggerChance,
    freeSpinsPerTrigger: triggerChance === 0 ? 0 : spins / triggerChance,
  };
}

function expectGrid(machine: Machine, strips: Strips, expandWilds: boolean): number {
  const { evaluation } = machine.rules;
  if (evaluation.kind === 'ways') return expectWays(machine, strips);
  const chances = strips.map((strip) => cellChances(machine, strip, expandWilds));
  const known = new Map<string, number>();
  return evaluation.lines.reduce((sum, rows) => {
    /** Without expansion a strip looks the same in every row, and so does every line. */
    const key = expandWilds ? rows.join() : '';
    const units =
      known.get(key) ??
      expectLine(
        machine,
        rows.map((row, reel) => chances[reel]?.[row] ?? []),
      );
    known.set(key, units);
    return sum + units;
  }, 0);
}

/** `[row][symbol]`: chance of the symbol in that row of the reel. */
function cellChances(
  { rules, ids, isWild }: Machine,
  strip: readonly SymbolIndex[],
  expandWilds: boolean,
): number[][] {
  const chances = Array.from({ length: rules.rows }, () => ids.map(() => 0));
  for (let stop = 0; stop < strip.length; stop++) {
    const column = windowAt(strip, stop, rules.rows);
    const wild = expandWilds ? column.find((symbol) => isWild[symbol]) : undefined;
    column.forEach((symbol, row) => {
      const shown = wild ?? symbol;
      const inRow = chances[row];
      if (inRow) inRow[shown] = (inRow[shown] ?? 0) + 1 / strip.length;
    });
  }
  return chances;
}

function expectLine(machine: Machine, reels: readonly (readonly number[])[]): number {
  const { isWild, isScatter, pays, rules } = machine;
  const paid = (target: number, count: number, wilds: number, lead: number, wild: number) =>
    Math.max(
      target < 0 ? 0 : (pays[target]?.[count] ?? 0) * (wilds > 0 ? rules.wildMultiplier : 1),
      wild < 0 ? 0 : (pays[wild]?.[lead] ?? 0),
    );
  const from = (
    reel: number,
    target: number,
    wilds: number,
    lead: number,
    wild: number,
  ): number => {
    const chances = reels[reel];
    if (!chances) return paid(target, reel, wilds, lead, wild);
    let sum = 0;
    chances.forEach((chance, symbol) => {
      if (chance === 0) return;
      if (isWild[symbol]) {
        const leads = target < 0;
        sum +=
          chance * from(reel + 1, target, wilds + 1, lead + (leads ? 1 : 0), leads ? symbol : wild);
      } else if (!isScatter[symbol] && (target < 0 || target === symbol)) {
        sum += chance * from(reel + 1, symbol, wilds, lead, wild);
      } else sum += chance * paid(target, reel, wilds, lead, wild);
    });
    return sum;
  };
  return from(0, -1, 0, 0, -1);
}

function expectWays(machine: Machine, strips: Strips): number {
  const { rules, ids, isWild, isScatter, pays } = machine;
  let sum = 0;
  for (let symbol = 0; symbol < ids.length; symbol++) {
    if (isWild[symbol] || isScatter[symbol]) continue;
    let product = 1;
    for (let count = 1; count <= rules.reels; count++) {
      const here = countsInView(strips[count - 1] ?? [], rules.rows, (shown) => {
        return shown === symbol || isWild[shown] === true;
      });
      product *= here.reduce((mean, chance, found) => mean + chance * found, 0);
      const next = strips[count];
      const ends = next
        ? (countsInView(next, rules.rows, (s) => s === symbol || isWild[s] === true)[0] ?? 0)
        : 1;
      sum += product * ends * (pays[symbol]?.[count] ?? 0);
    }
  }
  return sum;
}

/** `[count]`: chance of that many scatters in view. */
function scatterCounts({ rules, isScatter }: Machine, strips: Strips): number[] {
  return strips
    .map((strip) => countsInView(strip, rules.rows, (symbol) => isScatter[symbol] === true))
    .reduce((all, reel) => convolve(all, reel), [1]);
}

function expectScatters(machine: Machine, strips: Strips): number {
  const scatter = machine.isScatter.indexOf(true);
  if (scatter < 0) return 0;
  return scatterCounts(machine, strips).reduce(
    (sum, chance, count) => sum + chance * (machine.pays[scatter]?.[count] ?? 0),
    0,
  );
}

function expectExpandingSymbol(
  machine: Machine,
  weights: Readonly<Record<string, number>> | null,
): number {
  const { rules, freeStrips, indexOf, pays } = machine;
  if (!weights || rules.evaluation.kind !== 'lines') return 0;
  const lines = rules.evaluation.lines.length;
  const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return Object.entries(weights).reduce((sum, [id, weight]) => {
    const symbol = indexOf.get(id) ?? -1;
    const reels = freeStrips
      .map((strip) => {
        const none = countsInView(strip, rules.rows, (shown) => shown === symbol)[0] ?? 0;
        return [none, 1 - none];
      })
      .reduce((total, reel) => convolve(total, reel), [1]);
    const units = reels.reduce((mean, chance, n) => mean + chance * (pays[symbol]?.[n] ?? 0), 0);
    return sum + (weight / all) * units * lines;
  }, 0);
}

/** `[count]`: chance that a reel shows that many of the symbols. */
function countsInView(
  strip: readonly SymbolIndex[],
  rows: number,
  counts: (symbol: SymbolIndex) => boolean,
): number[] {
  const chances = Array.from({ length: rows + 1 }, () => 0);
  for (let stop = 0; stop < strip.length; stop++) {
    const found = windowAt(strip, stop, rows).filter(counts).length;
    chances[found] = (chances[found] ?? 0) + 1 / strip.length;
  }
  return chances;
}

const windowAt = (strip: readonly SymbolIndex[], stop: number, rows: number): SymbolIndex[] =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? 0);

function convolve(left: readonly number[], right: readonly number[]): number[] {
  const sums = Array.from({ length: left.length + right.length - 1 }, () => 0);
  left.forEach((a, i) => {
    right.forEach((b, j) => {
      sums[i + j] = (sums[i + j] ?? 0) + a * b;
    });
  });
  return sums;
}

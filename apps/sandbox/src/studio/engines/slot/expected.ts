/**
 * A slot's expected return, computed from its strips without playing it.
 *
 * Every stop of a reel is equally likely and reels are independent, so the chance of a symbol in a
 * cell is its share of the strip. A line's expectation is a sum over the symbols it may show; a way's
 * is a product of expected symbol counts; free spins follow from the expected number of them, which
 * with retriggers is `first / (1 - again)`. Only cascades are counted out, stop by stop. Expectation is linear, so nothing else is needed. The
 * highest win is left out: the themes set it where reaching it weighs below 0.001 percentage points.
 */
import { expectCascade } from './expected-cascade.ts';
import { expectHold } from './hold.ts';
import type { Machine } from './machine.ts';
import { cellChances, convolve, countsInView, countsOnReels } from './strip-chances.ts';

export type Expectation = {
  /** Share of the stake that comes back: 0.96. */
  readonly rtp: number;
  readonly baseRtp: number;
  /** What free spins or respins add. */
  readonly freeRtp: number;
  /** Chance that a base spin gives them. */
  readonly triggerChance: number;
  /** Expected free spins once given, with retriggers. */
  readonly freeSpinsPerTrigger: number;
};

type Strips = Machine['baseStrips'];

export function expectSlot(machine: Machine): Expectation {
  const { rules } = machine;
  const features = rules.freeSpins;
  const own = expectSpins(machine);
  const baseRtp = own.baseUnits / rules.betUnits;
  if (rules.hold) {
    const coins = countsOnReels(machine, machine.baseStrips, machine.isCoin);
    const held = expectHold(machine, rules.hold, coins);
    const freeRtp = held.units / rules.betUnits;
    const triggerChance = held.chance;
    return { rtp: baseRtp + freeRtp, baseRtp, freeRtp, triggerChance, freeSpinsPerTrigger: 0 };
  }
  if (!features) {
    return { rtp: baseRtp, baseRtp, freeRtp: 0, triggerChance: 0, freeSpinsPerTrigger: 0 };
  }
  const awarded = (count: number): number => features.awards[count] ?? 0;
  let triggerChance = 0;
  let first = 0;
  own.scatters.forEach((chance, count) => {
    if (awarded(count) > 0) triggerChance += chance;
    first += chance * awarded(count);
  });
  const again = features.retrigger
    ? own.freeScatters.reduce((sum, chance, count) => sum + chance * awarded(count), 0)
    : 0;
  if (again >= 1) throw new Error('free spins would retrigger without end');
  const spins = first / (1 - again);
  const freeUnits = features.stickyWilds
    ? own.scatters.reduce(
        (sum, chance, count) => sum + chance * expectSticky(machine, awarded(count)),
        0,
      ) * features.multiplier
    : spins * own.freeUnits;
  const freeRtp = freeUnits / rules.betUnits;
  return {
    rtp: baseRtp + freeRtp,
    baseRtp,
    freeRtp,
    triggerChance,
    freeSpinsPerTrigger: triggerChance === 0 ? 0 : spins / triggerChance,
  };
}

type Spins = {
  /** Expected pay of a paid and of a free spin. */
  readonly baseUnits: number;
  readonly freeUnits: number;
  /** `[count]`: chance of that many scatters in a paid and in a free spin. */
  readonly scatters: number[];
  readonly freeScatters: number[];
};

function expectSpins(machine: Machine): Spins {
  const { rules, baseStrips, freeStrips } = machine;
  const { freeSpins: features, cascade } = rules;
  if (cascade) {
    const ladders = [cascade.base, cascade.free];
    const base = expectCascade(machine, baseStrips, ladders);
    const free = freeStrips === baseStrips ? base : expectCascade(machine, freeStrips, ladders);
    return {
      baseUnits: base.units[0] ?? 0,
      freeUnits: free.units[1] ?? 0,
      scatters: base.scatters,
      freeScatters: free.scatters,
    };
  }
  const free =
    expectGrid(machine, freeStrips, features?.expandingWilds ?? false) +
    expectScatters(machine, freeStrips) +
    expectExpandingSymbol(machine, features?.expandingSymbol ?? null);
  return {
    baseUnits: expectGrid(machine, baseStrips, false) + expectScatters(machine, baseStrips),
    freeUnits: (features?.multiplier ?? 1) * free,
    scatters: countsOnReels(machine, baseStrips, machine.isScatter),
    freeScatters: countsOnReels(machine, freeStrips, machine.isScatter),
  };
}

/**
 * So many free spins in which wilds stay, in bet units. In the n-th of them a cell shows a wild unless
 * none of n draws brought one; a line has one cell on each reel, and reels are independent.
 */
function expectSticky(machine: Machine, spins: number): number {
  const { rules, freeStrips, isWild } = machine;
  if (rules.evaluation.kind !== 'lines') return 0;
  const shares = freeStrips.map((strip) => cellChances(machine, strip, false)[0] ?? []);
  let units = 0;
  for (let spin = 1; spin <= spins; spin++) {
    const reels = shares.map((chances) => {
      const wild = chances.reduce((sum, chance, symbol) => sum + (isWild[symbol] ? chance : 0), 0);
      return chances.map((chance, symbol) =>
        isWild[symbol] ? 1 - (1 - wild) ** spin : chance * (1 - wild) ** (spin - 1),
      );
    });
    units += rules.evaluation.lines.length * expectLine(machine, reels);
  }
  return units;
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

function expectLine(machine: Machine, reels: readonly (readonly number[])[]): number {
  const { isWild, isScatter, isCoin, pays, rules } = machine;
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
      } else if (!isScatter[symbol] && !isCoin[symbol] && (target < 0 || target === symbol)) {
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

function expectScatters(machine: Machine, strips: Strips): number {
  const scatter = machine.isScatter.indexOf(true);
  if (scatter < 0) return 0;
  return countsOnReels(machine, strips, machine.isScatter).reduce(
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

/**
 * A slot's expected return, computed from its strips without playing it.
 *
 * Every stop of a reel is equally likely and reels are independent, so the chance of a symbol in a
 * cell is its share of the strip. A line's expectation is a sum over the symbols it may show; a way's
 * is a product of expected symbol counts; free spins follow from the expected number of them, which
 * with retriggers is `first / (1 - again)`. Only cascades, and pairs that hold, are counted out, stop by
 * stop. Expectation is linear, so nothing else is needed. The highest win of a round and the most free
 * spins are left out: `caps.ts` says what they take.
 */
import { expectAgain } from './again.ts';
import { expectCascade, expectLadder } from './expected-cascade.ts';
import {
  expectExpandingSymbol,
  expectFullField,
  expectLines,
  expectSticky,
} from './expected-lines.ts';
import { expectGears } from './gears.ts';
import { expectHold } from './hold.ts';
import type { Machine } from './machine.ts';
import { overDraws } from './mystery.ts';
import { cellChances, countsInView, countsOnReels } from './strip-chances.ts';

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
    const coins = machine.baseStrips.map((strip) =>
      countsInView(strip, rules.rows, (symbol) => machine.isCoin[symbol] === true),
    );
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
  const freeUnits =
    own.scatters.reduce((sum, chance, count) => sum + chance * own.freeUnits(awarded(count)), 0) /
    (1 - again);
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
  /** Expected pay of a paid spin. */
  readonly baseUnits: number;
  /** Expected pay of so many free spins in a row. */
  readonly freeUnits: (spins: number) => number;
  /** `[count]`: chance of that many scatters in a paid and in a free spin. */
  readonly scatters: number[];
  readonly freeScatters: number[];
};

function expectSpins(machine: Machine): Spins {
  const { rules, baseStrips, freeStrips } = machine;
  const { freeSpins: features, cascade } = rules;
  if (cascade) {
    const base = expectCascade(machine, baseStrips);
    const free = freeStrips === baseStrips ? base : expectCascade(machine, freeStrips);
    return {
      baseUnits: expectLadder(base, { ladder: cascade.base, keeps: false, spins: 1 }),
      freeUnits: (spins) =>
        expectLadder(free, { ladder: cascade.free ?? [], keeps: cascade.keeps === true, spins }),
      scatters: base.scatters,
      freeScatters: free.scatters,
    };
  }
  const paid = (): number => {
    if (rules.again) return expectAgain(machine);
    if (rules.gears) return expectGears(machine);
    return overDraws(machine, rules.mystery, baseStrips, (strips) =>
      expectGrid(machine, strips, false),
    );
  };
  const free =
    overDraws(machine, rules.mystery, freeStrips, (strips) =>
      expectGrid(machine, strips, features?.expandingWilds ?? false),
    ) +
    expectScatters(machine, freeStrips) +
    expectExpandingSymbol(machine, features?.expandingSymbol ?? null);
  return {
    baseUnits: paid() + expectScatters(machine, baseStrips) + expectFullField(machine, baseStrips),
    freeUnits: (spins) =>
      (features?.multiplier ?? 1) *
      (features?.stickyWilds ? expectSticky(machine, spins) : spins * free),
    scatters: countsOnReels(machine, baseStrips, machine.isScatter),
    freeScatters: countsOnReels(machine, freeStrips, machine.isScatter),
  };
}

function expectGrid(machine: Machine, strips: Strips, expandWilds: boolean): number {
  const { evaluation } = machine.rules;
  if (evaluation.kind === 'ways') {
    const { reels } = machine.rules;
    const back = evaluation.bothWays
      ? expectWays(machine, strips.toReversed(), expandWilds, reels - 1)
      : 0;
    return expectWays(machine, strips, expandWilds, reels) + back;
  }
  if (evaluation.kind === 'anywhere') return expectAnywhere(machine, strips);
  const chances = strips.map((strip) => cellChances(machine, strip, expandWilds));
  return expectLines(machine, evaluation.lines, chances, expandWilds);
}

function expectAnywhere(machine: Machine, strips: Strips): number {
  const { ids, isScatter, pays } = machine;
  return ids.reduce((sum, _, symbol) => {
    if (isScatter[symbol]) return sum;
    const counted = ids.map((_id, index) => index === symbol);
    return countsOnReels(machine, strips, counted).reduce(
      (units, chance, count) => units + chance * (pays[symbol]?.[count] ?? 0),
      sum,
    );
  }, 0);
}

/** Ways from the first strip on, over at most so many reels. */
function expectWays(
  machine: Machine,
  strips: Strips,
  expandWilds: boolean,
  longest: number,
): number {
  const { rules, ids, isWild, isScatter, pays } = machine;
  let sum = 0;
  for (let symbol = 0; symbol < ids.length; symbol++) {
    if (isWild[symbol] || isScatter[symbol]) continue;
    const reels = strips.map((strip) => {
      const cells = cellChances(machine, strip, expandWilds).map((chances) =>
        chances.reduce((all, c, shown) => all + (shown === symbol || isWild[shown] ? c : 0), 0),
      );
      const none = countsInView(strip, rules.rows, (s) => s === symbol || isWild[s] === true)[0];
      return { found: cells.reduce((all, chance) => all + chance, 0), none: none ?? 0 };
    });
    let product = 1;
    reels.slice(0, longest).forEach(({ found }, reel) => {
      product *= found;
      sum += product * (reels[reel + 1]?.none ?? 1) * (pays[symbol]?.[reel + 1] ?? 0);
    });
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

/**
 * What the highest win of a round and the most free spins take from a slot's expected return: exactly where
 * a round is one turn, at most elsewhere.
 *
 * For any win X, cap c and t > 0, the expectation of what lies above c is at most
 * `A(t) * (E[e^(tX)] - 1 - t E[X])`, where A(t) is the largest ratio of `x - c` and `e^(tx) - 1 - tx` (a
 * Chernoff bound). E[e^(tX)] of a round follows from that of its spins, which are independent given what
 * they lead to, and of spins from `spread.ts`. Several t are tried, and the least bound is kept.
 */
import { type FeatureMoment, featureMoment, momentOfSpins, spinsOf } from './caps-moments.ts';
import { aboveOfTurn } from './caps-of-turn.ts';
import type { Expectation } from './expected.ts';
import { MAX_FREE_SPINS, type Machine } from './machine.ts';
import { momentOf, type Spread } from './outcomes.ts';

/** Exponents of the cap that are tried: from weak to far beyond what any game needs. */
const TRIED = Array.from({ length: 28 }, (_, index) => 0.25 * 1.22 ** index);

/** A(t) of a cap, for x above it: there `e^(tx) - 1 - tx` is at least `e^(tx)` less a share `lost` of it. */
function ratio(cap: number, t: number): number {
  const lost = (1 + t * cap) * Math.exp(-t * cap);
  return Math.exp(-t * cap - 1) / (t * (1 - lost));
}

/** Bounds E[(X - cap)+] by the moments of X; it is never more than the mean. */
function boundAbove(cap: number, mean: number, moment: (t: number) => number): number {
  const bounds = TRIED.map((exponent) => {
    const t = exponent / cap;
    // A difference of nearly equal numbers: no less than what rounding may have taken from it.
    return ratio(cap, t) * Math.max(1e-12, moment(t) - 1 - t * mean);
  });
  return Math.min(mean, ...bounds.filter(Number.isFinite));
}

/** E[e^(tX)] of a whole round. */
function roundMoment(base: Spread, feature: FeatureMoment, t: number): number {
  const then = feature(t);
  return base.reduce((sum, one) => sum + momentOf(one, t) * then(one.mark), 0);
}

export type Taken = { readonly least: number; readonly most: number };

/** As a share of the stake; `expected` is what the game would return without its caps. */
export function takenByCaps(machine: Machine, expected: Expectation): Taken {
  const exact = aboveOfTurn(machine);
  if (exact !== null) return { least: exact, most: exact };
  const base = spinsOf(machine, 'base');
  const feature = featureMoment(machine);
  const cap = machine.rules.maxWinMultiple;
  const wins = boundAbove(cap, expected.rtp, (t) => roundMoment(base, feature, t));
  const spins = expected.triggerChance * expected.freeSpinsPerTrigger;
  // What lies above the cap in the spins for themselves: that of their sum is no less.
  const least =
    sureAbove(base, cap) + (spins > 0 ? spins * sureAbove(spinsOf(machine, 'free'), cap) : 0);
  return { least, most: wins + boundSpins(machine, expected, base) };
}

/** What lies above the cap in outcomes that were counted out. */
const sureAbove = (spread: Spread, cap: number): number =>
  spread.reduce(
    (sum, { value, sure, chance }) => (sure ? sum + chance * Math.max(0, value - cap) : sum),
    0,
  );

/** Free spins beyond the most that are given would each have paid as much on average as any other. */
function boundSpins(machine: Machine, expected: Expectation, base: Spread): number {
  const { freeSpins } = machine.rules;
  if (!freeSpins?.retrigger) return 0;
  const spins = expected.triggerChance * expected.freeSpinsPerTrigger;
  const counted = (spread: Spread, value: number): Spread =>
    spread.map((one) => ({ ...one, value }));
  const free = counted(spinsOf(machine, 'free'), 1);
  const beyond = boundAbove(MAX_FREE_SPINS, spins, (t) => {
    const each = momentOfSpins(free, freeSpins.awards, t);
    return roundMoment(counted(base, 0), () => (mark) => each ** (freeSpins.awards[mark] ?? 0), t);
  });
  return (beyond * expected.freeRtp) / spins;
}

/** The moments `E[e^(tX)]` of what spins pay, and of what follows them in a round; wins in stakes. */
import { cascadeSpread, keptLadderMoment } from './caps-of-cascades.ts';
import { holdMoment } from './caps-of-hold.ts';
import { againMoment, againSpread, stickyMoment } from './caps-of-wilds.ts';
import type { Machine, SymbolIndex } from './machine.ts';
import { turned } from './mystery.ts';
import { mixed, momentOf, type Spread, Tally } from './outcomes.ts';
import { spreadOf } from './spread.ts';
import type { FreeSpins } from './theme.ts';
import { type MarkOf, viewsOf } from './views.ts';

type Strips = Machine['baseStrips'];

/** By the mark of the paid spin, the moment of what follows it. */
export type FeatureMoment = (t: number) => (mark: number) => number;

/** Scatters in a mark; above them the reels that show the expanding symbol. */
const SCATTERS = 64;

function markOf({ rules, isScatter, isCoin }: Machine, expanding: SymbolIndex | null): MarkOf {
  if (rules.hold) {
    return (column, reel) =>
      column.filter((symbol) => isCoin[symbol]).length * (rules.rows + 1) ** reel;
  }
  return (column) =>
    column.filter((symbol) => isScatter[symbol]).length +
    (expanding !== null && column.includes(expanding) ? SCATTERS : 0);
}

/** What the strips pay; where mystery symbols turn, into each symbol with its weight. */
function turnedSpread(
  machine: Machine,
  strips: Strips,
  expandWilds: boolean,
  markOf: MarkOf,
): Spread {
  const { mystery } = machine.rules;
  const of = (shown: Strips): Spread =>
    spreadOf(machine, viewsOf(machine, shown, expandWilds, markOf));
  if (!mystery) return of(strips);
  const { indexOf } = machine;
  const from = indexOf.get(mystery.symbol) ?? -1;
  const all = Object.values(mystery.weights).reduce((sum, weight) => sum + weight, 0);
  return mixed(
    Object.entries(mystery.weights).map(([id, weight]) => ({
      weight: weight / all,
      spread: of(turned(strips, from, indexOf.get(id) ?? -1)),
    })),
  );
}

/**
 * A paid or a free spin: what it pays and, as its mark, the scatters in view, or what the coins or wilds
 * that hold need to know.
 */
export function spinsOf(
  machine: Machine,
  kind: 'base' | 'free',
  expanding: SymbolIndex | null = null,
): Spread {
  const { rules, isScatter, pays } = machine;
  if (rules.cascade) return cascadeSpread(machine, kind);
  if (rules.again === 'wilds') return againSpread(machine);
  const free = kind === 'free' ? rules.freeSpins : null;
  const spread = turnedSpread(
    machine,
    free ? machine.freeStrips : machine.baseStrips,
    free?.expandingWilds === true,
    markOf(machine, expanding),
  );
  if (rules.hold) return spread;
  const scatter = pays[isScatter.indexOf(true)] ?? [];
  const special = expanding === null ? [] : (pays[expanding] ?? []);
  const tally = new Tally();
  const times = free?.multiplier ?? 1;
  for (const { chance, ...outcome } of spread) {
    const scatters = outcome.mark % SCATTERS;
    const covered = Math.floor(outcome.mark / SCATTERS);
    const more = (scatter[scatters] ?? 0) / rules.betUnits + (special[covered] ?? 0);
    const value = (outcome.value + more) * times;
    tally.add(
      { ...outcome, value, ceiling: (outcome.ceiling + more) * times, mark: scatters },
      chance,
    );
  }
  return tally.spread;
}

/** Beyond this a moment counts as infinite. */
const HUGE = 1e12;

/**
 * The moment of a free spin with all that it gives: the least solution `h` of
 * `h = E[e^(tX) h^(spins given)]`, or a little more, which is a bound too; infinite when there is none.
 */
export function momentOfSpins(spread: Spread, awards: FreeSpins['awards'], t: number): number {
  const after = (h: number): number =>
    spread.reduce((sum, one) => sum + momentOf(one, t) * h ** (awards[one.mark] ?? 0), 0);
  let h = 1;
  for (let turn = 0; turn < 10_000 && h < HUGE; turn++) {
    const next = after(h);
    if (next <= h * (1 + 1e-13)) {
      const above = next * (1 + 1e-9);
      return after(above) <= above ? above : Number.POSITIVE_INFINITY;
    }
    h = next;
  }
  return Number.POSITIVE_INFINITY;
}

export function featureMoment(machine: Machine): FeatureMoment {
  const { rules } = machine;
  const { freeSpins } = rules;
  if (rules.hold) return holdMoment(machine, rules.hold);
  if (rules.again === 'wilds') return againMoment(machine);
  if (!freeSpins) return () => () => 1;
  const awarded = (mark: number): number => freeSpins.awards[mark] ?? 0;
  const inRow = (moment: (t: number) => (spins: number) => number): FeatureMoment => {
    return (t) => {
      const of = moment(t);
      const known = new Map<number, number>();
      return (mark) => {
        const spins = awarded(mark);
        const value = known.get(spins) ?? of(spins);
        known.set(spins, value);
        return value;
      };
    };
  };
  if (freeSpins.stickyWilds) return inRow(stickyMoment(machine));
  if (rules.cascade?.keeps) return inRow(keptLadderMoment(machine));
  const again = freeSpins.retrigger ? freeSpins.awards : {};
  const drawn = Object.entries(freeSpins.expandingSymbol ?? { '': 1 });
  const all = drawn.reduce((sum, [, weight]) => sum + weight, 0);
  const kinds = drawn.map(([id, weight]) => ({
    weight: weight / all,
    spread: spinsOf(machine, 'free', machine.indexOf.get(id) ?? null),
  }));
  return inRow((t) => {
    const moments = kinds.map((kind) => ({ ...kind, each: momentOfSpins(kind.spread, again, t) }));
    return (spins) =>
      spins === 0 ? 1 : moments.reduce((sum, { weight, each }) => sum + weight * each ** spins, 0);
  });
}

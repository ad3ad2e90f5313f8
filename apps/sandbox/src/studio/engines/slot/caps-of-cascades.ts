/** What cascading spins pay, exactly: all of them were counted out. */
import { multiplierAfter } from './cascade.ts';
import { expectCascade } from './expected-cascade.ts';
import type { Machine } from './machine.ts';
import { momentOf, type Spread, Tally } from './outcomes.ts';

/** Spins that begin with so many falls behind them; `markOf` what is marked of each. */
function spreadFrom(
  machine: Machine,
  kind: 'base' | 'free',
  warm: number,
  markOf: (scatters: number, falls: number) => number,
): Spread {
  const { cascade, betUnits } = machine.rules;
  const ladder = cascade?.[kind] ?? [];
  const strips = kind === 'free' ? machine.freeStrips : machine.baseStrips;
  const tally = new Tally();
  for (const { won, scatters, chance } of expectCascade(machine, strips).outcomes) {
    const units = won.reduce(
      (sum, paid, falls) => sum + paid * multiplierAfter(ladder, warm + falls),
      0,
    );
    const mark = markOf(scatters, Math.max(0, won.length - 1));
    tally.add(
      { value: units / betUnits, ceiling: Number.POSITIVE_INFINITY, sure: true, mark },
      chance,
    );
  }
  return tally.spread;
}

/** The mark counts the scatters that are left in view. */
export const cascadeSpread = (machine: Machine, kind: 'base' | 'free'): Spread =>
  spreadFrom(machine, kind, 0, (scatters) => scatters);

/** The moment of so many free spins through which the ladder is kept. */
export function keptLadderMoment(machine: Machine): (t: number) => (spins: number) => number {
  const steps = machine.rules.cascade?.free?.length ?? 1;
  const spreads = Array.from({ length: steps }, (_, warm) =>
    spreadFrom(machine, 'free', warm, (_scatters, falls) => Math.min(warm + falls, steps - 1)),
  );
  return (t) => (spins) => {
    let after = spreads.map(() => 1);
    for (let spin = 0; spin < spins; spin++) {
      const left = after;
      after = spreads.map((spread) =>
        spread.reduce((sum, one) => sum + momentOf(one, t) * (left[one.mark] ?? 1), 0),
      );
    }
    return after[0] ?? 1;
  };
}

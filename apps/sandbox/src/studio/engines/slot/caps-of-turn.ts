/** What lies above the cap in games whose round is one turn: every combination of stops that reaches it. */

import { cascadeSpread } from './caps-of-cascades.ts';
import { evaluateGrid, isFullField } from './evaluate.ts';
import type { Grid, Machine } from './machine.ts';
import { mostFrom, viewsOf } from './views.ts';

/** Neighbouring reels that stop alike, from the left; without gears each is for itself. */
function gearings({ rules }: Machine): { readonly chance: number; readonly groups: number[] }[] {
  const apart = Array.from({ length: rules.reels }, () => 1);
  if (!rules.gears) return [{ chance: 1, groups: apart }];
  const weights = Object.entries(rules.gears);
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return weights.flatMap(([key, weight]) => {
    const count = Number(key);
    const places = rules.reels - count + 1;
    return Array.from({ length: places }, (_, from) => ({
      chance: weight / all / places,
      groups: Array.from({ length: places }, (__, at) => (at === from ? count : 1)),
    }));
  });
}

/** As a share of the stake; null where a round is more than one turn. */
export function aboveOfTurn(machine: Machine): number | null {
  const { rules } = machine;
  const cap = rules.maxWinMultiple;
  if (rules.freeSpins || rules.hold || rules.again === 'wilds' || rules.mystery) return null;
  if (rules.cascade) {
    return cascadeSpread(machine, 'base').reduce(
      (sum, { value, chance }) => sum + chance * Math.max(0, value - cap),
      0,
    );
  }
  if (rules.again === 'pair') return abovePair(machine);
  const views = viewsOf(machine, machine.baseStrips, false, () => 0);
  let above = 0;
  const turn = (groups: readonly number[], at: number, shown: Grid, chance: number): void => {
    if (mostFrom(machine, shown) <= cap * rules.betUnits) return;
    const size = groups[at];
    if (size === undefined) {
      const times = rules.fullField && isFullField(machine, shown) ? rules.fullField : 1;
      const units = evaluateGrid(machine, shown).reduce((sum, win) => sum + win.units, 0) * times;
      above += chance * Math.max(0, units / rules.betUnits - cap);
      return;
    }
    for (const { column, chance: share } of views[shown.length] ?? []) {
      const alike = Array.from({ length: size }, () => [...column]);
      turn(groups, at + 1, [...shown, ...alike], chance * share);
    }
  };
  for (const { chance, groups } of gearings(machine)) turn(groups, 0, [], chance);
  return above;
}

/** A pair holds only where nothing was won, so that no round pays more than the dearest line. */
function abovePair({ rules, pays }: Machine): number | null {
  return Math.max(...pays.flat()) <= rules.maxWinMultiple * rules.betUnits ? 0 : null;
}

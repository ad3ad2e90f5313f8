import { type LimitPlace, placeOf } from '@pierlight/contract/limits/places';
import type { Limit } from '@pierlight/contract/limits/schemas';
import { limitPeriods, moneyLimits } from '@pierlight/contract/limits/statuses';
import { type LimitKind, limitsOf, limitsOfKind } from './limits-of.ts';

/** A place of the table with the limit that stands there. */
export interface LimitCell {
  readonly key: string;
  readonly place: LimitPlace;
  readonly limit: Limit | undefined;
}

export interface LimitRow {
  readonly currency: string;
  /** One for each period, the shortest first. */
  readonly cells: readonly LimitCell[];
}

/** Limits of a kind in more than two periods, with each of their currencies in every one. */
export function isAdvanced(limits: readonly Limit[], kind: LimitKind): boolean {
  const ofKind = limits.filter(({ definition }) => definition === moneyLimits[kind]);
  const periods = new Set(ofKind.map(({ period }) => period));
  const currencies = new Set(ofKind.map(({ currency }) => currency));
  return periods.size > 2 && ofKind.length === periods.size * currencies.size;
}

/** Limits of a kind by currency and period: the active currency first, then others, those without limits last. */
export function limitTable(
  limits: readonly Limit[],
  kind: LimitKind,
  { active, others }: { readonly active: string | undefined; readonly others: readonly string[] },
): LimitRow[] {
  const limited = limitsOfKind(limits, kind, active).map(({ currency }) => currency);
  return [...new Set([...limited, ...others])].map((currency) => {
    const set = limitsOf(limits, kind, currency);
    const cells = limitPeriods.map((period): LimitCell => {
      const place: LimitPlace = { definition: moneyLimits[kind], period, currency };
      return { key: placeOf(place), place, limit: set.find((limit) => limit.period === period) };
    });
    return { currency, cells };
  });
}

/** What becomes of a place once another amount is saved for it. */
export type LimitEffect = 'added' | 'lowered' | 'raised' | 'removed';

/** @param wanted null for no limit; the effect is null where nothing changes by it */
export function effectOf(limit: Limit | undefined, wanted: number | null): LimitEffect | null {
  if (!limit) return wanted === null ? null : 'added';
  const { amount, change } = limit;
  if (wanted === null) return change && change.amount === null ? null : 'removed';
  if (wanted === amount || wanted === change?.amount) return null;
  return wanted < amount ? 'lowered' : 'raised';
}

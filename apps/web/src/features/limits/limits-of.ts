import type { Limit } from '@pierlight/contract/limits/schemas';
import { limitPeriods, type MoneyLimit, moneyLimits } from '@pierlight/contract/limits/statuses';

export type LimitKind = keyof typeof moneyLimits;

/** What can be limited, in the order of the Harbour. */
export const limitKinds = ['deposit', 'loss', 'bet'] as const satisfies readonly LimitKind[];

export const isLimitKind = (value: string): value is LimitKind => Object.hasOwn(moneyLimits, value);

export const kindOf = (definition: MoneyLimit): LimitKind =>
  limitKinds.find((kind) => moneyLimits[kind] === definition) ?? 'deposit';

/** Limits of a kind in a currency, the shortest period first. */
export function limitsOf(limits: readonly Limit[], kind: LimitKind, currency: string): Limit[] {
  return limits
    .filter((limit) => limit.definition === moneyLimits[kind] && limit.currency === currency)
    .sort((a, b) => limitPeriods.indexOf(a.period) - limitPeriods.indexOf(b.period));
}

/** Limits of a kind in every currency: the active one's first, then the others' by their code. */
export function limitsOfKind(
  limits: readonly Limit[],
  kind: LimitKind,
  active: string | undefined,
): Limit[] {
  const codes = limits
    .map(({ currency }) => currency)
    .sort((a, b) => Number(b === active) - Number(a === active) || a.localeCompare(b));
  return [...new Set(codes)].flatMap((code) => limitsOf(limits, kind, code));
}

/** The most that all limits of deposits in a currency let in, in subunits; null without any. */
export function leftToDeposit(limits: readonly Limit[], currency: string): number | null {
  const lefts = limitsOf(limits, 'deposit', currency).map(({ left }) => left);
  return lefts.length === 0 ? null : Math.min(...lefts);
}

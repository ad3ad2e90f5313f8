import type { Limit } from '@pierlight/contract/limits/schemas';
import { limitDefinition, limitPeriods } from '@pierlight/contract/limits/statuses';

/** Limits of deposits in a currency, the shortest period first. */
export function depositLimits(limits: readonly Limit[], currency: string): Limit[] {
  return limits
    .filter((limit) => limit.definition === limitDefinition.deposit && limit.currency === currency)
    .sort((a, b) => limitPeriods.indexOf(a.period) - limitPeriods.indexOf(b.period));
}

/** The most that all limits of a currency let in, in subunits; null without any. */
export function leftToDeposit(limits: readonly Limit[], currency: string): number | null {
  const lefts = depositLimits(limits, currency).map(({ left }) => left);
  return lefts.length === 0 ? null : Math.min(...lefts);
}

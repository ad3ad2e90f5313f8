import type { LimitPeriod, MoneyLimit } from './statuses.ts';

/** Where a limit stands: a player has at most one in a place. */
export interface LimitPlace {
  readonly definition: MoneyLimit;
  readonly period: LimitPeriod;
  readonly currency: string;
}

/** The same as one word, for keys. */
export const placeOf = ({ definition, period, currency }: LimitPlace): string =>
  `${definition} ${period} ${currency}`;

import { z } from 'zod';
import { currencyCode, id, positiveSubunits, subunits, timestamp } from '../common/schemas.ts';
import { placeOf } from './places.ts';
import { limitPeriods, moneyLimits } from './statuses.ts';

export const limitPeriod = z.enum(limitPeriods);

/** Where a limit leads at the pace of the last whole days, until its period ends. */
export const limitProjection = z.object({
  /** The days whose pace is gone by: whole weeks, that weekends weigh as much as they do. */
  days: z.int().positive(),
  /** Subunits that would be used when the period ends; may be more than the limit. */
  used: subunits.nonnegative(),
  /** The same as whole percent of the limit. */
  percent: z.int().nonnegative(),
  /** When the limit would be reached: in this period, in the next one, or null for neither. */
  reachedAt: timestamp.nullable(),
});
export type LimitProjection = z.infer<typeof limitProjection>;

/** A limit of money that a player set, with how much of it is used up. Amounts in subunits. */
export const limit = z.object({
  id,
  definition: z.enum(moneyLimits),
  period: limitPeriod,
  amount: positiveSubunits,
  currency: currencyCode,
  /** Counted in this period, what is open included; may be more than the limit. A gain counts as nothing lost. */
  used: subunits.nonnegative(),
  /** What of `used` is not settled yet, and comes back if it fails. */
  open: subunits.nonnegative(),
  /** More than the limit for one of losses, while the player has gained in its period. */
  left: subunits.nonnegative(),
  /** When the next period begins. */
  resetsAt: timestamp,
  /** A higher amount that is to hold later, or null in its place for no limit any more. */
  change: z.object({ amount: positiveSubunits.nullable(), from: timestamp }).nullable(),
  /** Null while too little is known to say anything, and once the limit is reached. */
  projection: limitProjection.nullable(),
});
export type Limit = z.infer<typeof limit>;

export const newLimit = z.strictObject({
  definition: z.enum(moneyLimits),
  period: limitPeriod,
  amount: positiveSubunits,
  currency: currencyCode,
});
export type NewLimit = z.infer<typeof newLimit>;

/** The most limits that are set in one call: of every kind and period, in some 20 currencies. */
const MOST_AT_ONCE = 180;

const wantedLimit = z.strictObject({
  ...newLimit.shape,
  /** Null for no limit any more. */
  amount: positiveSubunits.nullable(),
});
export type WantedLimit = z.infer<typeof wantedLimit>;

/** Limits as they are to be, each place of definition, period and currency once. */
export const wantedLimits = z
  .array(wantedLimit)
  .min(1)
  .max(MOST_AT_ONCE)
  .refine((wanted) => new Set(wanted.map(placeOf)).size === wanted.length, {
    params: { rule: 'unique' },
  });

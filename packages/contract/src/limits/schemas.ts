import { z } from 'zod';
import { currencyCode, id, positiveSubunits, subunits, timestamp } from '../common/schemas.ts';
import { limitPeriods, moneyLimits } from './statuses.ts';

export const limitPeriod = z.enum(limitPeriods);

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
});
export type Limit = z.infer<typeof limit>;

export const newLimit = z.strictObject({
  definition: z.enum(moneyLimits),
  period: limitPeriod,
  amount: positiveSubunits,
  currency: currencyCode,
});
export type NewLimit = z.infer<typeof newLimit>;

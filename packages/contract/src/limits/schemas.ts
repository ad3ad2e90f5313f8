import { z } from 'zod';
import { currencyCode, id, positiveSubunits, subunits, timestamp } from '../common/schemas.ts';
import {
  coolingOffPeriods,
  limitDefinition,
  limitPeriods,
  moneyLimits,
  selfExclusionPeriods,
  timeLimits,
} from './statuses.ts';

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

const timeLimitPeriod = z.enum([...coolingOffPeriods, ...selfExclusionPeriods]);

/** A cooling-off or a self-exclusion that runs: it ends by time alone. */
export const timeLimit = z.object({
  id,
  definition: z.enum(timeLimits),
  /** Null where an operator has set the end. */
  period: timeLimitPeriod.nullable(),
  amount: z.null(),
  currency: z.null(),
  from: timestamp,
  /** Null: for good. */
  until: timestamp.nullable(),
});
export type RunningTimeLimit = z.infer<typeof timeLimit>;

export const anyLimit = z.union([limit, timeLimit]);
export type AnyLimit = z.infer<typeof anyLimit>;

const newMoneyLimit = z.strictObject({
  definition: z.enum(moneyLimits),
  period: limitPeriod,
  amount: positiveSubunits,
  currency: currencyCode,
});
export type NewLimit = z.infer<typeof newMoneyLimit>;

const newTimeLimit = z.discriminatedUnion('definition', [
  z.strictObject({
    definition: z.literal(limitDefinition.selfExclusion),
    period: z.enum(selfExclusionPeriods),
  }),
  z.strictObject({
    definition: z.literal(limitDefinition.coolingOff),
    period: z.enum(coolingOffPeriods),
  }),
]);
export type NewTimeLimit = z.infer<typeof newTimeLimit>;

export const newAnyLimit = z.union([newTimeLimit, newMoneyLimit]);
export type NewAnyLimit = z.infer<typeof newAnyLimit>;

/** An amount for a limit of money; a limit of time has none. */
export const limitChange = z.strictObject({
  id,
  period: z.union([limitPeriod, timeLimitPeriod]),
  amount: positiveSubunits.optional(),
});
export type LimitChange = z.infer<typeof limitChange>;

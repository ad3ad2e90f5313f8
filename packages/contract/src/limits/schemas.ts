import { z } from 'zod';
import {
  countryCode,
  currencyCode,
  id,
  positiveSubunits,
  subunits,
  timestamp,
} from '../common/schemas.ts';
import { placeOf } from './places.ts';
import {
  coolingOffPeriods,
  limitDefinition,
  limitPeriods,
  moneyLimits,
  reminderMinutes,
  selfExclusionPeriods,
  timeLimits,
} from './statuses.ts';

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

/** Which of them it is says its definition, so that what is wrong can be told by its name. */
export const newAnyLimit = z.discriminatedUnion('definition', [newTimeLimit, newMoneyLimit]);
export type NewAnyLimit = z.infer<typeof newAnyLimit>;

/** An amount for a limit of money; a limit of time has none. */
export const limitChange = z.strictObject({
  id,
  period: z.union([limitPeriod, timeLimitPeriod]),
  amount: positiveSubunits.optional(),
});
export type LimitChange = z.infer<typeof limitChange>;

/** The most limits that are set in one call: of every kind and period, in some 20 currencies. */
const MOST_AT_ONCE = 180;

const wantedLimit = z.strictObject({
  ...newMoneyLimit.shape,
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

const reminder = z.literal(reminderMinutes);
/** Of a day. */
const dayMinutes = z.int().min(1).max(1440);

/** A player's time at play, counted by bets over all games and devices. */
export const playTime = z.object({
  /** At play on this day by UTC, as of the latest bet. */
  playedSeconds: z.int().nonnegative(),
  /** When the next day begins. */
  resetsAt: timestamp,
  /** At most so long a day; null: no limit. */
  limitMinutes: dayMinutes.nullable(),
  /** A longer time that is to hold later, or null in its place for no limit any more. */
  change: z.object({ minutes: dayMinutes.nullable(), from: timestamp }).nullable(),
  /** Between two reality checks; null: there is none. */
  reminderMinutes: reminder.nullable(),
  /** The reality check that stands; no bet is taken before it is answered. */
  check: z
    .object({
      since: timestamp,
      /** At play since the last one was answered, or since a break of more than an hour. */
      playedSeconds: z.int().nonnegative(),
      /** Of the rounds begun in that time. */
      sums: z.array(z.object({ currency: currencyCode, staked: subunits, paid: subunits })),
    })
    .nullable(),
  /** Until then no bet is taken; null: there is no pause. */
  pauseUntil: timestamp.nullable(),
});
export type PlayTime = z.infer<typeof playTime>;

export const dayLimitRequest = z.strictObject({ minutes: dayMinutes.nullable() });
export const reminderRequest = z.strictObject({ minutes: reminder });

/** The rules a player stands under, which the server holds them to, and why. Amounts in subunits of `currency`. */
export const playRules = z.object({
  /** Name of the house's set of rules. */
  jurisdiction: z.string(),
  /** The house plays by it everywhere, the player's country has it, or no other one is for that country. */
  because: z.enum(['setting', 'country', 'otherwise']),
  country: countryCode.nullable(),
  currency: currencyCode,
  /** Unless the player sets others; null: no reality checks. */
  reminderMinutes: reminder.nullable(),
  pause: z.object({ afterMinutes: z.int(), minutes: z.int() }).nullable(),
  slots: z.object({
    maxStake: positiveSubunits.nullable(),
    secondsBetweenRounds: z.number().nullable(),
  }),
  deposits: z.object({ limitFirst: z.boolean(), monthlyAtMost: positiveSubunits.nullable() }),
});
export type PlayRules = z.infer<typeof playRules>;

/** What a limit is of. */
export const limitDefinition = {
  bet: 1,
  loss: 2,
  deposit: 3,
  selfExclusion: 4,
  coolingOff: 5,
} as const;
/** Limits of amounts of money in a period. */
export const moneyLimits = {
  bet: limitDefinition.bet,
  loss: limitDefinition.loss,
  deposit: limitDefinition.deposit,
} as const;
export type MoneyLimit = (typeof moneyLimits)[keyof typeof moneyLimits];

export type LimitDefinition = (typeof limitDefinition)[keyof typeof limitDefinition];

/** Limits of time: nothing is played or paid in until they are over. */
export const timeLimits = {
  selfExclusion: limitDefinition.selfExclusion,
  coolingOff: limitDefinition.coolingOff,
} as const;
export type TimeLimit = (typeof timeLimits)[keyof typeof timeLimits];

/** How long a cooling-off lasts, in the words of ISO 8601: a day is 24 hours. */
export const coolingOffPeriods = ['P1D', 'P3D', 'P1W', 'P2W', 'P4W', 'P6W'] as const;
export type CoolingOffPeriod = (typeof coolingOffPeriods)[number];

/** How long a self-exclusion lasts: calendar months and years by UTC, or for good. */
export const selfExclusionPeriods = ['P6M', 'P1Y', 'P2Y', 'P3Y', 'P5Y', 'forGood'] as const;
export type SelfExclusionPeriod = (typeof selfExclusionPeriods)[number];

export type TimeLimitPeriod = CoolingOffPeriod | SelfExclusionPeriod;

/** What a limit of money is for: a calendar day, week from Monday, or month. */
export const limitPeriods = ['daily', 'weekly', 'monthly'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Minutes at play between two reality checks, as a player may set them. */
export const reminderMinutes = [15, 30, 60] as const;
export type ReminderMinutes = (typeof reminderMinutes)[number];

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

/** What a limit of money is for: a calendar day, week from Monday, or month. */
export const limitPeriods = ['daily', 'weekly', 'monthly'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Minutes at play between two reality checks, as a player may set them. */
export const reminderMinutes = [15, 30, 60] as const;
export type ReminderMinutes = (typeof reminderMinutes)[number];

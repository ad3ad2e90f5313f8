/** What a limit is of. */
export const limitDefinition = {
  bet: 1,
  loss: 2,
  deposit: 3,
  selfExclusion: 4,
  coolingOff: 5,
} as const;
export type LimitDefinition = (typeof limitDefinition)[keyof typeof limitDefinition];

/** What a limit of money is for: a calendar day, week from Monday, or month. */
export const limitPeriods = ['daily', 'weekly', 'monthly'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** How a player's quest stands. */
export const questState = {
  active: 2,
  completed: 3,
  cancelled: 4,
  /** Its time was over. */
  expired: 5,
  /** An operator ended it while it was on. */
  withdrawn: 6,
} as const;
export type QuestState = (typeof questState)[keyof typeof questState];

/** What a task counts: rounds, own money staked, different games, rounds that paid a multiple of their stake. */
export const taskTypes = ['rounds', 'stakes', 'games', 'multiplier'] as const;
export type TaskType = (typeof taskTypes)[number];

/** How often a quest can be completed: once, or once for each day or week (from Monday on) it is started in, by UTC. */
export const questRepeats = ['once', 'day', 'week'] as const;
export type QuestRepeats = (typeof questRepeats)[number];

/** What is known of the player's limits. */
export const limitsKey = ['limits'] as const;
/** What is known of the player's time at play, and of the reality check that stands. */
export const playTimeKey = ['play-time'] as const;

/** What the modal of a limit that is reached is opened with for the one of time, which has no id. */
export const timeLimit = 'time';

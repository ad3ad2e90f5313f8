/** What is known of the player's limits. */
export const limitsKey = ['limits'] as const;

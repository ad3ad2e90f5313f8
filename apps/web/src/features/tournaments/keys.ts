/** Everything of tournaments. */
export const tournamentsKey = ['tournaments'] as const;

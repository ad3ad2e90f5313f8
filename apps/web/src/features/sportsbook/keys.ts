/** The player's bets on sports. */
export const betsKey = ['sportsbook', 'bets'] as const;

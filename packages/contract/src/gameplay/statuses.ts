/** States of a round as history shows it. */
export const roundStatus = { open: 1, settled: 2, rolledBack: 3 } as const;
export type RoundStatus = (typeof roundStatus)[keyof typeof roundStatus];

/** States of a bet on sports. */
export const betStatus = { open: 1, won: 2, lost: 3, returned: 4 } as const;

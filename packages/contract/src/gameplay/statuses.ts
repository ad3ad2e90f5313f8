/** States of a round as history shows it. */
export const roundStatus = { open: 1, settled: 2, rolledBack: 3 } as const;
export type RoundStatus = (typeof roundStatus)[keyof typeof roundStatus];

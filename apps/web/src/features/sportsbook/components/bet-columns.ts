/** What a bet says of itself, in this order. */
export const betFacts = ['placed', 'stake', 'odds', 'state', 'paid', 'net'] as const;
export type BetFact = (typeof betFacts)[number];

/** Columns where there is room, as wide in the heading as in every bet; else facts stand below each other. */
export const betColumns =
  '@min-[56rem]:grid-cols-[minmax(0,1fr)_10.5rem_5.5rem_5.5rem_8.5rem_5.5rem_5.5rem] @min-[56rem]:gap-x-3';

/** States of a bet on sports. Half won and half lost are of a single bet on a quarter line. */
export const betStatus = {
  open: 1,
  won: 2,
  lost: 3,
  /** Void: the stake went back. */
  returned: 4,
  halfWon: 5,
  halfLost: 6,
  cashedOut: 7,
  /** The book did not take it: the stake went back, and no list has it. */
  discarded: 8,
} as const;
export type BetStatus = (typeof betStatus)[keyof typeof betStatus];

/** States of a leg; of a bet that was cashed out, legs go on as they would have. */
export const legStatus = {
  open: 1,
  won: 2,
  lost: 3,
  returned: 4,
  halfWon: 5,
  halfLost: 6,
} as const;
export type LegStatus = (typeof legStatus)[keyof typeof legStatus];

export const oddsFormats = ['decimal', 'fractional', 'american'] as const;

/** What stands as a bet's `gameIdentity` where a stake on sports was refused. */
export const sportsIdentity = 'sportsbook';

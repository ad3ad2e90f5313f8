/** States of a player's bonus: waiting to be played, being played, over. */
export const bonusStatus = { issued: 1, active: 2, finished: 3 } as const;
export type BonusStatus = (typeof bonusStatus)[keyof typeof bonusStatus];

/** How a bonus ended; `issued` as long as it has not. */
export const bonusResult = { issued: 1, played: 2, canceled: 3, expired: 4, lost: 5 } as const;
export type BonusResult = (typeof bonusResult)[keyof typeof bonusResult];

/** Whether a player may take a bonus with a deposit now. */
export const offerStatus = {
  available: 1,
  /** One of it is chosen with a deposit under way, waits or is being played. */
  running: 2,
  /** It is given once, and was. */
  used: 3,
  /** It is not offered, or not in this currency. */
  unknown: 4,
} as const;
export type OfferStatus = (typeof offerStatus)[keyof typeof offerStatus];

/** What a bonus code gives its bonus for. */
export const codeTrigger = {
  /** At once, when it is entered. */
  entry: 2,
  /** The next deposit that fits. */
  deposit: 3,
} as const;
export type CodeTrigger = (typeof codeTrigger)[keyof typeof codeTrigger];

/** How a code stands that a player entered. */
export const codeStatus = {
  /** It waits for a deposit. */
  waiting: 1,
  /** Its bonus was given, or comes with a deposit under way. */
  used: 2,
  /** There is no such code any more. */
  incorrect: 3,
  /** It is not for this player, or not at this time. */
  unavailable: 4,
} as const;
export type CodeStatus = (typeof codeStatus)[keyof typeof codeStatus];

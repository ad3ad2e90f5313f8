/** What the house may want to know of a player: who they are, where they live, what they play with. */
export const checks = ['identity', 'address', 'funds'] as const;
export type CheckName = (typeof checks)[number];

/**
 * How a check stands. `retry` is asked again, with what is to be done better; `onHold` waits for the
 * provider's own people; `approved` and `rejected` are final.
 */
export const checkStates = [
  'notRequired',
  'required',
  'pending',
  'retry',
  'approved',
  'rejected',
  'onHold',
] as const;
export type CheckState = (typeof checkStates)[number];

/** What a check is requested before. */
export const askedBefore = ['withdrawal', 'deposit'] as const;
export type AskedBefore = (typeof askedBefore)[number];

/** Why a check is requested: a withdrawal, the sum of deposits, or an operator. */
export const askedBecause = ['withdrawal', 'deposits', 'operator'] as const;
export type AskedBecause = (typeof askedBecause)[number];

/**
 * Why a check did not go through, by what a player can do about it; worded by the client. The first ones
 * are mended by sending something better, those from `underage` on are not.
 */
export const checkReasons = [
  'badPicture',
  'notReadable',
  'pageMissing',
  'wrongDocument',
  'documentExpired',
  'documentDamaged',
  'badSelfie',
  'dataMismatch',
  'addressNotProven',
  'moreNeeded',
  'underage',
  'forged',
  'blocked',
  'notAccepted',
] as const;
export type CheckReason = (typeof checkReasons)[number];

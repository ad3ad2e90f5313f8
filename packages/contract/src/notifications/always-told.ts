/** Where a player is reached. */
export type Reach = 'inbox' | 'mail' | 'sms';

/** Told by SMS only where there is no mail address. */
export const smsWithoutMail: ReadonlySet<string> = new Set(['waysIn', 'password']);

/**
 * What every player is told of, whatever they choose, and where; mails and text messages as far as the
 * account has an address or a proven number. Nothing of it advertises anything.
 */
export const alwaysTold = {
  /** A sign-in from a device that was never used. */
  newDevice: ['inbox', 'mail'],
  /** Second factors, and wrong codes or passwords of somebody who is signed in. */
  factors: ['inbox', 'mail'],
  /** An e-mail that was added, and accounts elsewhere that open this one, or no more. */
  waysIn: ['inbox', 'mail', 'sms'],
  /** A new password; by SMS where there is no mail address. */
  password: ['mail', 'sms'],
  /** Codes and links that somebody requested. */
  codes: ['mail', 'sms'],
  deposits: ['inbox'],
  withdrawals: ['inbox', 'mail'],
  /** Rounds of a game that were given to the player. */
  freeRounds: ['inbox'],
  /** Cashback of a week, once it can be claimed. */
  cashback: ['inbox'],
  /** Levels of loyalty. */
  levels: ['inbox'],
  /** The account itself: opened, its copy of data, its deletion. */
  account: ['inbox', 'mail'],
} as const satisfies Record<string, readonly Reach[]>;

export type AlwaysTold = keyof typeof alwaysTold;

/** How long a one-time secret is good, and how many one subject may be sent. */
export interface OneTimePolicy {
  readonly lifeSeconds: number;
  /** Length of its code, where it has one. */
  readonly digits: number;
  /** Most secrets for one subject, in each of these spans. */
  readonly perSubject: readonly { readonly most: number; readonly seconds: number }[];
}

const minutes = 60;
const hours = 60 * minutes;

/** Seconds until another code may be sent to a number. */
export const phoneResendSeconds = 60;

/**
 * Everything a one-time secret is for. What opens an account lives ten minutes at most, which the
 * database holds to as well; only the confirmation of an e-mail, which opens nothing, lives longer.
 */
export const oneTimePurposes = {
  /** Subject: the e-mail that was typed. Eight digits, since the code alone takes an account over. */
  passwordReset: {
    lifeSeconds: 10 * minutes,
    digits: 8,
    perSubject: [
      { most: 3, seconds: 10 * minutes },
      { most: 10, seconds: 24 * hours },
    ],
  },
  /** Subject: the player's id. */
  emailConfirmation: {
    lifeSeconds: 24 * hours,
    digits: 8,
    perSubject: [
      { most: 3, seconds: 10 * minutes },
      { most: 10, seconds: 24 * hours },
    ],
  },
  /** Subject: an address and the player who wants to be known by it. */
  emailAddition: {
    lifeSeconds: 10 * minutes,
    digits: 8,
    perSubject: [
      { most: 3, seconds: 10 * minutes },
      { most: 10, seconds: 24 * hours },
    ],
  },
  /** Subject: the number, in E.164. */
  phoneCode: {
    lifeSeconds: 10 * minutes,
    digits: 6,
    perSubject: [
      { most: 1, seconds: phoneResendSeconds },
      { most: 4, seconds: 30 * minutes },
      { most: 8, seconds: 24 * hours },
    ],
  },
  /** Subject: the number, in E.164. Opens no account that is there, so it may outlive the form. */
  phoneProof: {
    lifeSeconds: 1 * hours,
    digits: 6,
    perSubject: [{ most: 8, seconds: 24 * hours }],
  },
  /** Subject: the player's id. */
  autoLogin: {
    lifeSeconds: 10 * minutes,
    digits: 8,
    perSubject: [{ most: 10, seconds: 1 * hours }],
  },
} satisfies Record<string, OneTimePolicy>;

export type OneTimePurpose = keyof typeof oneTimePurposes;

/** So many secrets at most in so long a time. */
export interface Bound {
  readonly most: number;
  readonly seconds: number;
}

/** How long a one-time secret is good, and how many one subject may be sent. */
export interface OneTimePolicy {
  readonly lifeSeconds: number;
  /** Length of its code, where it has one. */
  readonly digits: number;
  /**
   * Most secrets for one subject. Only where nobody else can ask in the subject's name: a stranger would
   * shut the owner out.
   */
  readonly perSubject: readonly Bound[];
  /** Whether a newer secret ends the older ones; only where nobody else can ask for one. */
  readonly isReplaced?: boolean;
}

const minutes = 60;
const hours = 60 * minutes;

/** Seconds until another code may be sent to a number. */
export const phoneResendSeconds = 60;

/**
 * Messages to one number, whoever asks for them: each costs money. `own` is what a browser that was let in
 * to the number's account may still ask for when strangers have used up the others.
 */
export const perNumber: Readonly<Record<'anybody' | 'own', readonly Bound[]>> = {
  anybody: [
    { most: 1, seconds: phoneResendSeconds },
    { most: 4, seconds: 30 * minutes },
    { most: 8, seconds: 24 * hours },
  ],
  own: [{ most: 12, seconds: 24 * hours }],
};

/** Mails with a link to one address, whoever asks for them; `few` once there were many in a day. */
export const perMailbox = {
  many: { most: 10, seconds: 24 * hours },
  usual: { most: 3, seconds: 5 * minutes },
  few: { most: 1, seconds: 5 * minutes },
} as const satisfies Record<string, Bound>;

/**
 * Everything a one-time secret is for. What opens an account lives ten minutes at most, which the
 * database holds to as well; only what opens nothing lives longer.
 */
export const oneTimePurposes = {
  /**
   * Subject: the e-mail or number that was typed. Eight digits, since the code alone takes an account over.
   */
  passwordReset: { lifeSeconds: 10 * minutes, digits: 8, perSubject: [] },
  /** Subject: the player's id. */
  emailConfirmation: {
    lifeSeconds: 24 * hours,
    digits: 8,
    perSubject: [
      { most: 3, seconds: 10 * minutes },
      { most: 10, seconds: 24 * hours },
    ],
    isReplaced: true,
  },
  /** Subject: an address and the player who wants to be known by it. */
  emailAddition: {
    lifeSeconds: 10 * minutes,
    digits: 8,
    perSubject: [
      { most: 3, seconds: 10 * minutes },
      { most: 10, seconds: 24 * hours },
    ],
    isReplaced: true,
  },
  /** Subject: the id of a payout destination. Opens nothing: it stops money, for as long as a mail may lie unread. */
  payoutStop: { lifeSeconds: 30 * 24 * hours, digits: 8, perSubject: [] },
  /** Subject: the number, in E.164. */
  phoneCode: { lifeSeconds: 10 * minutes, digits: 6, perSubject: [] },
  /** Subject: the number, in E.164. Opens no account that is there, so it may outlive the form. */
  phoneProof: {
    lifeSeconds: 1 * hours,
    digits: 6,
    perSubject: [{ most: 8, seconds: 24 * hours }],
    isReplaced: true,
  },
  /** Subject: the player's id. */
  autoLogin: {
    lifeSeconds: 10 * minutes,
    digits: 8,
    perSubject: [{ most: 10, seconds: 1 * hours }],
    isReplaced: true,
  },
} satisfies Record<string, OneTimePolicy>;

export type OneTimePurpose = keyof typeof oneTimePurposes;

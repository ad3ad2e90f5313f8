import { z } from 'zod';
import { affiliateTag } from '../affiliates/schemas.ts';
import { countryCode, currencyCode, id, line, localeCode, timestamp } from '../common/schemas.ts';
import { consents, each, personalDetails, profile, securityAnswer } from '../player/schemas.ts';
import { challengeAnswer, secondFactorAsked } from './factors.ts';

export const fingerprint = z.strictObject({
  visitorId: z.string().min(1).max(128),
  confidence: z.number().min(0).max(1),
  /** Whether something hides advertising in the browser; absent where nobody could look. */
  adBlocker: z.boolean().optional(),
});

const password = z.string().min(1).max(128);
const email = z.string().min(1).max(254);
/** A phone number as it was typed, with its plus sign. */
const phoneText = z.string().min(1).max(250);

/**
 * Registration by e-mail. What is asked of each field, and which of the optional ones are asked at
 * all, comes from the registration scenario; one it does not ask for is refused.
 */
export const registration = z.strictObject({
  email,
  password,
  password_confirmation: password.optional(),
  country: countryCode,
  currency: currencyCode,
  locale: localeCode,
  birthdate: z.string().max(10),
  agreements: z.boolean(),
  ...each(personalDetails, (type) => type.optional()),
  ...each(consents, (type) => type.optional()),
  securityAnswer: securityAnswer.optional(),
  /** Entered once the account is there; whatever becomes of it, the account is opened. */
  bonusCode: line(40).optional(),
  fingerprint,
  affiliateTag: affiliateTag.optional(),
});
export type Registration = z.infer<typeof registration>;

/** Registration by a phone number; `otp` is what `/otp/verify` answered for it. */
export const phoneRegistration = z.strictObject({
  ...registration.omit({ email: true }).shape,
  phone: phoneText,
  otp: z.string().min(1).max(128),
});
export type PhoneRegistration = z.infer<typeof phoneRegistration>;

/** Wants a code sent to a number; the answer is the same whether or not it has an account. */
export const phoneCodeRequest = z.strictObject({ phone: phoneText, locale: localeCode });
export type PhoneCodeRequest = z.infer<typeof phoneCodeRequest>;

export const phoneCodeSent = z.object({
  /** The request: the code is good together with it alone. */
  requestId: id,
  expiresAt: timestamp,
  /** Seconds until another may be sent to this number. */
  resendAfterSeconds: z.int().positive(),
});
export type PhoneCodeSent = z.infer<typeof phoneCodeSent>;

export const codeEntry = z.strictObject({ requestId: id, code: z.string().min(1).max(20) });
export type CodeEntry = z.infer<typeof codeEntry>;

/** Proves that a number is one's own, for one registration within the hour. */
export const phoneProof = z.object({ otp: z.string(), expiresAt: timestamp });
export type PhoneProof = z.infer<typeof phoneProof>;

/** Either the e-mail or the phone number of the account. */
export const credentials = z.strictObject({
  email: email.optional(),
  phone: phoneText.optional(),
  password,
  fingerprint,
  affiliateTag: affiliateTag.optional(),
});
export type Credentials = z.infer<typeof credentials>;

/** `accessToken` is a JWT of at most 15 minutes; its `sub` is the profile id, `sid` the session. */
export const signedIn = z.object({ accessToken: z.string(), profile });
export type SignedIn = z.infer<typeof signedIn>;

/** The answer to every sign-in: a session, or the question for the second factor that the player has set up. */
export const signInAnswer = z.union([signedIn, secondFactorAsked]);
export type SignInAnswer = z.infer<typeof signInAnswer>;

/** The second factor of a sign-in: the answer, from the browser that was asked. */
export const secondFactor = z.strictObject({
  ...challengeAnswer.shape,
  fingerprint,
  affiliateTag: affiliateTag.optional(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** Why a sign-in is over. */
export const sessionEnd = z.enum([
  'signedOut',
  'closed',
  'passwordChanged',
  'tokenReused',
  'excluded',
  'expired',
]);
export type SessionEnd = z.infer<typeof sessionEnd>;

/** One sign-in of a player: where it is from, and whether it still holds. */
export const playerSession = z.object({
  id,
  ip: z.string(),
  userAgent: z.string(),
  /** Where it is from, as the proxy in front of the site says. */
  country: countryCode.nullable(),
  createdAt: timestamp,
  /** When its token was last renewed: at most 15 minutes behind the last call. */
  lastUsedAt: timestamp,
  endedAt: timestamp.nullable(),
  endReason: sessionEnd.nullable(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type PlayerSession = z.infer<typeof playerSession>;

/** The rules of `newPassword` are those of the field `password` of the registration scenario. */
export const passwordChange = z.strictObject({
  currentPassword: password,
  newPassword: z.string().max(128),
  repeatNewPassword: z.string().max(128),
});
export type PasswordChange = z.infer<typeof passwordChange>;

/** For an e-mail or a phone number; the answer is the same whether or not it has an account. */
export const passwordResetRequest = z.strictObject({
  email: email.optional(),
  phone: phoneText.optional(),
  locale: localeCode,
});
export type PasswordResetRequest = z.infer<typeof passwordResetRequest>;

const resetCode = z.string().min(1).max(128);

/** What a mailed link carries. */
export const passwordResetLink = z.strictObject({ resetCode });

/** Either what the mailed link carries, or the mailed code with the request it was made for. */
const passwordResetProof = {
  resetCode: resetCode.optional(),
  requestId: id.optional(),
  code: z.string().min(1).max(20).optional(),
};
export type PasswordResetProof = {
  readonly [Part in keyof typeof passwordResetProof]?: string | undefined;
};

/** The rules of `newPassword` are those of the field `password` of the registration scenario. */
export const passwordReset = z.strictObject({
  ...passwordResetProof,
  newPassword: z.string().max(128),
  repeatNewPassword: z.string().max(128),
});
export type PasswordReset = z.infer<typeof passwordReset>;

/** What a mailed link that confirms an address carries. */
export const emailConfirmation = z.strictObject({ confirmCode: z.string().min(1).max(128) });

/** An address that an account known by its phone alone is to be known by too. */
export const emailAddition = z.strictObject({ email, locale: localeCode });
export type EmailAddition = z.infer<typeof emailAddition>;

/** A code went to the address; the request is named with it. The answer is the same whether the address has an account. */
export const emailAdditionAsked = z.object({ requestId: id, expiresAt: timestamp });
export type EmailAdditionAsked = z.infer<typeof emailAdditionAsked>;

/** A sign-in by the token of a link, as `/auth/autologin` sends it. */
export const tokenSignIn = z.strictObject({
  token: z.string().min(1).max(128),
  fingerprint,
  affiliateTag: affiliateTag.optional(),
});
export type TokenSignIn = z.infer<typeof tokenSignIn>;

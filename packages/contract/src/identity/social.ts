import { z } from 'zod';
import { id, localeCode, timestamp } from '../common/schemas.ts';
import { secondFactorAsked } from './factors.ts';
import { fingerprint, registration, signedIn } from './schemas.ts';

/** A provider as players know it; `id` picks its mark, where the site has one. */
export const socialProvider = z.object({ id: z.string(), name: z.string() });
export type SocialProvider = z.infer<typeof socialProvider>;

export const socialStart = z.strictObject({
  provider: z.string().min(1).max(32),
  /** The language the provider's page should have, and the one to come back to. */
  locale: localeCode,
});

/** What the provider sent the browser back to `/auth/callback` with. */
export const socialAnswer = z.strictObject({
  code: z.string().min(1).max(2048),
  state: z.string().min(1).max(200),
  /** Who answered, where the provider says so (RFC 9207). */
  iss: z.string().max(500).optional(),
  fingerprint,
  affiliateTag: registration.shape.affiliateTag,
});
export type SocialAnswer = z.infer<typeof socialAnswer>;

/** Good once, for half an hour, in the browser that began the sign-in. */
const ticket = z.string().min(1).max(100);

/** What the provider told of a person who has no account here yet. */
export const socialPerson = z.object({
  email: z.string().nullable(),
  /** The provider vouches for the address: it is taken as it is and not requested. */
  isEmailVerified: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
});

export const socialOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signedIn'), ...signedIn.shape }),
  /** The player wants to be asked for a second factor first. */
  z.object({ outcome: z.literal('secondFactorNeeded'), ...secondFactorAsked.shape }),
  /** Nobody here is this person yet: the rest is requested, and the ticket opens the account. */
  z.object({
    outcome: z.literal('registrationNeeded'),
    provider: socialProvider,
    ticket,
    person: socialPerson,
  }),
  /** The address has an account: its owner signs in as ever, and the ticket links the two. */
  z.object({
    outcome: z.literal('linkNeeded'),
    provider: socialProvider,
    ticket,
    email: z.string(),
  }),
]);
export type SocialOutcome = z.infer<typeof socialOutcome>;

/**
 * A registration without a password. `email` is sent only when the provider does not vouch for one;
 * the rest is what the registration scenario asks for.
 */
export const socialRegistration = z.strictObject({
  ...registration.omit({ password: true, password_confirmation: true }).shape,
  email: registration.shape.email.optional(),
  ticket,
});
export type SocialRegistration = z.infer<typeof socialRegistration>;

/** The same for a link: the signed-in player brings it, and nobody is signed in by it. */
export const socialLinkAnswer = socialAnswer.pick({ code: true, state: true, iss: true });
export type SocialLinkAnswer = z.infer<typeof socialLinkAnswer>;

export const socialTicket = z.strictObject({ ticket });

/** A provider's account that opens this one. */
export const socialAccount = z.object({
  id,
  provider: socialProvider,
  /** The address the provider told when it was linked. */
  email: z.string().nullable(),
  linkedAt: timestamp,
});
export type SocialAccount = z.infer<typeof socialAccount>;

/** The ways by which a player may come in. */
export const socialAccounts = z.object({
  hasPassword: z.boolean(),
  /** Whether a proven number opens it: a code sent there sets a password. */
  hasPhone: z.boolean(),
  accounts: z.array(socialAccount),
});
export type SocialAccounts = z.infer<typeof socialAccounts>;

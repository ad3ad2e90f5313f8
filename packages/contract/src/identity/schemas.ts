import { z } from 'zod';
import { countryCode, currencyCode, localeCode } from '../common/schemas.ts';
import { profile } from '../player/schemas.ts';

export const fingerprint = z.strictObject({
  visitorId: z.string().min(1).max(128),
  confidence: z.number().min(0).max(1),
});

const password = z.string().min(1).max(128);
const email = z.string().min(1).max(254);
const affiliateTag = z.string().max(200).optional();

/** Registration by e-mail. Field rules beyond the shape come from the registration scenario. */
export const registration = z.strictObject({
  email,
  password,
  country: countryCode,
  currency: currencyCode,
  locale: localeCode,
  birthdate: z.string().max(10),
  agreements: z.boolean(),
  receiveEmailPromo: z.boolean().default(false),
  fingerprint,
  affiliateTag,
});
export type Registration = z.infer<typeof registration>;

export const credentials = z.strictObject({ email, password, fingerprint, affiliateTag });
export type Credentials = z.infer<typeof credentials>;

/** `accessToken` is a JWT of at most 15 minutes; its `sub` is the profile id, `sid` the session. */
export const signedIn = z.object({ accessToken: z.string(), profile });
export type SignedIn = z.infer<typeof signedIn>;

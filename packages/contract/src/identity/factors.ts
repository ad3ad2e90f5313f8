import { z } from 'zod';
import { id, line, timestamp } from '../common/schemas.ts';

/** Second factors that may prove the player. A password is accepted only where there is no other. */
export const factorMethod = z.enum(['totp', 'passkey', 'recoveryCode', 'password']);
export type FactorMethod = z.infer<typeof factorMethod>;

/** What a player who is signed in can be asked for a second factor before. */
export const factorAction = z.enum([
  'addFactor',
  'changeFactors',
  'changeCredentials',
  'withdraw',
  'addDestination',
  'exportData',
]);
export type FactorAction = z.infer<typeof factorAction>;

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(8192);
const transport = z.string().max(32);

/** What a browser makes of `navigator.credentials.get()` (WebAuthn, AuthenticationResponseJSON). */
const passkeyAssertion = z.strictObject({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.record(z.string().max(64), z.unknown()),
  response: z.strictObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

/** What a browser makes of `navigator.credentials.create()` (WebAuthn, RegistrationResponseJSON). */
const passkeyAttestation = z.strictObject({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.record(z.string().max(64), z.unknown()),
  response: z.strictObject({
    clientDataJSON: base64url,
    attestationObject: z
      .string()
      .regex(/^[\w-]+$/)
      .max(65_536),
    authenticatorData: base64url.optional(),
    transports: z.array(transport).max(10).optional(),
    publicKeyAlgorithm: z.int().optional(),
    publicKey: base64url.optional(),
  }),
});
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>;

/** Whom a passkey may be of, as `navigator.credentials.get()` takes it in JSON. */
const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(
    z.object({
      id: z.string(),
      type: z.literal('public-key'),
      transports: z.array(z.string()),
    }),
  ),
});
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

/** What `navigator.credentials.create()` takes in JSON. */
const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(
    z.object({
      id: z.string(),
      type: z.literal('public-key'),
      transports: z.array(z.string()),
    }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

/** The secret of a challenge: its holder may answer it, and nothing else. */
const challengeSecret = z.string().min(1).max(128);

/** A question for one of `methods`, to be answered once, within five minutes and five tries. */
export const factorChallenge = z.object({
  challenge: challengeSecret,
  methods: z.array(factorMethod),
  expiresAt: timestamp,
  /** With the method `passkey`: what the browser is to be asked. */
  passkey: passkeyRequest.nullable(),
});
export type FactorChallenge = z.infer<typeof factorChallenge>;

/** Instead of a session: the first step was right, and a second factor is requested. */
export const secondFactorAsked = z.object({ secondFactor: factorChallenge });
export type SecondFactorAsked = z.infer<typeof secondFactorAsked>;

/** The answer to a challenge. Spaces and hyphens in codes do not count. */
export const factorProof = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('totp'), code: z.string().min(1).max(20) }),
  z.strictObject({ method: z.literal('recoveryCode'), code: z.string().min(1).max(40) }),
  z.strictObject({ method: z.literal('passkey'), response: passkeyAssertion }),
  z.strictObject({ method: z.literal('password'), password: z.string().min(1).max(128) }),
]);
export type FactorProof = z.infer<typeof factorProof>;

export const challengeAnswer = z.strictObject({ challenge: challengeSecret, proof: factorProof });
export type ChallengeAnswer = z.infer<typeof challengeAnswer>;

/** A proof given, for one call of the action it was requested for, in the header `Second-Factor`. */
export const provenFactor = z.object({ proof: z.string(), expiresAt: timestamp });
export type ProvenFactor = z.infer<typeof provenFactor>;

const passkeyName = line(60);

export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** Where a player wants to be asked. Factors themselves are never changed without one. */
export const factorsAsked = z.strictObject({
  signIn: z.boolean(),
  withdrawal: z.boolean(),
  credentials: z.boolean(),
});
export type FactorsAsked = z.infer<typeof factorsAsked>;

/** What protects an account besides the sign-in. */
export const factors = z.object({
  /** The authenticator app; null where there is none. */
  totp: z.object({ createdAt: timestamp, lastUsedAt: timestamp.nullable() }).nullable(),
  passkeys: z.array(passkey),
  /** Codes not used yet; null while there is no factor they stand in for. */
  recoveryCodesLeft: z.int().nullable(),
  asked: factorsAsked,
});
export type Factors = z.infer<typeof factors>;

/** A secret for an authenticator app, good once a first code has confirmed it within ten minutes. */
export const totpEnrolment = z.object({
  /** Base32, as authenticator apps take it by hand. */
  secret: z.string(),
  /** `otpauth://totp/…`, for an app on this device. */
  uri: z.string(),
  /** The same as a QR code: an SVG path of dark modules, one unit each, in a square of `size`. */
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type TotpEnrolment = z.infer<typeof totpEnrolment>;

/** A factor was added; the first one brings recovery codes, which are shown this once. */
export const factorAdded = z.object({
  factors,
  recoveryCodes: z.array(z.string()).nullable(),
});
export type FactorAdded = z.infer<typeof factorAdded>;

export const totpConfirmation = z.strictObject({ code: z.string().min(1).max(20) });

export const newPasskey = z.strictObject({
  challenge: challengeSecret,
  name: passkeyName,
  response: passkeyAttestation,
});
export type NewPasskey = z.infer<typeof newPasskey>;

export const passkeyEnrolment = z.object({ challenge: challengeSecret, options: passkeyCreation });
export type PasskeyEnrolment = z.infer<typeof passkeyEnrolment>;

export const passkeyRenaming = z.strictObject({ id, name: passkeyName });

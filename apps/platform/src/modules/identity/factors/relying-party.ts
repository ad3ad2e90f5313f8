import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@pierlight/contract/identity/factors';
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PasskeyRow } from './passkey-repository.ts';

/** Milliseconds a browser waits for its owner. */
const timeout = 120_000;
/** EdDSA, ES256 and RS256: what the authenticators there are sign with (COSE numbers). */
const algorithms = [-8, -7, -257];

/** What an authenticator showed to be true. */
export interface VerifiedPasskey {
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
}

/**
 * The site towards authenticators (WebAuthn Level 3): passkeys are bound to the host of the public
 * origin, and always made and used with the person verified, by finger, face or PIN.
 */
export function createRelyingParty(publicOrigin: string) {
  const rpId = new URL(publicOrigin).hostname;
  const expected = {
    expectedOrigin: publicOrigin,
    expectedRPID: rpId,
    requireUserVerification: true,
  };
  const named = (passkeys: readonly PasskeyRow[]) =>
    passkeys.map(({ credential_id: id, transports }) => ({
      id,
      type: 'public-key' as const,
      transports,
    }));

  return {
    creation: (
      challenge: string,
      user: { readonly id: string; readonly name: string },
      present: readonly PasskeyRow[],
    ): PasskeyCreation => ({
      challenge,
      rp: { id: rpId, name: 'Pierlight' },
      user: {
        id: Buffer.from(user.id).toString('base64url'),
        name: user.name,
        displayName: user.name,
      },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout,
      attestation: 'none',
      excludeCredentials: named(present),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    }),

    /** @param passkeys those that may answer; none leaves the choice to the authenticator */
    request: (challenge: string, passkeys: readonly PasskeyRow[]): PasskeyRequest => ({
      challenge,
      rpId,
      timeout,
      userVerification: 'required',
      allowCredentials: named(passkeys),
    }),

    /** Null when the answer was not made for this challenge, this site, or without the person. */
    async readNew(
      response: PasskeyAttestation,
      expectedChallenge: string,
    ): Promise<VerifiedPasskey | null> {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        response: response as RegistrationResponseJSON,
        expectedChallenge,
        supportedAlgorithmIDs: algorithms,
      }).catch(() => ({ verified: false, registrationInfo: undefined }));
      if (!verified || !registrationInfo) return null;
      const { id, publicKey, counter } = registrationInfo.credential;
      return {
        credentialId: id,
        publicKey,
        counter,
        transports: response.response.transports ?? [],
      };
    },

    /** The counter a right answer carries; null for any other, and for one a copy may have made. */
    async read(
      response: PasskeyAssertion,
      expectedChallenge: string,
      passkey: PasskeyRow,
    ): Promise<number | null> {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        response: response as AuthenticationResponseJSON,
        expectedChallenge,
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(passkey.public_key),
          counter: Number(passkey.counter),
        },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }));
      return verified && authenticationInfo ? authenticationInfo.newCounter : null;
    },
  };
}

export type RelyingParty = ReturnType<typeof createRelyingParty>;

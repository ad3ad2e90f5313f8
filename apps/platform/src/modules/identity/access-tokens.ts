import { createSecretKey } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../kernel/clock.ts';

/** What an access token says: whose it is, of which session, and which of its rotations. */
export interface AccessClaims {
  readonly playerId: string;
  readonly sessionId: string;
  readonly generation: number;
}

/** Life of an access token, in seconds. */
export const accessTokenSeconds = 15 * 60;

export interface AccessTokens {
  issue(claims: AccessClaims): Promise<string>;
  /** The claims, or null when the token is forged, malformed or (unless allowed) expired. */
  read(token: string, options?: { readonly allowExpired: boolean }): Promise<AccessClaims | null>;
}

/** Signs and reads access tokens: JWT, HS256, issuer `pierlight`. */
export function createAccessTokens(secret: string, clock: Clock): AccessTokens {
  // Raw bytes would be made a key anew for each token.
  const key = createSecretKey(Buffer.from(secret));
  return {
    issue: ({ playerId, sessionId, generation }) => {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ sid: sessionId, gen: generation })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('pierlight')
        .setSubject(playerId)
        .setIssuedAt(now)
        .setExpirationTime(now + accessTokenSeconds)
        .sign(key);
    },
    read: async (token, { allowExpired } = { allowExpired: false }) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: 'pierlight',
          requiredClaims: ['sub', 'exp'],
          currentDate: allowExpired ? new Date(0) : clock.now(),
        });
        const { sub, sid, gen } = payload;
        if (sub === undefined || typeof sid !== 'string' || typeof gen !== 'number') return null;
        return { playerId: sub, sessionId: sid, generation: gen };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

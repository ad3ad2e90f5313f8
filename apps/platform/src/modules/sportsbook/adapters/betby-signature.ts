import { createPrivateKey, createPublicKey, type KeyObject, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../../kernel/clock.ts';
import {
  bookName,
  clockSkew,
  longestCall,
  type PlayerClaims,
  signedClaims,
} from './betby-protocol.ts';

const algorithm = 'ES256';

/** A key of P-256 in PEM form. @throws Error for any other */
export function keyOf(pem: string, kind: 'private' | 'public'): KeyObject {
  const key = kind === 'private' ? createPrivateKey(pem) : createPublicKey(pem);
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw new Error(`BETBY_${kind.toUpperCase()}_KEY is no key of P-256`);
  return key;
}

/** A call of the book whose signature, times and names hold. */
export interface SignedCall {
  readonly jti: string;
  /** From when on nobody takes it any more. */
  readonly expiresAt: Date;
  readonly payload: unknown;
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/**
 * Reads what the book signed for this operator; undefined for what it did not sign, signed for somebody else, for
 * longer than calls are good for, or too long ago.
 */
export async function readSigned(
  token: string,
  deps: { readonly publicKey: KeyObject; readonly operatorId: string; readonly clock: Clock },
): Promise<SignedCall | undefined> {
  const now = deps.clock.now();
  const verified = await jwtVerify(token, deps.publicKey, {
    algorithms: [algorithm],
    issuer: bookName,
    audience: deps.operatorId,
    currentDate: now,
    clockTolerance: clockSkew,
    requiredClaims: ['iat', 'exp', 'jti'],
  }).catch(() => undefined);
  const claims = signedClaims.safeParse(verified?.payload);
  if (!claims.success) return undefined;
  const { iat, exp, jti, payload } = claims.data;
  if (exp - iat > longestCall || iat > seconds(now) + clockSkew) return undefined;
  return { jti, expiresAt: new Date((exp + clockSkew) * 1000), payload };
}

/** What the operator signs: calls to the book, and who plays. */
export function createSigning(deps: {
  readonly privateKey: KeyObject;
  readonly operatorId: string;
  readonly clock: Clock;
}) {
  const sign = (claims: Record<string, unknown>, goodForSeconds: number) => {
    const now = seconds(deps.clock.now());
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
      .setIssuedAt(now)
      .setExpirationTime(now + goodForSeconds)
      .setJti(randomUUID())
      .setAudience(bookName)
      .sign(deps.privateKey);
  };
  return {
    call: (payload: unknown) => sign({ iss: deps.operatorId, payload }, longestCall),
    player: (claims: Omit<PlayerClaims, 'aud'>, goodForSeconds: number) =>
      sign({ ...claims }, goodForSeconds),
  };
}

export type Signing = ReturnType<typeof createSigning>;

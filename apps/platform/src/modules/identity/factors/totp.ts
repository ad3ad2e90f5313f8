import { generateSecret, generateURI, verifySync } from 'otplib/functional';

/** Time-based codes of six digits each thirty seconds (RFC 6238, SHA-1), as every authenticator app makes them. */
const periodSeconds = 30;
const secretBytes = 20;

/** A secret in base32 (RFC 4648, no padding): what a person types into an app. */
export const newTotpSecret = (): string => generateSecret({ length: secretBytes });

/**
 * The time step a code belongs to: the present one or a neighbour, so that a clock may differ by half
 * a minute. Null when the code is wrong, or of a step that is not after `lastStep`.
 */
export function stepOfCode(
  secret: string,
  code: string,
  at: Date,
  lastStep: number | null,
): number | null {
  const token = code.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const epoch = Math.floor(at.getTime() / 1000);
  const newest = Math.floor(epoch / periodSeconds) + 1;
  if (lastStep !== null && lastStep >= newest) return null;
  const result = verifySync({
    secret,
    token,
    epoch,
    epochTolerance: periodSeconds,
    ...(lastStep === null ? {} : { afterTimeStep: lastStep }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** The address authenticator apps read, with the name the entry has there. */
export function totpUri(secret: string, account: string): string {
  return generateURI({ issuer: 'Pierlight', label: account, secret });
}

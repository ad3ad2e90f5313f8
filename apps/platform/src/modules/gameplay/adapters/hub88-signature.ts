import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/**
 * Hub88 signs the raw body of every request, both ways: base64 of RSA-SHA256 (PKCS #1 v1.5) in this
 * header. Source: docs.hub88.io, "Request signing logic".
 */
export const signatureHeader = 'x-hub88-signature';

/** Reads a key in PEM form once, so that no request pays for parsing it. */
export const privateKeyOf = (pem: string): KeyObject => createPrivateKey(pem);
export const publicKeyOf = (pem: string): KeyObject => createPublicKey(pem);

export function signatureOf(body: string | Buffer, key: KeyObject): string {
  return sign('RSA-SHA256', Buffer.from(body), key).toString('base64');
}

/** Whether these very bytes were signed with the key's other half. */
export function isSigned(
  body: Buffer,
  signature: string | string[] | undefined,
  key: KeyObject,
): boolean {
  if (typeof signature !== 'string' || signature === '') return false;
  return verify('RSA-SHA256', body, key, Buffer.from(signature, 'base64'));
}

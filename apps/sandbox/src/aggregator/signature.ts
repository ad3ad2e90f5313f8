import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

export const SIGNATURE_HEADER = 'x-hub88-signature';

export const privateKeyFrom = (pem: string): KeyObject => createPrivateKey(pem);
export const publicKeyFrom = (pem: string): KeyObject => createPublicKey(pem);

/** The signature of a raw body as Hub88 sends it: RSA-SHA256 (PKCS #1 v1.5), base64. */
export const signBody = (body: string, key: KeyObject): string =>
  sign('RSA-SHA256', Buffer.from(body), key).toString('base64');

/** Whether the signature of a raw body is that key's. A missing or garbled one is not. */
export function isSignedBy(body: string | Buffer, signature: unknown, key: KeyObject): boolean {
  if (typeof signature !== 'string' || signature === '') return false;
  return verify('RSA-SHA256', Buffer.from(body), key, Buffer.from(signature, 'base64'));
}

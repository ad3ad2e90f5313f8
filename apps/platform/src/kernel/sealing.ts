import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps texts that hold a secret unreadable where they wait: in a job, in a mail on its way. */
export interface Seal {
  /** @param about whose or what it is; it opens only under the same */
  seal(text: string, about?: string): string;
  /** @throws Error when it was sealed under another secret, about something else, or changed. */
  open(sealed: string, about?: string): string;
}

const ivBytes = 12;
const tagBytes = 16;

/** A key of its own for each use, derived from the secret of the installation (HKDF, SHA-256). */
export function keyFor(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `pierlight:${use}`, 32));
}

/** Seals with AES-256-GCM under a key derived for this use. */
export function createSeal(secret: string, use: string): Seal {
  const key = keyFor(secret, `seal:${use}`);
  return {
    seal(text, about = '') {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      cipher.setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, about = '') {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(about));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const body = bytes.subarray(ivBytes + tagBytes);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}

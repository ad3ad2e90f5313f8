import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { DocumentKey } from '../../kernel/document-keys-setting.ts';

const ivBytes = 12;
const tagBytes = 16;

export interface FileSeal {
  /** The key that seals what comes. */
  readonly keyId: string;
  seal(name: string, bytes: Buffer): Buffer;
  /** @throws Error when the key is not known, or the file is another one or was changed */
  open(name: string, keyId: string, sealed: Buffer): Buffer;
}

/**
 * Seals files with AES-256-GCM, each under a key of its own that is derived from a key of the settings and the file's
 * name: a file opens under its own name only, and a million of them never meet the same key and counter.
 */
export function createFileSeal(keys: readonly DocumentKey[]): FileSeal {
  const [current] = keys;
  if (!current) throw new Error('There is no key for documents');
  const keyOf = (name: string, keyId: string): Buffer => {
    const found = keys.find(({ id }) => id === keyId);
    if (!found) throw new Error(`DOCUMENT_KEYS has no key ${keyId}, under which a file is sealed`);
    return Buffer.from(hkdfSync('sha256', found.key, '', `pierlight:document:${name}`, 32));
  };
  return {
    keyId: current.id,
    seal(name, bytes) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', keyOf(name, current.id), iv);
      const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(name, keyId, sealed) {
      const iv = sealed.subarray(0, ivBytes);
      const decipher = createDecipheriv('aes-256-gcm', keyOf(name, keyId), iv, {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([
        decipher.update(sealed.subarray(ivBytes + tagBytes)),
        decipher.final(),
      ]);
    },
  };
}

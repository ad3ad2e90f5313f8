import { createHash } from 'node:crypto';

/**
 * What a picture is kept and served under: the first 128 bits of the SHA-256 of its bytes, in base64url. Every page
 * names a hundred of them, and a hash cannot be compressed.
 */
export const pictureHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest().subarray(0, 16).toString('base64url');

/** Pictures of before have the whole hash in hexadecimal. */
export const isPictureHash = (text: string): boolean => /^(?:[\w-]{22}|[0-9a-f]{64})$/.test(text);

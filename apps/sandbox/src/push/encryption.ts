import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

/** What a browser keeps of a subscription, all base64url. */
export interface BrowserKeys {
  readonly privateKey: string;
  readonly publicKey: string;
  readonly auth: string;
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url');
const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Opens a push as the browser does: one record of `aes128gcm` (RFC 8188), for the keys of RFC 8291.
 * @throws Error when it was not made for these keys
 */
export function openPush(body: Buffer, keys: BrowserKeys): Buffer {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const browser = createECDH('prime256v1');
  browser.setPrivateKey(bytesOf(keys.privateKey));
  const shared = browser.computeSecret(sender);
  const parties = Buffer.concat([
    ...[Buffer.from('WebPush: info\0'), bytesOf(keys.publicKey), sender],
  ]);
  const secret = derive(shared, bytesOf(keys.auth), parties, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and padding of zeros.
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('the record has no end');
  return padded.subarray(0, end);
}

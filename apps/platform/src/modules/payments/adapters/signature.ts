import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a signature's time may lie from ours, either way, in seconds. */
export const signatureTolerance = 300;

/**
 * Checks a header `t=<unix seconds>,v1=<hex hmac_sha256(secret, t + "." + raw body)>`. Exactly that
 * form, in lower case, is taken; the body counts byte by byte as it came.
 */
export function isSignedBy(
  secret: string,
  header: string | string[] | undefined,
  rawBody: Buffer,
  now: Date,
): boolean {
  if (typeof header !== 'string') return false;
  const match = /^t=([1-9]\d{9}),v1=([0-9a-f]{64})$/.exec(header);
  if (!match) return false;
  const [, seconds, given] = match as unknown as [string, string, string];
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest();
  const authentic = timingSafeEqual(expected, Buffer.from(given, 'hex'));
  return authentic && Math.abs(now.getTime() / 1000 - Number(seconds)) <= signatureTolerance;
}

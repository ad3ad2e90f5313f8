import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';

const claims = z.object({
  aud: z.string(),
  exp: z.number(),
  sub: z.string().regex(/^(?:mailto:|https:)/),
});
const longestMs = 24 * 60 * 60_000;

/**
 * What is wrong with the proof of who sends a push (RFC 8292); null when nothing is.
 * @param expected the key the browser subscribed with; any where it named none
 */
export function vapidFault(
  authorization: string,
  { audience, expected, now }: { audience: string; expected: string | null; now: Date },
): string | null {
  const given = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]{87})$/.exec(authorization);
  if (!given) return 'there is no proof';
  const [, header = '', payload = '', signature = '', key = ''] = given;
  if (expected !== null && key !== expected) return 'the key is not the one subscribed with';
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'the signature is not right';
  const read = claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!read.success) return 'the claims are not right';
  if (read.data.aud !== audience) return 'it is for another service';
  const left = read.data.exp * 1000 - now.getTime();
  return left <= 0 || left > longestMs ? 'it has run out, or lasts too long' : null;
}

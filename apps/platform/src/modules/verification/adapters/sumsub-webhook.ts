import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import type { ProviderEvent } from '../provider.ts';

/** By the header `X-Payload-Digest-Alg`: the hash and the bytes it has. */
const algorithms: Readonly<Record<string, readonly [hash: string, bytes: number]>> = {
  HMAC_SHA1_HEX: ['sha1', 20],
  HMAC_SHA256_HEX: ['sha256', 32],
  HMAC_SHA512_HEX: ['sha512', 64],
};

/** Types of events that concern a check. */
const relevant =
  /^applicant(?:Created|Pending|Reviewed|OnHold|Reset|PersonalInfoChanged|LevelChanged)$/;

const event = z.object({
  type: z.string().max(100),
  externalUserId: z.string().max(512),
});

/** Whether the bytes are signed with the secret, by the algorithm that the sender names. */
export function isDigestOf(
  secret: string,
  rawBody: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): boolean {
  const { 'x-payload-digest': digest, 'x-payload-digest-alg': algorithm } = headers;
  if (typeof digest !== 'string' || typeof algorithm !== 'string') return false;
  const known = Object.hasOwn(algorithms, algorithm) && algorithms[algorithm];
  if (!known) return false;
  const [hash, bytes] = known;
  if (digest.length !== bytes * 2 || !/^[0-9a-f]+$/.test(digest)) return false;
  const expected = createHmac(hash, secret).update(rawBody).digest();
  return timingSafeEqual(expected, Buffer.from(digest, 'hex'));
}

/** Proves and reads a webhook. @throws DomainError forbidden, malformedRequest */
export function readSumsubWebhook(
  secret: string,
  rawBody: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): ProviderEvent | null {
  if (!isDigestOf(secret, rawBody, headers)) throw new DomainError('forbidden');
  const parsed = event.safeParse(jsonOf(rawBody));
  if (!parsed.success) throw new DomainError('malformedRequest', { cause: parsed.error });
  const { type, externalUserId: externalId } = parsed.data;
  return relevant.test(type) ? { externalId } : null;
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}
